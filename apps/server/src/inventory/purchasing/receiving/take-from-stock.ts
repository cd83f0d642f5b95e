import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { assertReservedLeft } from '#stock/assert-reserved-left.ts';
import { holdStock, receiveStock } from '#stock/receive-stock.ts';
import { stockAt } from '#stock/stock-by-location.ts';

/** Units of a purchase order that leave the stock again, each variant once. */
interface Leaving {
  orderId: string;
  locationId: string;
  note: string;
  lines: readonly { variantId: string; quantity: number }[];
  /** Somebody has said that what is promised to orders may be taken. */
  allowBelowReserved: boolean;
}

/**
 * Takes what has come of a purchase order out of the stock again, even below zero; what it was promised to is asked for first.
 * @returns what lay there of each variant before, over all places
 * @throws DomainError `below_reserved`, `not_found` for a variant or an open place that the store does not have
 */
export async function takeFromStock(
  db: Db,
  storeId: string,
  { orderId, locationId, note, lines, allowBelowReserved }: Leaving,
  action: Action,
): Promise<Map<string, number>> {
  if (!allowBelowReserved) await assertMayLeave(db, storeId, locationId, lines);
  const delivery = {
    reference: `purchase_order:${orderId}`,
    note,
    lines: lines.map(({ variantId, quantity }) => ({ variantId, locationId, quantity: -quantity })),
  };
  return receiveStock(db, storeId, delivery, action);
}

async function assertMayLeave(
  db: Db,
  storeId: string,
  locationId: string,
  lines: Leaving['lines'],
): Promise<void> {
  // At all places, as whoever receives: who held this one first would wait for others in another order.
  await holdStock(
    db,
    storeId,
    lines.map(({ variantId }) => variantId),
  );
  const stockLocations = lines.map(({ variantId }) => ({ variantId, locationId }));
  const quantities = new Map(lines.map(({ variantId, quantity }) => [variantId, quantity]));
  const levels = await stockAt(db, storeId, stockLocations, false);
  const lowerings = levels.map((before) => ({
    variantId: before.variant_id,
    locationId,
    before,
    afterwards: before.on_hand - (quantities.get(before.variant_id) ?? 0),
  }));
  await assertReservedLeft(db, storeId, lowerings);
}
