import {
  allowsOrderAct,
  type LinePieces,
  type OrderAct,
  orderState,
  orderStates,
  owed,
} from '@sokoni/rules/order-state';
import { allows, type Role } from '@sokoni/rules/roles';
import type { Db } from '#platform/database/transaction.ts';
import { DomainError } from '#platform/domain-error.ts';
import { lockOrder, type OrderRow } from './queries.ts';

/** Who acts on an order, and when. */
export interface Acting {
  userId: string;
  role: Role;
  now: Date;
}

/** Whose sales a role sees: its own ones only, or all. */
export function ownSalesOf({ userId, role }: Pick<Acting, 'userId' | 'role'>): string | undefined {
  return allows(role, 'seeOwnSales') && !allows(role, 'seeAllSales') ? userId : undefined;
}

/**
 * The order, held until the end of the transaction.
 * @throws DomainError `not_found` also for another seller's order where the role sees its own only
 */
export async function holdOrder(db: Db, storeId: string, orderId: string, acting: Acting): Promise<OrderRow> {
  const order = await lockOrder(db, storeId, orderId);
  const own = ownSalesOf(acting);
  if (!order || (own !== undefined && order.sold_by !== own)) throw new DomainError('not_found');
  return order;
}

/**
 * The order, held, for one of its acts.
 * @throws DomainError `not_found`, `wrong_state`
 */
export async function openOrder(
  db: Db,
  storeId: string,
  orderId: string,
  acting: Acting,
  act: OrderAct,
): Promise<OrderRow> {
  const order = await holdOrder(db, storeId, orderId, acting);
  if (!allowsOrderAct(order.state, act)) throw refusedBy(order.state);
  return order;
}

function refusedBy(state: OrderRow['state']): DomainError {
  return new DomainError('wrong_state', {
    message: `This is not possible: the order is ${orderStates[state].toLowerCase()}.`,
  });
}

/** The state that an order is in after what has changed. */
export function stateAfter(order: Sums, lines: readonly LinePieces[]): OrderRow['state'] {
  const { stage, paid, refunded } = order;
  return orderState({ stage, lines, paid, refunded, total: order.ordered_total - order.returned_total });
}

type Sums = Pick<OrderRow, 'stage' | 'ordered_total' | 'returned_total' | 'paid' | 'refunded'>;

/** What is owed for an order that is not written yet; a cancelled one costs nothing. */
export function owedAfter(after: Sums): number {
  const { stage, ordered_total, returned_total } = after;
  return owed({ ...after, total: stage === 'cancelled' ? 0 : ordered_total - returned_total });
}

/** By when an order is to be paid after what has changed: where something is owed again, today unless a day is known. */
export function dueAfter(
  before: OrderRow,
  after: Sums & Pick<OrderRow, 'due_on'>,
  today: string,
): string | null {
  const isOwedAnew = before.owed <= 0 && owedAfter(after) > 0;
  return after.due_on ?? (isOwedAnew ? today : null);
}
