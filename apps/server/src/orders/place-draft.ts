import type { Db } from '#platform/database/transaction.ts';
import { openPlace } from '#stock/assert-spots.ts';
import { insertEvents } from './event-queries.ts';
import { findLines } from './line-queries.ts';
import { type Acting, openOrder } from './open-order.ts';
import { placeOrder } from './place-order.ts';
import { type OrderRow, updateOrder, type WrittenOrder } from './queries.ts';
import type { Placement } from './strike-deal.ts';

/**
 * Places a draft that is kept. One whose place is closed by now leaves from the first open one.
 * @throws DomainError `not_found`, `wrong_state`, and what `placeOrder` refuses
 */
export async function placeDraft(
  db: Db,
  storeId: string,
  orderId: string,
  placement: Placement,
  acting: Acting,
): Promise<WrittenOrder> {
  const draft = await openOrder(db, storeId, orderId, acting, 'place');
  const kept = await fromOpenPlace(db, draft, acting);
  const lines = await findLines(db, storeId, orderId);
  return placeOrder(db, { kept, lines }, placement, acting);
}

async function fromOpenPlace(db: Db, draft: OrderRow, { userId, now }: Acting): Promise<OrderRow> {
  const { store_id: storeId, id: orderId } = draft;
  const { id, instead } = await openPlace(db, storeId, draft.location_id);
  if (id === draft.location_id) return draft;
  await insertEvents(db, { storeId, orderId, actorUserId: userId, at: now }, [
    { kind: 'edited', data: { place: instead } },
  ]);
  return updateOrder(db, draft, { location_id: id });
}
