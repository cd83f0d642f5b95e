import { allowsOrderAct } from '@sokoni/rules/orders/order-state';
import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { publishChange } from '#core/database/events/publish.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { lockOrder } from '../lock-order.ts';
import { noteReady } from '../queries.ts';
import { insertEvents } from '../records/event-queries.ts';

/**
 * An order lies ready for its buyer to collect. Said again, nothing happens.
 * @throws DomainError `not_found`, `wrong_state` for one that is not collected, or has left
 */
export async function markReady(db: Db, storeId: string, orderId: string, action: Action): Promise<void> {
  const order = await lockOrder(db, storeId, orderId, action);
  const noted = allowsOrderAct(order.state, 'fulfil')
    ? await noteReady(db, order, action.occurredAt)
    : 'none';
  if (noted === 'none') throw new DomainError('wrong_state');
  if (noted === 'before') return;
  await insertEvents(db, { storeId, orderId, actor: action.actor, at: action.occurredAt }, [
    { kind: 'ready' },
  ]);
  publishChange(db, 'order', [orderId]);
}
