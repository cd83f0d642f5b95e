import type { Db } from '#core/database/access/transaction.ts';
import { type HoldOwner, lockLevels, type StockLocationQuantity } from '#stock/queries.ts';
import { promiseAnew } from '#stock/recalculate-reserved.ts';
import { deleteHoldsOf } from './hold-queries.ts';

/**
 * Reserves for an order what was held for its buyer, and what is missing from it where the hold has lapsed and the units went to
 * others.
 * @throws NotEnoughStock
 */
export async function reserveHeld(
  db: Db,
  storeId: string,
  owner: HoldOwner,
  lines: readonly StockLocationQuantity[],
): Promise<void> {
  await lockLevels(db, storeId, lines, owner);
  const before = await deleteHoldsOf(db, storeId, owner);
  await promiseAnew(db, storeId, { before, after: lines });
}
