import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { publishChange } from '#core/database/events/publish.ts';
import { lockOrder } from './lock-order.ts';
import { insertEvents } from './records/event-queries.ts';

/** @throws DomainError `not_found` */
export async function addNote(
  db: Db,
  storeId: string,
  orderId: string,
  text: string,
  action: Action,
): Promise<void> {
  await lockOrder(db, storeId, orderId, action);
  await insertEvents(db, { storeId, orderId, actor: action.actor, at: action.occurredAt }, [
    { kind: 'noted', data: { text } },
  ]);
  publishChange(db, 'order', [orderId]);
}
