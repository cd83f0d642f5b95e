import { type Actor, can, personOf } from '@sokoni/rules/access/actor';
import {
  allowsOrderAct,
  type LineUnits,
  type OrderAct,
  orderState,
  outstanding,
} from '@sokoni/rules/orders/order-state';
import { type Action, isBefore } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError, invalidField } from '#core/errors/domain-error.ts';
import { datesOfStore } from '#tenancy/stores/days/dates-of-store.ts';
import { findOrderForUpdate, type OrderRow } from './queries.ts';
import { say } from './sentences.ts';

const nobody = '00000000-0000-0000-0000-000000000000';

/** The seller whose sales alone an actor sees; undefined for who sees all. Who hands items over sees all, without money. */
export function ownSalesOf(actor: Actor): string | undefined {
  if (can(actor, 'seeAllSales')) return undefined;
  const person = personOf(actor);
  if (person === null) return nobody;
  return can(actor, 'seeOwnSales') ? person : undefined;
}

/**
 * The order, held until the end of the transaction.
 * @throws DomainError `not_found` also for another seller's order where the role sees its own only
 */
export async function lockOrder(
  db: Db,
  storeId: string,
  orderId: string,
  { actor }: Pick<Action, 'actor'>,
): Promise<OrderRow> {
  const order = await findOrderForUpdate(db, storeId, orderId);
  const own = ownSalesOf(actor);
  if (!order || (own !== undefined && order.sold_by !== own)) throw new DomainError('not_found');
  return order;
}

/**
 * The order, held, for one of its acts.
 * @param version that the actor has seen, where it counts
 * @throws DomainError `not_found`, `changed_meanwhile`, `wrong_state`, `invalid_fields` for a time before the order
 */
export async function lockOrderFor(
  db: Db,
  storeId: string,
  orderId: string,
  action: Action,
  act: OrderAct,
  version?: number,
): Promise<OrderRow> {
  const order = await lockOrder(db, storeId, orderId, action);
  if (version !== undefined && version !== order.version) throw new DomainError('changed_meanwhile');
  if (!allowsOrderAct(order.state, act)) throw refusedBy(order.state);
  const there = order.placed_at ?? order.created_at;
  if (isBefore(action, there)) throw await beforeOrder(db, storeId, action, there);
  return order;
}

async function beforeOrder(
  db: Db,
  storeId: string,
  { occurredAt }: Action,
  there: Date,
): Promise<DomainError> {
  const dates = await datesOfStore(db, storeId);
  const day = dates.day(there.toISOString());
  const isThatDay = dates.day(occurredAt.toISOString()) === day;
  return invalidField('occurred_at', isThatDay ? say('beforeOrder') : say('beforeOrderDay', { day }));
}

function refusedBy(state: OrderRow['state']): DomainError {
  return new DomainError('wrong_state', {
    message: say('wrongState', { state }),
  });
}

/** The state that an order is in after what has changed. */
export function stateAfter(order: Sums, lines: readonly LineUnits[]): OrderRow['state'] {
  const { stage, paid, refunded } = order;
  return orderState({ stage, lines, paid, refunded, total: order.ordered_total - order.returned_total });
}

type Sums = Pick<OrderRow, 'stage' | 'ordered_total' | 'returned_total' | 'paid' | 'refunded'>;

/** What is outstanding for an order that is not written yet; a cancelled one costs nothing. */
export function outstandingAfter(after: Sums): number {
  const { stage, ordered_total, returned_total } = after;
  return outstanding({ ...after, total: stage === 'cancelled' ? 0 : ordered_total - returned_total });
}

/** By when an order is to be paid after what has changed: where something is outstanding again, today unless a day is known. */
export function dueAfter(
  before: OrderRow,
  after: Sums & Pick<OrderRow, 'due_on'>,
  today: string,
): string | null {
  const isOutstandingAnew = before.outstanding <= 0 && outstandingAfter(after) > 0;
  return after.due_on ?? (isOutstandingAnew ? today : null);
}
