import type { PurchaseOrderState } from '@sokoni/rules/stock/purchase-order';
import { type SqlBool, sql } from 'kysely';
import { likeText } from '#core/database/access/like-text.ts';
import type { Db } from '#core/database/access/transaction.ts';
import type { Page } from '#core/http/paging.ts';

export interface ListedOrder {
  id: string;
  number: number;
  state: PurchaseOrderState;
  supplier_id: string;
  supplier_name: string;
  location_id: string;
  location_name: string;
  expected_on: string | null;
  reference: string;
  line_count: number;
  quantity: number;
  received: number;
  total: number;
  created_at: Date;
}

export interface OrderFilter {
  /** The number that was searched for, where the search is one. */
  number: number | null;
  search: string;
  states: readonly PurchaseOrderState[];
  supplierId?: string | undefined;
}

/** A page of orders, newest first: their ids are found in an index, then read. */
export async function findOrders(
  db: Db,
  storeId: string,
  filter: OrderFilter,
  window: { limit: number; offset: number },
): Promise<Page<ListedOrder>> {
  const matching = where(storeId, filter);
  const { rows } = await sql<ListedOrder>`
    select placed.id, placed.number, placed.state, placed.supplier_id, supplier.name as supplier_name,
           placed.location_id, location.name as location_name, placed.expected_on, placed.reference,
           items.line_count, items.quantity, items.received, items.total + coalesce(costs.total, 0) as total, placed.created_at
    from (
      select placed.id from purchase_orders placed where ${matching}
      order by placed.number desc limit ${window.limit} offset ${window.offset}
    ) page
    join purchase_orders placed on placed.store_id = ${storeId} and placed.id = page.id
    join suppliers supplier on supplier.store_id = ${storeId} and supplier.id = placed.supplier_id
    join locations location on location.store_id = ${storeId} and location.id = placed.location_id
    cross join lateral (
      select count(*)::int as line_count, coalesce(sum(quantity), 0)::bigint as quantity,
             coalesce(sum(received), 0)::bigint as received, coalesce(sum(quantity::numeric * unit_cost), 0)::bigint as total
      from purchase_order_lines line where line.store_id = ${storeId} and line.order_id = placed.id
    ) items
    cross join lateral (
      select sum(amount)::bigint as total from purchase_order_costs cost
      where cost.store_id = ${storeId} and cost.order_id = placed.id
    ) costs
    order by placed.number desc`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from purchase_orders placed where ${matching}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

function where(storeId: string, { number, search, states, supplierId }: OrderFilter) {
  const conditions = [sql<SqlBool>`placed.store_id = ${storeId}`];
  if (states.length > 0) conditions.push(sql<SqlBool>`placed.state = any (${[...states]}::text[])`);
  if (supplierId) conditions.push(sql<SqlBool>`placed.supplier_id = ${supplierId}`);
  if (search !== '') {
    const pattern = `%${likeText(search)}%`;
    const start = search.toLowerCase();
    // Each of the three is answered from its own index.
    conditions.push(sql<SqlBool>`placed.id in (
      select id from purchase_orders where store_id = ${storeId} and number = ${number ?? -1}
      union all
      select id from purchase_orders
      where store_id = ${storeId} and reference_key >= ${start} and reference_key < ${start} || chr(1114111)
      union all
      select id from purchase_orders
      where store_id = ${storeId} and supplier_id in (
        select id from suppliers where store_id = ${storeId} and search_key(name) like search_key(${pattern})
      )
    )`);
  }
  return sql.join(conditions, sql` and `);
}
