import { Readable } from 'node:stream';
import { csvLine } from '@sokoni/rules/imports/products/product-export';
import {
  inTableOrder,
  type OrderExportColumn,
  type OrderExportScope,
  orderExportCells,
} from '@sokoni/rules/orders/order-export';
import { transaction } from '#core/database/access/transaction.ts';
import type { Download } from '#core/http/downloads.ts';
import type { Services } from '#core/services.ts';
import { selectedOrders } from '#sales/orders/list/list-queries.ts';
import type { OrderFilter } from '#sales/orders/search/order-filter.ts';
import { sayOrderColumn, sayOrderLabel } from '#sales/orders/sentences.ts';
import { storeDay } from '#tenancy/stores/days/store-day.ts';
import { storeCurrency } from '#tenancy/stores/store-currency.ts';
import { findExported } from './export-queries.ts';

const ordersAtOnce = 500;

/** What a link to a file of orders says: the filter is that of who asked for it. */
export interface OrderExportInput {
  store_id: string;
  filter: OrderFilter;
  columns: readonly OrderExportColumn[];
}

/** The orders that a filter leaves as a file, newest first, made while it is sent. */
export async function ordersFile(services: Services, input: unknown): Promise<Download | null> {
  const { store_id: storeId, filter, columns } = input as OrderExportInput;
  const scope = { userId: null, storeId };
  const exported = await transaction(services.pool, scope, async (db): Promise<OrderExportScope> => {
    const { today, timezone } = await storeDay(db, storeId, services.clock());
    return {
      ...{ columns, timezone, today, label: sayOrderLabel },
      currency: await storeCurrency(db, storeId),
    };
  });
  async function* lines() {
    yield `\uFEFF${csvLine(inTableOrder(columns).map((column) => sayOrderColumn(column)))}`;
    for (let below = Number.MAX_SAFE_INTEGER; ; ) {
      const orders = await transaction(services.pool, scope, async (db) => {
        const selected = await selectedOrders(db, storeId, { filter }, filter.soldBy);
        return findExported(db, selected, below, ordersAtOnce);
      });
      yield orders
        .map(({ placed_at, ...order }) => ({ ...order, placed_at: placed_at.toISOString() }))
        .map((order) => csvLine(orderExportCells(order, exported)))
        .join('');
      if (orders.length < ordersAtOnce) return;
      below = orders.at(-1)?.serial ?? 0;
    }
  }
  return {
    fileName: `orders-${exported.today}.csv`,
    type: 'text/csv; charset=utf-8',
    stream: Readable.from(lines()),
  };
}
