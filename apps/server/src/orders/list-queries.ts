import { toBeHandedOver } from '@sokoni/rules/order-state';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { keeping } from '#platform/database/connect.ts';
import {
  isBearing,
  isReturned,
  numbersBySoldGoods,
  type OrderLinesSought,
} from '#platform/database/orders-by-lines.ts';
import {
  fewOf,
  findFewNumbers,
  type OrderSearch,
  type OrderSought,
  ofSeries,
  searchOrders,
} from '#platform/database/search-orders.ts';
import type { Db } from '#platform/database/transaction.ts';
import type { OrderRow } from './queries.ts';

export interface OrderFilter extends OrderSought, OrderLinesSought {
  /** Whose sales only; undefined for everybody's. */
  soldBy: string | undefined;
  state?: OrderRow['state'] | undefined;
  paymentType?: NonNullable<OrderRow['payment_type']> | undefined;
  channel?: OrderRow['channel'] | undefined;
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

/** What a list shows of an order. */
export interface ListedOrderRow
  extends Pick<
    OrderRow,
    | 'id'
    | 'number'
    | 'test'
    | 'state'
    | 'channel'
    | 'payment_type'
    | 'customer_id'
    | 'pieces'
    | 'total'
    | 'owed'
    | 'due_on'
    | 'placed_at'
    | 'updated_at'
  > {
  customer_name: string | null;
  seller: string;
}

/** An order with the names that are shown beside it. */
export interface NamedOrderRow extends OrderRow {
  customer_name: string | null;
  location_name: string;
  seller: string;
  creator: string;
}

export const orderSortKeys = ['number', 'total', 'due'] as const;

export type OrderSort = { key: (typeof orderSortKeys)[number]; direction: 'asc' | 'desc' };

const listed = sql`
  select placed.id, placed.number, placed.test, placed.state, placed.channel, placed.payment_type, placed.customer_id, placed.pieces,
         placed.total, placed.owed, placed.due_on::text as due_on, placed.placed_at, placed.updated_at,
         customer.name as customer_name, coalesce(seller.first_name || ' ' || seller.last_name, '') as seller`;

const people = sql`
  left join customers customer on customer.store_id = placed.store_id and customer.id = placed.customer_id
  left join users seller on seller.id = placed.sold_by`;

const mostTags = 20;

/** Tags that begin so: behind each the next is looked up in the index, however many orders have it. */
export async function findTags(db: Db, storeId: string, start: string): Promise<string[]> {
  const first = (isBehind: RawBuilder<SqlBool>) => sql`(
    select min(found.tag) as tag
    from (values (false), (true)) as series (test)
    cross join lateral (
      select tag from order_tags where store_id = ${storeId} and test = series.test and ${isBehind} order by tag limit 1
    ) found) next`;
  const { rows } = await sql<{ tag: string }>`
    with recursive tags as (
      select next.tag, 1 as place from ${first(sql`tag >= ${start}`)}
      union all
      select next.tag, tags.place + 1
      from tags cross join lateral ${first(sql`tag > tags.tag`)}
      where starts_with(tags.tag, ${start}) and tags.place < ${mostTags}
    )
    select tag from tags where starts_with(tag, ${start})`.execute(db);
  return rows.map(({ tag }) => tag);
}

interface PageAsked {
  sort: OrderSort;
  limit: number;
  offset: number;
}

/** A page of the orders that have a number: their numbers are found in an index alone, however deep it lies, then they are read. */
export async function findOrders(
  db: Db,
  storeId: string,
  filter: OrderFilter,
  sort: OrderSort,
  window: { limit: number; offset: number },
): Promise<ListedOrderRow[]> {
  const numbers = await findNumbers(db, storeId, filter, { sort, ...window });
  if (numbers.length === 0) return [];
  const { rows } = await sql<ListedOrderRow>`
    ${listed}
    from unnest(${numbers}::bigint[]) with ordinality as page (number, place)
    join orders placed on ${ofSeries(storeId, filter.test)} and placed.number = page.number
    ${people} order by page.place`.execute(keeping(db));
  return rows;
}

/** The numbers of a page in their order. */
async function findNumbers(db: Db, storeId: string, filter: OrderFilter, page: PageAsked): Promise<number[]> {
  const { key, direction } = page.sort;
  const search = filter.search === '' ? null : await searchOrders(db, storeId, filter);
  const first = search?.first;
  if (first && key === 'number' && !isFiltered(filter)) {
    const order = sql`order by number ${sql.raw(direction)}`;
    return numbersOf(
      db,
      sql`select number from (${first(page.offset + page.limit, direction)}) found ${order} ${slice(page)}`,
    );
  }
  const conditions = [...conditionsOf(storeId, filter), ...(await looked(db, storeId, filter, search))];
  if (key === 'due') return findByDueDay(db, conditions, page);
  const sorted = {
    total: [sql`placed.total`, sql`placed.number`],
    // Of some days the index of the days has them in the order of their numbers.
    number: filter.from || filter.to ? [sql`placed.placed_on`, sql`placed.number`] : [sql`placed.number`],
  };
  return numbersOf(db, pageOf(conditions, sorted[key], page));
}

/** Those that are due at some day, and after them those that are not. */
async function findByDueDay(
  db: Db,
  conditions: readonly RawBuilder<SqlBool>[],
  page: PageAsked,
): Promise<number[]> {
  const { limit, offset } = page;
  const due = [...conditions, sql<SqlBool>`placed.due_on is not null`];
  const dated = await numbersOf(db, pageOf(due, [sql`placed.due_on`, sql`placed.number`], page));
  if (dated.length === limit) return dated;
  const before = dated.length > 0 || offset === 0 ? offset + dated.length : await countWhere(db, due);
  const rest = { ...page, limit: limit - dated.length, offset: Math.max(0, offset - before) };
  const never = [...conditions, sql<SqlBool>`placed.due_on is null`];
  return [...dated, ...(await numbersOf(db, pageOf(never, [sql`placed.number`], rest)))];
}

function pageOf(
  conditions: readonly RawBuilder<SqlBool>[],
  keys: readonly RawBuilder<unknown>[],
  page: PageAsked,
): RawBuilder<unknown> {
  const order = keys.map((key) => sql`${key} ${sql.raw(page.sort.direction)}`);
  return sql`
    select placed.number from orders placed where ${sql.join(conditions, sql` and `)}
    order by ${sql.join(order)} ${slice(page)}`;
}

function slice({ limit, offset }: PageAsked): RawBuilder<unknown> {
  return sql`limit ${limit} offset ${offset}`;
}

async function numbersOf(db: Db, numbers: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`${numbers}`.execute(db);
  return rows.map(({ number }) => number);
}

export async function countOrders(db: Db, storeId: string, filter: OrderFilter): Promise<number> {
  const search = filter.search === '' ? null : await searchOrders(db, storeId, filter);
  if (search && !isFiltered(filter)) {
    const { rows } = await sql<{ total: number }>`
      select count(*)::int as total from (${search.numbers}) found`.execute(db);
    return rows[0]?.total ?? 0;
  }
  return countWhere(db, wholeOf(storeId, filter, search));
}

/** Orders named one by one, or all that a filter leaves. */
export type OrderSelection = { ids: readonly string[] } | { filter: OrderFilter };

/**
 * The orders of a selection that have a number, as the part of a statement from `from orders placed` to the end of its `where`.
 * @param soldBy whose sales only; undefined for everybody's
 */
export async function selectedOrders(
  db: Db,
  storeId: string,
  selection: OrderSelection,
  soldBy: string | undefined,
): Promise<RawBuilder<unknown>> {
  if ('ids' in selection) {
    const own = soldBy === undefined ? sql`true` : sql`placed.sold_by = ${soldBy}`;
    return sql`from orders placed
      where placed.store_id = ${storeId} and placed.id = any (${[...selection.ids]}::uuid[]) and placed.number is not null and ${own}`;
  }
  const { filter } = selection;
  const search = filter.search === '' ? null : await searchOrders(db, storeId, filter);
  const conditions = wholeOf(storeId, { ...filter, soldBy: soldBy ?? filter.soldBy }, search);
  return sql`from orders placed where ${sql.join(conditions, sql` and `)}`;
}

/** For reading all that a filter leaves, in no order. */
function wholeOf(storeId: string, filter: OrderFilter, search: OrderSearch | null): RawBuilder<SqlBool>[] {
  const conditions = conditionsOf(storeId, filter);
  if (search) conditions.push(sql`placed.number in (${search.numbers})`);
  if (filter.tag) conditions.push(sql`placed.number in (${withTag(storeId, filter)})`);
  for (const sold of numbersBySoldGoods(storeId, filter.test, filter))
    conditions.push(sql`placed.number in (${sold})`);
  const returned = isReturned(storeId, filter);
  if (returned) conditions.push(returned);
  return conditions;
}

async function countWhere(db: Db, conditions: readonly RawBuilder<SqlBool>[]): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from orders placed where ${sql.join(conditions, sql` and `)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** A page of the drafts, the last changed first. */
export async function findDrafts(
  db: Db,
  storeId: string,
  soldBy: string | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: ListedOrderRow[]; total: number }> {
  const own = soldBy === undefined ? sql`true` : sql`placed.sold_by = ${soldBy}`;
  const drafts = sql`placed.store_id = ${storeId} and placed.stage = 'draft' and ${own}`;
  const { rows } = await sql<ListedOrderRow>`
    ${listed} from orders placed ${people} where ${drafts}
    order by placed.updated_at desc, placed.id desc limit ${limit} offset ${offset}`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from orders placed where ${drafts}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

export async function findOrder(db: Db, storeId: string, id: string): Promise<NamedOrderRow | undefined> {
  const { rows } = await sql<NamedOrderRow>`
    select placed.*, placed.due_on::text as due_on, placed.placed_on::text as placed_on,
           customer.name as customer_name, location.name as location_name,
           coalesce(seller.first_name || ' ' || seller.last_name, '') as seller,
           coalesce(creator.first_name || ' ' || creator.last_name, '') as creator
    from orders placed
    join locations location on location.store_id = placed.store_id and location.id = placed.location_id
    left join users creator on creator.id = placed.created_by
    ${people}
    where placed.store_id = ${storeId} and placed.id = ${id}`.execute(db);
  return rows[0];
}

/** Whether more than the search and the series narrows the list. */
function isFiltered({
  search: _,
  test: __,
  number: ___,
  isNumberOnly: ____,
  ...filter
}: OrderFilter): boolean {
  return Object.values(filter).some((value) => value !== undefined);
}

function conditionsOf(storeId: string, filter: OrderFilter): RawBuilder<SqlBool>[] {
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
    filter.vatPercent !== undefined && isBearing(storeId, filter.vatPercent),
  ].filter((condition) => typeof condition === 'object');
}

/** As words, not as parameters: the same as in the index of such orders. */
const namesOfOpen = sql.join(toBeHandedOver.map((state) => sql.lit(state)));

/** Of what stands in tables of its own: few orders are read and sorted, more are met on a walk along the list. */
async function looked(
  db: Db,
  storeId: string,
  filter: OrderFilter,
  search: OrderSearch | null,
): Promise<RawBuilder<SqlBool>[]> {
  const conditions: RawBuilder<SqlBool>[] = [];
  if (search) conditions.push(amongNumbers(await findFewNumbers(db, search)) ?? search.isFound);
  if (filter.tag) {
    const tagged = withTag(storeId, filter);
    conditions.push(
      amongNumbers(await fewOf(db, tagged)) ?? sql`exists (${tagged} and tagged.number = placed.number)`,
    );
  }
  for (const sold of numbersBySoldGoods(storeId, filter.test, filter)) {
    conditions.push(
      // With an offset the order at hand is asked about, and not all orders first.
      amongNumbers(await fewOf(db, sold)) ?? sql`exists (${sold} and sold.number = placed.number offset 0)`,
    );
  }
  const returned = isReturned(storeId, filter);
  if (returned) {
    const back = sql`select placed.number from orders placed where ${ofSeries(storeId, filter.test)} and ${returned}`;
    conditions.push(amongNumbers(await fewOf(db, back)) ?? returned);
  }
  return conditions;
}

function withTag(storeId: string, { test, tag }: OrderFilter): RawBuilder<unknown> {
  return sql`select tagged.number from order_tags tagged
    where tagged.store_id = ${storeId} and tagged.test = ${test} and tagged.tag = ${tag}`;
}

function amongNumbers(numbers: string | null): RawBuilder<SqlBool> | null {
  return numbers === null ? null : sql`placed.number = any (${numbers}::bigint[])`;
}
