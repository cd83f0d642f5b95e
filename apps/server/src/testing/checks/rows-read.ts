import { sql } from 'kysely';
import { type Db, transaction } from '#core/database/access/transaction.ts';
import type { TestApp } from '#testing/http/app.ts';

/**
 * How many rows of all tables the statements of some work have looked at, by whatever plan, without those of catalogues. Of a plan
 * that walks a table this is all of it, whatever the statement says and however fast the machine is.
 * @param tables only of these
 */
export async function rowsRead(
  { services }: Pick<TestApp, 'services'>,
  storeId: string,
  work: (db: Db) => Promise<unknown>,
  tables?: readonly string[],
): Promise<number> {
  return transaction(services.pool, { userId: null, storeId }, async (db) => {
    const before = await count(db, tables);
    await work(db);
    return (await count(db, tables)) - before;
  });
}

async function count(db: Db, tables?: readonly string[]): Promise<number> {
  const among = tables ? sql`relname = any (${[...tables]}::text[])` : sql`true`;
  const { rows } = await sql<{ read: number }>`
    select coalesce(sum(seq_tup_read + coalesce(idx_tup_fetch, 0)), 0)::int as read
    from pg_stat_xact_user_tables where schemaname = 'app' and ${among}`.execute(db);
  return rows[0]?.read ?? 0;
}
