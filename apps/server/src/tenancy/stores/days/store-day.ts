import type { Db } from '#core/database/access/transaction.ts';
import { findStoreDay, type StoreDay } from './day-queries.ts';

/** The day that a store has at this moment, and whether it is in test mode. */
export async function storeDay(db: Db, storeId: string, now: Date): Promise<StoreDay> {
  const day = await findStoreDay(db, storeId, now);
  if (!day) throw new Error(`No store ${storeId}`);
  return day;
}
