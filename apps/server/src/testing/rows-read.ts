import { sql } from 'kysely';
import { type Db, transaction } from '#platform/database/transaction.ts';
import type { TestApp } from './app.ts';

/**
 * How many rows of all tables the statements of some work have looked at, by whatever plan, without those of catalogues. Of a plan
 * that walks a table this is all of it, whatever the statement says and however fast the machine is.
 */
export async function rowsRead(
  { services }: Pick<TestApp, 'services'>,
  storeId: string,
  work: (db: Db) => Promise<unknown>,
): Promise<number> {
  return transaction(services.pool, { userId: null, storeId }, async (db) => {
    const before = await count(db);
    await work(db);
    return (await count(db)) - before;
  });
}

async function count(db: Db): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select coalesce(sum(seq_tup_read + coalesce(idx_tup_fetch, 0)), 0)::int as read
    from pg_stat_xact_user_tables where schemaname = 'app'`.execute(db);
  return rows[0]?.read ?? 0;
}
