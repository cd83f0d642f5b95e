import { returnRedemption } from '#discounts/redeem-discount.ts';
import { announce } from '#platform/database/announce.ts';
import type { Db } from '#platform/database/transaction.ts';
import { releaseStock } from '#stock/reserve-stock.ts';
import { insertEvents } from './event-queries.ts';
import { giveUpRest } from './give-up-rest.ts';
import { findLines } from './line-queries.ts';
import { lineSpots } from './line-spots.ts';
import { type Acting, openOrder } from './open-order.ts';
import { deleteOrder, updateOrder } from './queries.ts';

/**
 * Nothing of the order leaves the house any more: its goods are free again, and the use of its discount. Where some of it has left,
 * the rest is given up. What was paid can be given back.
 * @throws DomainError `not_found`, `wrong_state`
 */
export async function cancelOrder(
  db: Db,
  storeId: string,
  orderId: string,
  reason: string,
  acting: Acting,
): Promise<void> {
  const { userId, now } = acting;
  const order = await openOrder(db, storeId, orderId, acting, 'cancel');
  if (order.state === 'part_fulfilled') return giveUpRest(db, order, reason, acting);
  // The customer's figures go with the order, and before the stock, as where orders are placed: neither waits for the other.
  await updateOrder(db, order, {
    stage: 'cancelled',
    state: 'cancelled',
    cancelled_at: now,
    updated_at: now,
  });
  const spots = lineSpots(order.location_id, await findLines(db, storeId, orderId));
  if (spots.length > 0) await releaseStock(db, storeId, spots);
  if (order.discount_id !== null) await returnRedemption(db, storeId, orderId);
  await insertEvents(db, { storeId, orderId, actorUserId: userId, at: now }, [
    { kind: 'cancelled', data: { text: reason } },
  ]);
  await announce(db, 'order', [orderId]);
}

/**
 * Throws a draft away: nothing of it ever happened.
 * @throws DomainError `not_found`, `wrong_state` for an order that was placed
 */
export async function discardDraft(db: Db, storeId: string, orderId: string, acting: Acting): Promise<void> {
  await openOrder(db, storeId, orderId, acting, 'place');
  await deleteOrder(db, storeId, orderId);
  await announce(db, 'order', [orderId]);
}
