import type { Db } from '#platform/database/transaction.ts';
import { findSellable } from './queries.ts';

/** Whether a customer finds anything to buy: an active product with a price and stock. */
export async function hasSomethingToSell(db: Db, storeId: string): Promise<boolean> {
  return findSellable(db, storeId);
}
