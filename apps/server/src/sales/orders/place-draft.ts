import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { openPlace } from '#stock/assert-stock-locations.ts';
import { findLines } from './line-queries.ts';
import { lockOrderFor } from './lock-order.ts';
import { nameShortLines } from './name-short-lines.ts';
import type { Settlement } from './payments/settle-order.ts';
import { placeOrder } from './place-order.ts';
import { type OrderRow, updateOrder, type WrittenOrder } from './queries.ts';
import type { Rung } from './recorded/rung-sale.ts';
import { insertEvents } from './records/event-queries.ts';

/**
 * Places an existing draft. One whose location is closed by now leaves from the first open one.
 * @param rung where it was sold earlier than now
 * @throws DomainError `not_found`, `wrong_state`, and what `placeOrder` refuses
 */
export async function placeDraft(
  db: Db,
  storeId: string,
  orderId: string,
  settlement: Settlement,
  action: Action,
  rung: Rung | null = null,
): Promise<WrittenOrder> {
  const draft = await lockOrderFor(db, storeId, orderId, action, 'place');
  const existing = await fromOpenLocation(db, draft, action);
  const lines = await findLines(db, storeId, orderId);
  return nameShortLines(lines, () =>
    placeOrder(db, { existing, head: existing, lines, rung }, settlement, action),
  );
}

async function fromOpenLocation(db: Db, draft: OrderRow, { actor, occurredAt }: Action): Promise<OrderRow> {
  const { store_id: storeId, id: orderId } = draft;
  const { id, instead } = await openPlace(db, storeId, draft.location_id);
  if (id === draft.location_id) return draft;
  await insertEvents(db, { storeId, orderId, actor, at: occurredAt }, [
    { kind: 'edited', data: { place: instead } },
  ]);
  return updateOrder(db, draft, { location_id: id });
}
