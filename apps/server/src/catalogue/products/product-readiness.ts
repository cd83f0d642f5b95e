import type { Db } from '#core/database/access/transaction.ts';
import { findSellable } from './queries.ts';

/** Whether a customer finds anything to buy: an active product with a price and stock. */
export async function productReadiness(
  db: Db,
  storeId: string,
): Promise<{ hasProductWithPriceAndStock: boolean }> {
  return { hasProductWithPriceAndStock: await findSellable(db, storeId) };
}
