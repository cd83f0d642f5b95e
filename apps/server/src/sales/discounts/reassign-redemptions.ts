import type { Db } from '#core/database/access/transaction.ts';
import type { CustomerMerge } from '#customers/customer-hooks.ts';
import { renameRedemptions } from './redemption-queries.ts';

/** Two records of one customer became one: what a customer may use so many times, both have used. */
export async function takeOverRedemptions(
  db: Db,
  storeId: string,
  { from, to }: CustomerMerge,
): Promise<void> {
  await renameRedemptions(db, storeId, { from: from.id, to: to.id });
}
