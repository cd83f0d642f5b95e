import { toBeHandedOver } from '@sokoni/rules/order-state';
import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import type { OrdersTable } from './order-tables.ts';
import { isBearing, type OrderLinesSought } from './orders-by-lines.ts';
import { type OrderSought, ofSeries } from './search-orders.ts';

type Row = Selectable<OrdersTable>;

export interface OrderFilter extends OrderSought, OrderLinesSought {
  /** Whose sales only; undefined for everybody's. */
  soldBy: string | undefined;
  state?: Row['state'] | undefined;
  paymentType?: NonNullable<Row['payment_type']> | undefined;
  channel?: Row['channel'] | undefined;
  /** Null: of nobody in particular. */
  customerId?: string | null | undefined;
  /** In lower case. */
  tag?: string | undefined;
  /** Days of the sale in the store's time zone, both of them counted. */
  from?: string | undefined;
  to?: string | undefined;
  discountId?: string | undefined;
  owing?: boolean | undefined;
  toHandOver?: boolean | undefined;
  sold?: boolean | undefined;
  /** Sold by nobody. */
  noSeller?: true | undefined;
}

/** Whether more than the search and the series narrows the list. */
export function isFiltered(filter: OrderFilter): boolean {
  return countFilters(filter) > 0;
}

export function countFilters({
  search: _,
  test: __,
  number: ___,
  isNumberOnly: ____,
  ...filter
}: OrderFilter): number {
  return Object.values(filter).filter((value) => value !== undefined).length;
}

export function conditionsOf(storeId: string, filter: OrderFilter): RawBuilder<SqlBool>[] {
  const { soldBy, state, paymentType, channel, customerId, discountId, from, to, owing, toHandOver } = filter;
  return [
    ofSeries(storeId, filter.test),
    soldBy && sql<SqlBool>`placed.sold_by = ${soldBy}`,
    state && sql<SqlBool>`placed.state = ${state}`,
    paymentType && sql<SqlBool>`placed.payment_type = ${paymentType}`,
    channel && sql<SqlBool>`placed.channel = ${channel}`,
    typeof customerId === 'string' && sql<SqlBool>`placed.customer_id = ${customerId}`,
    customerId === null && sql<SqlBool>`placed.customer_id is null`,
    from && sql<SqlBool>`placed.placed_on >= ${from}::date`,
    to && sql<SqlBool>`placed.placed_on <= ${to}::date`,
    discountId && sql<SqlBool>`placed.discount_id = ${discountId}`,
    owing === true && sql<SqlBool>`placed.owed > 0`,
    owing === false && sql<SqlBool>`placed.owed <= 0`,
    toHandOver === true && sql<SqlBool>`placed.state in (${namesOfOpen})`,
    toHandOver === false && sql<SqlBool>`placed.state not in (${namesOfOpen})`,
    filter.sold === true && sql<SqlBool>`placed.stage = 'placed'`,
    filter.sold === false && sql<SqlBool>`placed.stage <> 'placed'`,
    filter.noSeller && sql<SqlBool>`placed.sold_by is null`,
    filter.vatPercent !== undefined && isBearing(filter.vatPercent),
  ].filter((condition) => typeof condition === 'object');
}

/** As words, not as parameters: the same as in the index of such orders. */
const namesOfOpen = sql.join(toBeHandedOver.map((state) => sql.lit(state)));

export function withTag(storeId: string, { test, tag }: OrderFilter): RawBuilder<unknown> {
  return sql`select tagged.number from order_tags tagged
    where tagged.store_id = ${storeId} and tagged.test = ${test} and tagged.tag = ${tag}`;
}
