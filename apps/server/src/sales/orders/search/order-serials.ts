import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { keeping } from '#core/database/access/connect.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { firstRanked } from '#core/database/ranking.ts';
import { conditionsOf, countFilters, isFiltered, type OrderFilter, tagWay } from './order-filter.ts';
import { returnsWay, waysBySold } from './orders-by-lines.ts';
import { dueSince } from './outstanding-orders.ts';
import { orderSearches, searchOrders } from './search-orders.ts';
import { type Direction, fewOf, ofMode, type Way } from './ways.ts';

export const orderSortKeys = ['number', 'total', 'due'] as const;

export type OrderSort = { key: (typeof orderSortKeys)[number]; direction: Direction };

export interface PageAsked {
  sort: OrderSort;
  limit: number;
  offset: number;
}

/**
 * The serials of a page in their order.
 * @param sort null puts what is searched in the order of its rank, the newest first among what ranks alike
 */
export async function findSerials(
  db: Db,
  storeId: string,
  filter: OrderFilter,
  { sort, limit, offset }: Omit<PageAsked, 'sort'> & { sort: OrderSort | null },
): Promise<number[]> {
  if (sort !== null) {
    const ways = await waysOf(db, storeId, filter);
    return serialsOfPage(db, storeId, filter, ways, { sort, limit, offset });
  }
  const page: PageAsked = { sort: { key: 'number', direction: 'desc' }, limit: offset + limit, offset: 0 };
  const others = await waysOf(db, storeId, { ...filter, search: '' });
  const searches = (await orderSearches(db, storeId, filter)).map(
    (search) => async () => serialsOfPage(db, storeId, filter, [await search(), ...others], page),
  );
  return (await firstRanked(page.limit, (serial) => serial, searches)).slice(offset);
}

async function serialsOfPage(
  db: Db,
  storeId: string,
  filter: OrderFilter,
  ways: readonly Way[],
  page: PageAsked,
): Promise<number[]> {
  const { key } = page.sort;
  const [only] = ways;
  if (only && ways.length === 1 && key === 'number' && !hasConditions(filter))
    return serialsOfWay(page.offset === 0 ? keeping(db) : db, ofMode(storeId, filter.test), only, page);
  // Of many, each is asked on a walk along the list.
  const narrowed = await Promise.all(ways.map(async (way) => (await fewOf(db, way)) ?? way.isFound));
  const isPlannedForAll = ways.length === 0 && isFirstOfIndex(filter, page);
  return serialsOf(
    isPlannedForAll ? keeping(db) : db,
    sql`select placed.serial from orders placed
      where ${sql.join([...conditionsOf(storeId, filter), ...narrowed], sql` and `)}
      order by ${orderOf(filter, page.sort)} ${slice(page)}`,
  );
}

/** What the list is narrowed by beside the columns of the orders. */
async function waysOf(db: Db, storeId: string, filter: OrderFilter): Promise<Way[]> {
  const { test, search, tag } = filter;
  const ways = search === '' ? [] : [await searchOrders(db, storeId, filter)];
  if (tag) ways.push(tagWay(storeId, test, tag));
  // What came back is narrowed by what it was sold as: nothing more is asked then.
  const returned = returnsWay(storeId, test, filter);
  return returned ? [...ways, returned] : [...ways, ...(await waysBySold(db, storeId, test, filter))];
}

/** Whether the columns of the orders narrow the list. */
function hasConditions(filter: OrderFilter): boolean {
  const { tag: _, productId: __, noProduct: ___, categoryId: ____, ...others } = filter;
  return isFiltered({ ...others, returnedFrom: undefined, returnedTo: undefined });
}

/** Whether there is an index for this page, whatever the filter asks for: then one plan is good for all. */
function isFirstOfIndex(filter: OrderFilter, { offset, sort }: PageAsked): boolean {
  return offset === 0 && countFilters(filter) <= (sort.key === 'number' ? 1 : 0);
}

function orderOf(filter: OrderFilter, { key, direction }: OrderSort): RawBuilder<unknown> {
  const way = sql.raw(direction);
  if (key === 'total') return sql`placed.total ${way}, placed.serial ${way}`;
  // What is outstanding for so long comes in the order in which it is due.
  if (key === 'due' && filter.dueSince) return sql`${dueSince('placed')} ${way}, placed.serial ${way}`;
  if (key === 'due' && filter.overdueOn) return sql`placed.due_on ${way}, placed.serial ${way}`;
  // Those that are never due come last, whichever way.
  if (key === 'due') return sql`placed.due_on ${way} nulls last, placed.serial ${way}`;
  // The index of the days has those of some days in the order in which they were placed.
  const day = filter.from || filter.to ? sql`placed.placed_on ${way},` : sql``;
  return sql`${day} placed.serial ${way}`;
}

/** So many orders are looked at from where the list begins, sooner than the first of many buyers or items are gathered. */
const newest = 2000;

async function serialsOfWay(
  db: Db,
  isOfMode: RawBuilder<SqlBool>,
  { isFew, isFound, first }: Way,
  page: PageAsked,
): Promise<number[]> {
  const way = sql.raw(page.sort.direction);
  if (!isFew) {
    const near = await serialsOf(
      db,
      sql`select placed.serial
        from (select * from orders placed where ${isOfMode} order by placed.serial ${way} limit ${sql.lit(newest)}) placed
        where ${isFound} order by placed.serial ${way} ${slice(page)}`,
    );
    if (near.length === page.limit) return near;
  }
  return serialsOf(
    db,
    sql`select distinct serial from (${first(page.offset + page.limit, page.sort.direction)}) found
      order by serial ${way} ${slice(page)}`,
  );
}

/** First pages are of few sizes: what is planned for one is good for all of them. */
function slice({ limit, offset }: PageAsked): RawBuilder<unknown> {
  return offset === 0 ? sql`limit ${sql.lit(limit)}` : sql`limit ${limit} offset ${offset}`;
}

async function serialsOf(db: Db, serials: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await sql<{ serial: number }>`${serials}`.execute(db);
  return rows.map(({ serial }) => serial);
}

export async function countOrders(db: Db, storeId: string, filter: OrderFilter): Promise<number> {
  const ways = await waysOf(db, storeId, filter);
  const [only] = ways;
  const counted =
    only && ways.length === 1 && !hasConditions(filter)
      ? sql`count(distinct serial)::int as total from (${only.serials}) found`
      : sql`count(*)::int as total from orders placed where ${await wholeOf(db, storeId, filter, ways)}`;
  const { rows } = await sql<{ total: number }>`select ${counted}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Whether the row `placed` is one of all that a filter leaves: for reading them in no order. */
export async function isLeft(db: Db, storeId: string, filter: OrderFilter): Promise<RawBuilder<SqlBool>> {
  return wholeOf(db, storeId, filter, await waysOf(db, storeId, filter));
}

async function wholeOf(
  db: Db,
  storeId: string,
  filter: OrderFilter,
  ways: readonly Way[],
): Promise<RawBuilder<SqlBool>> {
  const narrowed = await Promise.all(
    ways.map(async (way) => (await fewOf(db, way)) ?? sql<SqlBool>`placed.serial in (${way.serials})`),
  );
  return sql`${sql.join([...conditionsOf(storeId, filter), ...narrowed], sql` and `)}`;
}
