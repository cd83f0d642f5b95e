import { mostMergedOrders } from '@sokoni/rules/customers/merge-customers';
import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { publishChange } from '#core/database/events/publish.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import type { CustomerMerge } from '#customers/customer-hooks.ts';
import { countOrdersOf, lockFreeOrdersOf, lockOrdersOf, renameBuyer } from './pricing/buyer-queries.ts';
import { insertEventOfMany } from './records/event-queries.ts';

/**
 * Holds every order of a customer, before the customer is held: nothing is paid, edited or cancelled beside.
 * @throws DomainError `merge_limit` for more than so many
 */
export async function lockCustomerOrders(db: Db, storeId: string, customerId: string): Promise<void> {
  const orderIds = await lockOrdersOf(db, storeId, customerId, mostMergedOrders + 1);
  if (orderIds.length > mostMergedOrders) throw new DomainError('merge_limit');
}

/**
 * Two records of one customer became one: the orders of the one are those of the other. Both customers are held, so that no order
 * comes any more; one that came before that is held now unless somebody is at it, for whom nobody may wait in this order.
 * @returns how many
 * @throws DomainError `merge_limit`, `unavailable` when an order that has just come is being changed
 */
export async function reassignOrders(
  db: Db,
  storeId: string,
  { from, to }: CustomerMerge,
  { actor, occurredAt, receivedAt }: Action,
): Promise<{ orders: number }> {
  const orderIds = await lockFreeOrdersOf(db, storeId, from.id, mostMergedOrders + 1);
  if (orderIds.length > mostMergedOrders) throw new DomainError('merge_limit');
  if (orderIds.length < (await countOrdersOf(db, storeId, from.id))) {
    throw new DomainError('unavailable', { retryAfterSeconds: 1 });
  }
  if (orderIds.length === 0) return { orders: 0 };
  await renameBuyer(db, storeId, { orderIds, to: to.id, now: receivedAt });
  await insertEventOfMany(db, { storeId, orderIds, actor, at: occurredAt }, 'merged');
  publishChange(db, 'order', orderIds);
  return { orders: orderIds.length };
}
