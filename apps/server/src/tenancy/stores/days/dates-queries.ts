import type { DatedStore } from '@sokoni/rules/stores/store-dates';
import type { Db } from '#core/database/access/transaction.ts';

/** What decides how a store's days and times are written. */
export async function findDatedStore(db: Db, storeId: string): Promise<DatedStore> {
  return db
    .selectFrom('stores')
    .select(['timezone', 'country', 'currency_code'])
    .where('id', '=', storeId)
    .executeTakeFirstOrThrow();
}
