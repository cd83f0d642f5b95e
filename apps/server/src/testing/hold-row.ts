import pg from 'pg';

/**
 * Holds a row from outside until so many calls wait for it, then lets go: whatever they have read before is old by then.
 * For races that must not be left to chance.
 *
 * @param statement a `select … for update` of the row
 * @param waiting how many connections have to wait
 */
export async function holdRow<T>(
  url: string,
  statement: string,
  values: unknown[],
  waiting: number,
  calls: () => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(statement, values);
    const answers = calls();
    while ((await lockWaits(client)) < waiting);
    await client.query('commit');
    return await answers;
  } finally {
    await client.end();
  }
}

async function lockWaits(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ waits: number }>(
    `select count(*)::int as waits from pg_locks where not granted
     and pid in (select pid from pg_stat_activity where datname = current_database())`,
  );
  return rows[0]?.waits ?? 0;
}
