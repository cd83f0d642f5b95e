import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { publishChange } from '#core/database/events/publish.ts';
import { lockOrder } from '#sales/orders/lock-order.ts';
import { updateOrder } from '#sales/orders/queries.ts';
import { insertEvents } from '#sales/orders/records/event-queries.ts';

/**
 * Somebody has looked at what did not fit of a recorded sale: its flags come off and stand in its timeline. Without one nothing happens.
 * @returns the flags
 * @throws DomainError `not_found`
 */
export async function reviewOrder(
  db: Db,
  storeId: string,
  orderId: string,
  action: Action,
): Promise<readonly string[]> {
  const order = await lockOrder(db, storeId, orderId, action);
  const { flags } = order;
  if (flags.length === 0) return flags;
  const { actor, occurredAt, receivedAt } = action;
  await insertEvents(db, { storeId, orderId, actor, at: occurredAt }, [
    { kind: 'reviewed', data: { flags } },
  ]);
  await updateOrder(db, order, { flags: [], updated_at: receivedAt });
  publishChange(db, 'order', [orderId]);
  return flags;
}
