import type { orderSelection } from '@sokoni/contract/order-acts';
import type { z } from 'zod';
import { orderSortKeys } from '#platform/database/order-numbers.ts';
import type { Db } from '#platform/database/transaction.ts';
import { DomainError } from '#platform/domain-error.ts';
import { readSort } from '#platform/paging.ts';
import { findOrders, type OrderSelection } from './list-queries.ts';
import { type Acting, ownSalesOf } from './open-order.ts';
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
  acting: Acting,
): Promise<OrderSelection> {
  if ('ids' in selection) return selection;
  assertMoneySeen(acting.role, selection.filter);
  return { filter: await readFilter(db, storeId, selection.filter, acting) };
}

/**
 * The ids of the orders that somebody selected, in the order of the list that they look at; at most so many.
 * @throws DomainError `not_allowed`, `invalid_fields` for an unknown sort, `nothing_selected`
 */
export async function listSelection(
  db: Db,
  storeId: string,
  { selection, sort: sorted }: { selection: Sent; sort: string },
  acting: Acting,
  most: number,
): Promise<string[]> {
  const sort = readSort(sorted || '-number', orderSortKeys);
  assertMoneySeen(acting.role, {}, sort.key);
  const chosen = await readSelection(db, storeId, selection, acting);
  const ids =
    'ids' in chosen
      ? await findNamedInOrder(db, storeId, { ...chosen, soldBy: ownSalesOf(acting) }, sort)
      : (await findOrders(db, storeId, chosen.filter, sort, { limit: most, offset: 0 })).map(({ id }) => id);
  if (ids.length === 0) throw nothingSelected();
  return ids;
}

export function nothingSelected(): DomainError {
  return new DomainError('nothing_selected', { message: 'No order is selected. Choose at least one.' });
}
