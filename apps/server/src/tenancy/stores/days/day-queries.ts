import { sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';

/** What the clock of a store shows, and whether its orders are test orders. */
export interface StoreDay {
  /** The day (`2026-11-21`) in the store's time zone. */
  today: string;
  timezone: string;
  test: boolean;
}

export async function findStoreDay(db: Db, storeId: string, now: Date): Promise<StoreDay | undefined> {
  const { rows } = await sql<StoreDay>`
    select (${now}::timestamptz at time zone timezone)::date::text as today, timezone, mode = 'test' as test
    from stores where id = ${storeId}`.execute(db);
  return rows[0];
}
