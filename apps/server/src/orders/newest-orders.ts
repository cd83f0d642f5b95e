import type { orderRow } from '@sokoni/contract/order-record';
import type { z } from 'zod';
import type { Db } from '#platform/database/transaction.ts';
import { findOrders } from './list-queries.ts';
import { ownSalesOf } from './open-order.ts';
import { orderRowView, type Viewer } from './order-view.ts';

/** The last orders that were placed, as far as the viewer sees them. */
export async function newestOrders(
  db: Db,
  storeId: string,
  { test, count }: { test: boolean; count: number },
  viewer: Viewer,
): Promise<z.output<typeof orderRow>[]> {
  const filter = { test, search: '', number: null, isNumberOnly: false, soldBy: ownSalesOf(viewer) };
  const window = { limit: count, offset: 0 };
  const rows = await findOrders(db, storeId, filter, { key: 'number', direction: 'desc' }, window);
  return rows.map((row) => orderRowView(row, viewer));
}
