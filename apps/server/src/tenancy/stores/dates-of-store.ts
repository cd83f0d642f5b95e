import { type StoreDates, storeDates } from '@sokoni/rules/stores/store-dates';
import type { Db } from '#core/database/access/transaction.ts';
import { findDatedStore } from './dates-queries.ts';

/** How a store's days and times are written. */
export async function datesOfStore(db: Db, storeId: string): Promise<StoreDates> {
  return storeDates(await findDatedStore(db, storeId));
}
