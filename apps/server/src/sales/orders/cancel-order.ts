import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { publishChange } from '#core/database/events/publish.ts';
import { returnRedemption } from '#sales/discounts/redeem-discount.ts';
import { releaseStock } from '#stock/reserve-stock.ts';
import { lineStockLocations } from './fulfilment/line-stock-locations.ts';
import { findLines } from './line-queries.ts';
import { lockOrderFor } from './lock-order.ts';
import { deleteOrder, updateOrder } from './queries.ts';
import { insertEvents } from './records/event-queries.ts';
import { cancelRemainder } from './returns/cancel-remainder.ts';

/**
 * Nothing of the order leaves the house any more: its items are free again, and the use of its discount. Where some of it has left,
 * the rest is given up. What was paid can be given back.
 * @throws DomainError `not_found`, `wrong_state`
 */
export async function cancelOrder(
  db: Db,
  storeId: string,
  orderId: string,
  reason: string,
  action: Action,
): Promise<void> {
  const { actor, occurredAt, receivedAt } = action;
  const order = await lockOrderFor(db, storeId, orderId, action, 'cancel');
  if (order.state === 'part_fulfilled') return cancelRemainder(db, order, reason, action);
  // The customer's figures go with the order, and before the stock, as where orders are placed: neither waits for the other.
  await updateOrder(db, order, {
    stage: 'cancelled',
    state: 'cancelled',
    cancelled_at: occurredAt,
    updated_at: receivedAt,
  });
  const stockLocations = lineStockLocations(order.location_id, await findLines(db, storeId, orderId));
  if (stockLocations.length > 0) await releaseStock(db, storeId, stockLocations);
  if (order.discount_id !== null) await returnRedemption(db, storeId, orderId);
  await insertEvents(db, { storeId, orderId, actor, at: occurredAt }, [
    { kind: 'cancelled', data: { text: reason } },
  ]);
  publishChange(db, 'order', [orderId]);
}

/**
 * Throws a draft away: nothing of it ever happened.
 * @throws DomainError `not_found`, `wrong_state` for an order that was placed
 */
export async function deleteDraft(db: Db, storeId: string, orderId: string, action: Action): Promise<void> {
  await lockOrderFor(db, storeId, orderId, action, 'place');
  await deleteOrder(db, storeId, orderId);
  publishChange(db, 'order', [orderId]);
}
