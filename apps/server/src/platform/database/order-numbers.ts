import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { keeping, plannedOnce } from './connect.ts';
import { nearOrGathered } from './near-or-gathered.ts';
import {
  conditionsOf,
  countFilters,
  isFiltered,
  type OrderFilter,
  owedSinceDay,
  withTag,
} from './order-filter.ts';
import { firstByReturns, numbersByReturns, type SoldSought, soldSought } from './orders-by-lines.ts';
import {
  fewOf,
  fewUnlessMany,
  findFewNumbers,
  type OrderSearch,
  ofSeries,
  searchOrders,
} from './search-orders.ts';
import type { Db } from './transaction.ts';

export const orderSortKeys = ['number', 'total', 'due'] as const;

export type OrderSort = { key: (typeof orderSortKeys)[number]; direction: 'asc' | 'desc' };

export interface PageAsked {
  sort: OrderSort;
  limit: number;
  offset: number;
}

/** The numbers of a page in their order. */
export async function findNumbers(
  db: Db,
  storeId: string,
  filter: OrderFilter,
  page: PageAsked,
): Promise<number[]> {
  const { key, direction } = page.sort;
  const search = filter.search === '' ? null : await searchOrders(db, storeId, filter);
  if (search && key === 'number' && !isFiltered(filter)) {
    if (search.first)
      return numbersOf(
        ofFirstPage(db, page),
        sliceOf(search.first(page.offset + page.limit, direction), page),
      );
    const series = ofSeries(storeId, filter.test);
    const walked = search.isByBuyer ? sql`${series} and placed.customer_id is not null` : series;
    return walkedOrGathered(db, `${storeId} ${filter.test} search ${filter.search}`, page, {
      near: (most) => sql`
        select placed.number from (
          select * from orders placed where ${walked} ${byNumber('placed', page)} limit ${sql.lit(most)}
        ) placed
        where ${search.isFound} ${byNumber('placed', page)} ${slice(page)}`,
      gathered: search.gathered,
    });
  }
  if (key === 'number' && page.offset > 0 && filter.search === '' && !isFiltered(filter))
    return numbersOf(keeping(db), pageOfAll(storeId, filter.test, page));
  const sole = search || key !== 'number' ? null : soleOf(storeId, filter);
  if (sole) return numbersOfSole(db, storeId, filter.test, sole, page);
  const conditions = [...conditionsOf(storeId, filter), ...(await looked(db, storeId, filter, search))];
  if (key === 'due' && !filter.owedSince) return findByDueDay(db, conditions, page);
  const sorted = {
    total: [sql`placed.total`, sql`placed.number`],
    due: [owedSinceDay, sql`placed.number`],
    // Of some days the index of the days has them in the order of their numbers.
    number: filter.from || filter.to ? [sql`placed.placed_on`, sql`placed.number`] : [sql`placed.number`],
  };
  return numbersOf(isFirstOfIndex(filter, page) ? keeping(db) : db, pageOf(conditions, sorted[key], page));
}

/** The numbers have no gaps: a page of all orders begins so many behind the first of them. */
function pageOfAll(storeId: string, test: boolean, page: PageAsked): RawBuilder<unknown> {
  const [isBehind, end] =
    page.sort.direction === 'asc'
      ? [sql`placed.number >= ${page.offset} +`, sql`min(placed.number)`]
      : [sql`placed.number <= -${page.offset}::bigint +`, sql`max(placed.number)`];
  return sql`
    select placed.number from orders placed
    where ${ofSeries(storeId, test)} and ${isBehind} (select ${end} from orders placed where ${ofSeries(storeId, test)})
    ${byNumber('placed', page)} limit ${sql.lit(page.limit)}`;
}

/** Whether there is an index for this page, whatever the filter asks for: then one plan is good for all. */
function isFirstOfIndex(filter: OrderFilter, { offset, sort }: PageAsked): boolean {
  return filter.search === '' && offset === 0 && countFilters(filter) <= (sort.key === 'number' ? 1 : 0);
}

/** What stands in a table of its own and is all that is asked for: it is read there. */
interface Sole {
  /** The numbers of all that are found, each once. */
  numbers: RawBuilder<unknown>;
  /** The first of them, where they are found without a look at all. */
  first?: ((most: number, direction: 'asc' | 'desc') => RawBuilder<unknown>) | undefined;
  /** For a walk along what orders have sold, where the next hit is near. */
  sold?: SoldSought;
}

function soleOf(storeId: string, filter: OrderFilter): Sole | null {
  const { tag, productId, noProduct, categoryId, returnedFrom, returnedTo, ...others } = filter;
  if (isFiltered(others)) return null;
  const returned = numbersByReturns(storeId, filter.test, filter);
  if (returned)
    return tag ? null : { numbers: eachOnce(returned), first: firstByReturns(storeId, filter.test, filter) };
  const ways = soldBySought(storeId, filter).map(
    (way): Sole => ({ numbers: eachOnce(way.numbers), sold: way }),
  );
  if (tag) ways.push({ numbers: withTag(storeId, filter) });
  return ways.length === 1 ? (ways[0] ?? null) : null;
}

/** In what orders have sold. What came back is narrowed by what it was sold as: nothing more is asked then. */
function soldBySought(storeId: string, filter: OrderFilter): SoldSought[] {
  return filter.returnedFrom || filter.returnedTo ? [] : soldSought(storeId, filter.test, filter);
}

function eachOnce(numbers: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select distinct number from (${numbers}) found`;
}

/** So deep a page of what orders have sold is sought among all that are found. */
const deep = 1000;
/** So many orders are read sooner than the list of all is walked to the first of them. */
const fewSold = 500;

async function numbersOfSole(
  db: Db,
  storeId: string,
  test: boolean,
  { numbers, first, sold }: Sole,
  page: PageAsked,
): Promise<number[]> {
  const isNear = page.offset + page.limit <= deep;
  if (first && isNear)
    return numbersOf(db, sliceOf(eachOnce(first(page.offset + page.limit, page.sort.direction)), page));
  if (!sold || !isNear) return numbersOf(db, sliceOf(numbers, page));
  const few = await fewUnlessMany(db, sold.key, sold.numbers, fewSold);
  if (few !== null) {
    const each = eachOnce(sql`select unnest(${few}::bigint[]) as number`);
    return numbersOf(db, sliceOf(each, page));
  }
  return walkedOrGathered(db, sold.key, page, {
    near: (most) => sql`
      select distinct sold.number from (
        select * from order_goods sold where sold.store_id = ${storeId} and sold.test = ${test} ${byNumber('sold', page)} limit ${sql.lit(most)}
      ) sold
      where ${sold.isSoldHere} ${byNumber('sold', page)} ${slice(page)}`,
    gathered: sold.first,
  });
}

/** For each order of a page so many are looked at, from where the list begins. */
const steps = 60;

/** Of what many orders are: those near where the list begins, or the first of each buyer or of each of the goods. */
function walkedOrGathered(
  db: Db,
  what: string,
  page: PageAsked,
  ways: {
    near: (most: number) => RawBuilder<unknown>;
    gathered: (most: number, direction: 'asc' | 'desc') => RawBuilder<unknown>;
  },
): Promise<number[]> {
  const { offset, limit, sort } = page;
  return nearOrGathered(`${what} ${sort.direction} ${offset} ${limit}`, limit, {
    near: () => {
      const walk = ways.near((offset + limit) * steps);
      return offset === 0 ? plannedOnce(db, (kept) => numbersOf(kept, walk)) : numbersOf(db, walk);
    },
    gathered: () => numbersOf(db, sliceOf(eachOnce(ways.gathered(offset + limit, sort.direction)), page)),
  });
}

function byNumber(row: string, { sort }: PageAsked): RawBuilder<unknown> {
  return sql`order by ${sql.ref(`${row}.number`)} ${sql.raw(sort.direction)}`;
}

function sliceOf(numbers: RawBuilder<unknown>, page: PageAsked): RawBuilder<unknown> {
  return sql`select number from (${numbers}) found order by number ${sql.raw(page.sort.direction)} ${slice(page)}`;
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

/** For what is done in the same way whatever is asked for: a first page of it keeps its plan. */
function ofFirstPage(db: Db, { offset }: PageAsked): Db {
  return offset === 0 ? keeping(db) : db;
}

/** First pages are of few sizes: what is planned for one is good for all of them. */
function slice({ limit, offset }: PageAsked): RawBuilder<unknown> {
  return offset === 0 ? sql`limit ${sql.lit(limit)}` : sql`limit ${limit} offset ${offset}`;
}

async function numbersOf(db: Db, numbers: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await sql<{ number: number }>`${numbers}`.execute(db);
  return rows.map(({ number }) => number);
}

export async function countOrders(db: Db, storeId: string, filter: OrderFilter): Promise<number> {
  const search = filter.search === '' ? null : await searchOrders(db, storeId, filter);
  const byOthers = search && !isFiltered(filter) ? await countByOthers(db, storeId, filter, search) : null;
  if (byOthers !== null) return byOthers;
  const sole = search ? null : soleOf(storeId, filter);
  const numbers = sole?.numbers ?? (search && !isFiltered(filter) ? search.numbers : null);
  if (numbers) {
    const { rows } = await sql<{ total: number }>`
      select count(*)::int as total from (${numbers}) found`.execute(db);
    return rows[0]?.total ?? 0;
  }
  return countWhere(db, wholeOf(storeId, filter, search));
}

/** So many goods that are not found are looked into one by one. */
const fewOthers = 100;

/**
 * How many are found where almost all goods are, as by how all SKUs begin: all, without those that sold something else and are not
 * found. Null where too much else was sold.
 */
async function countByOthers(
  db: Db,
  storeId: string,
  { test }: OrderFilter,
  { isFound, otherGoods }: OrderSearch,
): Promise<number | null> {
  if (!otherGoods) return null;
  const { rows } = await sql<{ id: string }>`${otherGoods} limit ${fewOthers + 1}`.execute(db);
  if (rows.length > fewOthers) return null;
  const series = ofSeries(storeId, test);
  const others = rows.map(({ id }) => id);
  const [counted] = (
    await sql<{ total: number }>`
      select (select count(*)::int from orders placed where ${series}) - (
        select count(*)::int
        from (select distinct number from order_goods
          where store_id = ${storeId} and test = ${test} and goods_id = any (${others}::uuid[])) sold
        join orders placed on ${series} and placed.number = sold.number
        where (${isFound}) is not true
      ) as total`.execute(db)
  ).rows;
  return counted?.total ?? 0;
}

/** For reading all that a filter leaves, in no order. */
export function wholeOf(
  storeId: string,
  filter: OrderFilter,
  search: OrderSearch | null,
): RawBuilder<SqlBool>[] {
  const conditions = conditionsOf(storeId, filter);
  if (search) conditions.push(sql`placed.number in (${search.numbers})`);
  if (filter.tag) conditions.push(sql`placed.number in (${withTag(storeId, filter)})`);
  for (const { numbers } of soldBySought(storeId, filter))
    conditions.push(sql`placed.number in (${numbers})`);
  const returned = numbersByReturns(storeId, filter.test, filter);
  if (returned) conditions.push(sql`placed.number in (${returned})`);
  return conditions;
}

async function countWhere(db: Db, conditions: readonly RawBuilder<SqlBool>[]): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from orders placed where ${sql.join(conditions, sql` and `)}`.execute(db);
  return rows[0]?.total ?? 0;
}

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
  for (const { key, numbers, isSold } of soldBySought(storeId, filter)) {
    conditions.push(
      // With an offset the order at hand is asked about, and not all orders first.
      amongNumbers(await fewUnlessMany(db, key, numbers)) ??
        sql`exists (select from order_goods sold where ${isSold} and sold.number = placed.number offset 0)`,
    );
  }
  const returned = numbersByReturns(storeId, filter.test, filter);
  // Gathered once, and each looked up: what came back on some days lies together, far from the newest.
  if (returned) conditions.push(sql`placed.number = any (array(${returned}))`);
  return conditions;
}

function amongNumbers(numbers: string | null): RawBuilder<SqlBool> | null {
  return numbers === null ? null : sql`placed.number = any (${numbers}::bigint[])`;
}
