import { type OrderState, toBeFulfilled } from '@sokoni/rules/orders/order-state';
import { type FulfilmentStatus, type PaymentStatus, statesOf } from '@sokoni/rules/orders/order-statuses';
import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import type { Orders } from '#core/database/tables.ts';
import { isBearing, type OrderLinesSought } from './orders-by-lines.ts';
import { type Days, isDueBefore, isDueWithin } from './outstanding-orders.ts';
import type { OrderSought } from './search-orders.ts';
import { ofMode, type Way } from './ways.ts';

type Row = Selectable<Orders>;

export interface OrderFilter extends OrderSought, OrderLinesSought {
  /** Whose sales only; undefined for everybody's. */
  soldBy: string | undefined;
  state?: Row['state'] | undefined;
  fulfilment?: FulfilmentStatus | undefined;
  /** As of a day of the store. What is overdue is asked for by `overdueOn`. */
  payment?: { status: Exclude<PaymentStatus, 'overdue'>; today: string } | undefined;
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
  unpaid?: boolean | undefined;
  /** Something was to be paid before this day; what has no due day was not. */
  overdueOn?: string | undefined;
  /** Something is to be paid since these days, both of them counted. */
  dueSince?: Days | undefined;
  flagged?: boolean | undefined;
  /** Null: at none. */
  registerId?: string | null | undefined;
  shiftId?: string | undefined;
  unfulfilled?: boolean | undefined;
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
  numbers: ___,
  isNumberOnly: ____,
  ...filter
}: OrderFilter): number {
  return Object.values(filter).filter((value) => value !== undefined).length;
}

export function conditionsOf(storeId: string, filter: OrderFilter): RawBuilder<SqlBool>[] {
  const { soldBy, state, paymentType, channel, customerId, discountId, from, to, unpaid, unfulfilled } =
    filter;
  return [
    ofMode(storeId, filter.test),
    soldBy && sql<SqlBool>`placed.sold_by = ${soldBy}`,
    state && sql<SqlBool>`placed.state = ${state}`,
    filter.fulfilment && sql<SqlBool>`placed.state in (${namesOf(statesOf(filter.fulfilment))})`,
    filter.payment && hasPaymentStatus(filter.payment),
    paymentType && sql<SqlBool>`placed.payment_type = ${paymentType}`,
    channel && sql<SqlBool>`placed.channel = ${channel}`,
    typeof customerId === 'string' && sql<SqlBool>`placed.customer_id = ${customerId}`,
    customerId === null && sql<SqlBool>`placed.customer_id is null`,
    from && sql<SqlBool>`placed.placed_on >= ${from}::date`,
    to && sql<SqlBool>`placed.placed_on <= ${to}::date`,
    discountId && sql<SqlBool>`placed.discount_id = ${discountId}`,
    unpaid === true && sql<SqlBool>`placed.outstanding > 0`,
    unpaid === false && sql<SqlBool>`placed.outstanding <= 0`,
    filter.overdueOn && sql<SqlBool>`placed.outstanding > 0`,
    filter.overdueOn && isDueBefore('placed', filter.overdueOn),
    filter.dueSince && sql<SqlBool>`placed.outstanding > 0`,
    filter.dueSince && isDueWithin('placed', filter.dueSince),
    filter.flagged === true && sql<SqlBool>`placed.needs_review`,
    filter.flagged === false && sql<SqlBool>`not placed.needs_review`,
    typeof filter.registerId === 'string' && sql<SqlBool>`placed.register_id = ${filter.registerId}`,
    filter.registerId === null && sql<SqlBool>`placed.register_id is null`,
    filter.shiftId && sql<SqlBool>`placed.shift_id = ${filter.shiftId}`,
    unfulfilled === true && sql<SqlBool>`placed.state in (${namesOfOpen})`,
    unfulfilled === false && sql<SqlBool>`placed.state not in (${namesOfOpen})`,
    filter.sold === true && sql<SqlBool>`placed.stage = 'placed'`,
    filter.sold === false && sql<SqlBool>`placed.stage <> 'placed'`,
    filter.shipping === true && sql<SqlBool>`placed.shipping > 0`,
    filter.shipping === false && sql<SqlBool>`placed.shipping = 0`,
    filter.noSeller && sql<SqlBool>`placed.sold_by is null`,
    filter.vatPercent !== undefined && isBearing(filter.vatPercent),
  ].filter((condition) => typeof condition === 'object');
}

/** As words, not as parameters: the same as in the index of such orders. */
function namesOf(states: readonly OrderState[]): RawBuilder<unknown> {
  return sql.join(states.map((state) => sql.lit(state)));
}

const namesOfOpen = namesOf(toBeFulfilled);

/** rules/orders/order-statuses says the same of one order. */
function hasPaymentStatus({ status, today }: NonNullable<OrderFilter['payment']>): RawBuilder<SqlBool> {
  if (status === 'refund_due') return sql`placed.outstanding < 0`;
  if (status === 'paid') return sql`placed.outstanding = 0 and placed.stage = 'placed'`;
  const isTimely = sql`placed.outstanding > 0 and ${isDueBefore('placed', today)} is not true`;
  return status === 'part_paid'
    ? sql`${isTimely} and placed.outstanding < placed.total`
    : sql`${isTimely} and placed.outstanding >= placed.total`;
}

export function tagWay(storeId: string, test: boolean, tag: string): Way {
  const tagged = sql`select tagged.serial from order_tags tagged
    where tagged.store_id = ${storeId} and tagged.test = ${test} and tagged.tag = ${tag}`;
  return {
    isFound: sql`exists (${tagged} and tagged.serial = placed.serial)`,
    serials: tagged,
    first: (howMany, direction) =>
      sql`${tagged} order by tagged.serial ${sql.raw(direction)} limit ${sql.lit(howMany)}`,
    isFew: true,
  };
}
