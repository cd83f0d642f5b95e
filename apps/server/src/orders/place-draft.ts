import type { Db } from '#platform/database/transaction.ts';
import { findLines } from './line-queries.ts';
import { type Acting, openOrder } from './open-order.ts';
import { placeOrder } from './place-order.ts';
import type { WrittenOrder } from './queries.ts';
import type { Placement } from './strike-deal.ts';

/**
 * Places a draft that is kept.
 * @throws DomainError `not_found`, `wrong_state`, and what `placeOrder` refuses
 */
export async function placeDraft(
  db: Db,
  storeId: string,
  orderId: string,
  placement: Placement,
  acting: Acting,
): Promise<WrittenOrder> {
  const kept = await openOrder(db, storeId, orderId, acting, 'place');
  const lines = await findLines(db, storeId, orderId);
  return placeOrder(db, { kept, lines }, placement, acting);
}
