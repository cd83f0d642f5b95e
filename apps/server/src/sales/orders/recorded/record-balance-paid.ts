import type { OrderFlag } from '@sokoni/rules/orders/order-flags';
import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { type Payment, recordOne } from '#sales/orders/payments/record-payment.ts';
import { flagOrder } from './flag-order.ts';

/**
 * A payment of the balance that a till has taken. The money is in its drawer whatever became of the order meanwhile: what is more than
 * was due becomes a flag, and is to be refunded.
 * @returns what did not fit
 * @throws DomainError `not_found`, `wrong_state` for a draft, `id_taken`
 */
export async function recordBalancePaid(
  db: Db,
  storeId: string,
  { orderId, payment, flags: told }: { orderId: string; payment: Payment; flags: readonly OrderFlag[] },
  action: Action,
): Promise<readonly OrderFlag[]> {
  const order = await flagOrder(db, storeId, orderId, told);
  if (order.placed_at === null) throw new DomainError('wrong_state');
  const isOver = payment.amount > order.outstanding;
  const flags: readonly OrderFlag[] = isOver ? [...told, 'overpaid'] : told;
  // A clock that was put back between the sale and the payment.
  const occurredAt = new Date(Math.max(order.placed_at.getTime(), action.occurredAt.getTime()));
  const flagged = await flagOrder(db, storeId, orderId, flags);
  await recordOne(db, flagged, 'payment', payment, { ...action, occurredAt });
  return flags;
}
