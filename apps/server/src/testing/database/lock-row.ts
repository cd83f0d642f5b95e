import pg from 'pg';
import { query } from './query.ts';

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
    while ((await lockWaits(url)) < waiting);
    await client.query('commit');
    return await answers;
  } finally {
    await client.end();
  }
}

/** Asked outside of the transaction, which would see the connections of its first look for ever. */
async function lockWaits(url: string): Promise<number> {
  const [row] = await query<{ waits: number }>(
    url,
    `select count(*)::int as waits from pg_locks where not granted
     and pid in (select pid from pg_stat_activity where datname = current_database())`,
  );
  return row?.waits ?? 0;
}
