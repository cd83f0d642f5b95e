import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { assertStockLocations } from './assert-stock-locations.ts';
import { moveStock } from './move-stock.ts';
import { lockAllLevels, type StockLocationQuantity } from './queries.ts';

/** Items of one delivery, and what it belongs to. */
export interface Delivery {
  /** Such as `purchase_order:<id>`. */
  reference: string;
  note: string;
  /** Below zero where a receipt is taken back. */
  lines: readonly StockLocationQuantity[];
}

/**
 * Records items that came from a supplier, or a receipt that is taken back; it is never refused, because it says what lies on the
 * shelf. The levels of the variants are held at all places, so that nobody sells between the count and the new cost.
 * @returns what lay there of each variant before, over all places
 * @throws DomainError `not_found` for a variant or an open place that the store does not have
 */
export async function receiveStock(
  db: Db,
  storeId: string,
  delivery: Delivery,
  action: Action,
): Promise<Map<string, number>> {
  await assertStockLocations(db, storeId, delivery.lines);
  const onHand = await holdStock(
    db,
    storeId,
    delivery.lines.map(({ variantId }) => variantId),
  );
  await moveStock(db, storeId, { ...delivery, reason: 'receipt' }, action);
  return onHand;
}

/** What lies there of each variant over all places; held, so that it stays so until the transaction ends. */
export async function holdStock(
  db: Db,
  storeId: string,
  variantIds: readonly string[],
): Promise<Map<string, number>> {
  const onHand = new Map<string, number>();
  for (const level of await lockAllLevels(db, storeId, variantIds)) {
    onHand.set(level.variant_id, (onHand.get(level.variant_id) ?? 0) + level.on_hand);
  }
  return onHand;
}
