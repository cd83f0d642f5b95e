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
  /** Something was to be paid before this day; what has no due day was not. */
  overdueOn?: string | undefined;
  /** Something is to be paid since these days, both of them counted. */
  owedSince?: { from?: string; to?: string } | undefined;
  toHandOver?: boolean | undefined;
  sold?: boolean | undefined;
  shipping?: boolean | undefined;
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
    filter.overdueOn && sql<SqlBool>`placed.owed > 0 and placed.due_on < ${filter.overdueOn}::date`,
    ...owedSinceDays(filter.owedSince),
    toHandOver === true && sql<SqlBool>`placed.state in (${namesOfOpen})`,
    toHandOver === false && sql<SqlBool>`placed.state not in (${namesOfOpen})`,
    filter.sold === true && sql<SqlBool>`placed.stage = 'placed'`,
    filter.sold === false && sql<SqlBool>`placed.stage <> 'placed'`,
    filter.shipping === true && sql<SqlBool>`placed.shipping > 0`,
    filter.shipping === false && sql<SqlBool>`placed.shipping = 0`,
    filter.noSeller && sql<SqlBool>`placed.sold_by is null`,
    filter.vatPercent !== undefined && isBearing(filter.vatPercent),
  ].filter((condition) => typeof condition === 'object');
}

/**
 * Since when something of `placed` is to be paid; what has no due date since its sale. As in its index: behind row-level security
 * the planner takes a `case` for one that tells nothing, and a `coalesce` not.
 */
export const owedSinceDay = sql`case when placed.due_on is null then placed.placed_on else placed.due_on end`;

function owedSinceDays(days: OrderFilter['owedSince']): (RawBuilder<SqlBool> | undefined | '')[] {
  if (!days) return [];
  return [
    sql<SqlBool>`placed.owed > 0`,
    days.from && sql<SqlBool>`${owedSinceDay} >= ${days.from}::date`,
    days.to && sql<SqlBool>`${owedSinceDay} <= ${days.to}::date`,
  ];
}

/** As words, not as parameters: the same as in the index of such orders. */
const namesOfOpen = sql.join(toBeHandedOver.map((state) => sql.lit(state)));

export function withTag(storeId: string, { test, tag }: OrderFilter): RawBuilder<unknown> {
  return sql`select tagged.number from order_tags tagged
    where tagged.store_id = ${storeId} and tagged.test = ${test} and tagged.tag = ${tag}`;
}
