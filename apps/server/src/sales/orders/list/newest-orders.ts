import type { orderRow } from '@sokoni/contract/sales/order-record';
import type { Actor } from '@sokoni/rules/access/actor';
import type * as z from 'zod';
import type { Db } from '#core/database/access/transaction.ts';
import { ownSalesOf } from '#sales/orders/lock-order.ts';
import { orderRowView } from '#sales/orders/order-view.ts';
import { findOrders } from './list-queries.ts';

/** The last orders that were placed, as far as the actor sees them. */
export async function newestOrders(
  db: Db,
  storeId: string,
  { test, count }: { test: boolean; count: number },
  actor: Actor,
): Promise<z.output<typeof orderRow>[]> {
  const filter = { test, search: '', numbers: [], isNumberOnly: false, soldBy: ownSalesOf(actor) };
  const window = { limit: count, offset: 0 };
  const rows = await findOrders(db, storeId, filter, { key: 'number', direction: 'desc' }, window);
  return rows.map((row) => orderRowView(row, actor));
}
