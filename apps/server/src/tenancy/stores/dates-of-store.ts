import { type StoreDates, storeDates } from '@sokoni/rules/stores/store-dates';
import type { Db } from '#core/database/access/transaction.ts';

/** How a store's days and times are written. */
export async function datesOfStore(db: Db, storeId: string): Promise<StoreDates> {
  const store = await db
    .selectFrom('stores')
    .select(['timezone', 'country', 'currency_code'])
    .where('id', '=', storeId)
    .executeTakeFirstOrThrow();
  return storeDates(store);
}
