import pg from 'pg';

/** By address. A connection is used again, as to open one costs more than most statements do, and lasts a few seconds after its last. */
const pools = new Map<string, pg.Pool>();

/** Runs one statement. What it sets for its session would be left to the next one: `set local` instead. */
export async function query<Row extends pg.QueryResultRow>(
  url: string,
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const { rows } = await poolAt(url).query<Row>(statement, values);
  return rows;
}

/** Closes the connections to these addresses, so that nobody is left in the database. */
export async function hangUp(urls: readonly string[]): Promise<void> {
  const ending = urls.flatMap((url) => pools.get(url) ?? []);
  for (const url of urls) pools.delete(url);
  await Promise.all(ending.map((pool) => pool.end()));
}

function poolAt(url: string): pg.Pool {
  const known = pools.get(url);
  if (known) return known;
  const pool = new pg.Pool({ connectionString: url, allowExitOnIdle: true });
  // A server that is killed under us ends its connections.
  pool.on('error', () => {});
  pools.set(url, pool);
  return pool;
}
