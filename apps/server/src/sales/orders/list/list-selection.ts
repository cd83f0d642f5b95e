import type { orderSelection } from '@sokoni/contract/sales/order-bulk-actions';
import type * as z from 'zod';
import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { readSort } from '#core/http/paging.ts';
import { ownSalesOf } from '#sales/orders/lock-order.ts';
import { orderSortKeys } from '#sales/orders/search/order-serials.ts';
import { say } from '#sales/orders/sentences.ts';
import { findOrders, type OrderSelection } from './list-queries.ts';
import { assertMoneySeen, readFilter } from './read-filter.ts';
import { findNamedInOrder } from './selection-queries.ts';

type Sent = z.output<typeof orderSelection>;

/**
 * The orders that somebody selected, as the queries take them.
 * @throws DomainError `not_allowed` for filters by what the role does not see
 */
export async function readSelection(
  db: Db,
  storeId: string,
  selection: Sent,
  action: Action,
): Promise<OrderSelection> {
  if ('ids' in selection) return selection;
  assertMoneySeen(action.actor, selection.filter);
  return { filter: await readFilter(db, storeId, selection.filter, action) };
}

/**
 * The ids of the orders that somebody selected, in the order of the list that they look at; at most so many.
 * @throws DomainError `not_allowed`, `invalid_fields` for an unknown sort, `nothing_selected`
 */
export async function listSelection(
  db: Db,
  storeId: string,
  { selection, sort: sorted }: { selection: Sent; sort: string },
  action: Action,
  most: number,
): Promise<string[]> {
  const sort = readSort(sorted || '-number', orderSortKeys);
  assertMoneySeen(action.actor, {}, sort.key);
  const chosen = await readSelection(db, storeId, selection, action);
  const ids =
    'ids' in chosen
      ? await findNamedInOrder(db, storeId, { ...chosen, soldBy: ownSalesOf(action.actor) }, sort)
      : (await findOrders(db, storeId, chosen.filter, sort, { limit: most, offset: 0 })).map(({ id }) => id);
  if (ids.length === 0) throw nothingSelected();
  return ids;
}

export function nothingSelected(): DomainError {
  return new DomainError('nothing_selected', { message: say('nothingSelected') });
}
