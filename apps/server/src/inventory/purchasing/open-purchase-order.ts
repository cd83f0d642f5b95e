import { allowsAct, type PurchaseOrderAct } from '@sokoni/rules/stock/purchase-order';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { lockOrder, type OrderRow } from './purchase-order-queries.ts';

/**
 * The order, held, for one of its acts.
 * @throws DomainError `not_found`, `wrong_state`
 */
export async function openOrder(
  db: Db,
  storeId: string,
  orderId: string,
  act: PurchaseOrderAct,
): Promise<OrderRow> {
  const order = await holdOrder(db, storeId, orderId);
  if (!allowsAct(order.state, act)) throw new DomainError('wrong_state');
  return order;
}

/**
 * The order, held until the transaction ends: every act on it waits.
 * @throws DomainError `not_found`
 */
export async function holdOrder(db: Db, storeId: string, orderId: string): Promise<OrderRow> {
  const order = await lockOrder(db, storeId, orderId);
  if (!order) throw new DomainError('not_found');
  return order;
}
