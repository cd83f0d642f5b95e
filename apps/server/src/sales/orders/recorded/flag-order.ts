import type { OrderFlag } from '@sokoni/rules/orders/order-flags';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { findOrderForUpdate, type OrderRow, updateOrder } from '#sales/orders/queries.ts';

/**
 * Holds an order and adds what did not fit of an act on it that has happened.
 * @throws DomainError `not_found`
 */
export async function flagOrder(
  db: Db,
  storeId: string,
  orderId: string,
  flags: readonly OrderFlag[],
): Promise<OrderRow> {
  const order = await findOrderForUpdate(db, storeId, orderId);
  if (!order) throw new DomainError('not_found');
  if (flags.every((flag) => order.flags.includes(flag))) return order;
  return updateOrder(db, order, { flags: [...new Set([...order.flags, ...flags])] });
}
