import type { orderRow } from '@sokoni/contract/sales/order-record';
import type { Actor } from '@sokoni/rules/access/actor';
import { readOrderSearch } from '@sokoni/rules/orders/order-number';
import type * as z from 'zod';
import type { Db } from '#core/database/access/transaction.ts';
import { ownSalesOf } from '#sales/orders/lock-order.ts';
import { orderRowView } from '#sales/orders/order-view.ts';
import { findOrders } from './list-queries.ts';

const newest = { key: 'number', direction: 'desc' } as const;

interface SalesSought {
  search: string;
  /** Test orders or real ones, never both. */
  test: boolean;
  /** At most so many. */
  count: number;
}

/** The orders that were sold and that a search finds, the best first, as far as the actor sees them; without a search the newest. */
export async function searchSales(
  db: Db,
  storeId: string,
  { search, test, count }: SalesSought,
  actor: Actor,
): Promise<z.output<typeof orderRow>[]> {
  const { numbers, isNumberOnly } = readOrderSearch(search);
  const filter = { search, test, numbers, isNumberOnly, soldBy: ownSalesOf(actor), sold: true };
  const sort = search === '' ? newest : null;
  const rows = await findOrders(db, storeId, filter, sort, { limit: count, offset: 0 });
  return rows.map((row) => orderRowView(row, actor));
}
