import { announce } from '#platform/database/announce.ts';
import type { Db } from '#platform/database/transaction.ts';
import { DomainError } from '#platform/domain-error.ts';
import { countOrdersOf, lockFreeOrdersOf, lockOrdersOf, renameBuyer } from './buyer-queries.ts';
import { insertEventOfMany } from './event-queries.ts';

/**
 * Holds every order of a customer, before the customer is held: nothing is paid, edited or cancelled beside.
 * @throws DomainError `merge_limit` for more than so many
 */
export async function holdOrdersOf(db: Db, storeId: string, customerId: string, most: number): Promise<void> {
  const orderIds = await lockOrdersOf(db, storeId, customerId, most + 1);
  if (orderIds.length > most) throw new DomainError('merge_limit');
}

/**
 * Two records of one customer became one: the orders of the one are those of the other. Both customers are held, so that no order
 * comes any more; one that came before that is held now unless somebody is at it, for whom nobody may wait in this order.
 * @returns how many
 * @throws DomainError `merge_limit`, `unavailable` when an order that has just come is being changed
 */
export async function takeOverOrders(
  db: Db,
  storeId: string,
  { from, to, most }: { from: string; to: string; most: number },
  { userId, now }: { userId: string; now: Date },
): Promise<number> {
  const orderIds = await lockFreeOrdersOf(db, storeId, from, most + 1);
  if (orderIds.length > most) throw new DomainError('merge_limit');
  if (orderIds.length < (await countOrdersOf(db, storeId, from))) {
    throw new DomainError('unavailable', { retryAfterSeconds: 1 });
  }
  if (orderIds.length === 0) return 0;
  await renameBuyer(db, storeId, { orderIds, to, now });
  await insertEventOfMany(db, { storeId, orderIds, actorUserId: userId, at: now }, 'merged');
  await announce(db, 'order', orderIds);
  return orderIds.length;
}
