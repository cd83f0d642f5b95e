import type { Db } from '#platform/database/transaction.ts';
import { renameRedemptions } from './redemption-queries.ts';

/** Two records of one customer became one: what a customer may use so many times, both have used. */
export async function takeOverRedemptions(
  db: Db,
  storeId: string,
  between: { from: string; to: string },
): Promise<void> {
  await renameRedemptions(db, storeId, between);
}
