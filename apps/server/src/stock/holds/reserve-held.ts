import type { Db } from '#core/database/access/transaction.ts';
import { lockLevels, type StockLocationQuantity } from '#stock/queries.ts';
import { promiseAnew } from '#stock/recalculate-reserved.ts';
import { deleteHoldsOf, findHeldPlaces, type HoldOwner } from './hold-queries.ts';

/**
 * Reserves for an order what was held for its buyer, and what is missing from it where the hold has lapsed and the units went to
 * others.
 * @throws DomainError `not_enough_stock`
 */
export async function reserveHeld(
  db: Db,
  storeId: string,
  owner: HoldOwner,
  lines: readonly StockLocationQuantity[],
): Promise<void> {
  await lockLevels(db, storeId, [...(await findHeldPlaces(db, storeId, owner)), ...lines]);
  const before = await deleteHoldsOf(db, storeId, owner);
  await promiseAnew(db, storeId, { before, after: lines });
}
