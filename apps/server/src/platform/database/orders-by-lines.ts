import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { firstOfEach } from './search-orders.ts';

/** What orders are looked for by their lines, and by what came back of them. */
export interface OrderLinesSought {
  productId?: string | undefined;
  /** With a line that is of no product of the store. */
  noProduct?: true | undefined;
  /** Null is goods in no category. */
  categoryId?: string | null | undefined;
  /** Null is no VAT. */
  vatPercent?: string | null | undefined;
  /** Days on which something came back, both of them counted. */
  returnedFrom?: string | undefined;
  returnedTo?: string | undefined;
}

/** What an order has sold, for each way in which orders are looked for by it. */
export interface SoldSought {
  /** Names the way; the same for the same way in the same store. */
  key: string;
  /** The numbers of all that have sold such goods, for each of the goods. */
  numbers: RawBuilder<unknown>;
  /** The last, or first, of them for each of the goods: among them are the last of all. */
  first: (most: number, direction: 'asc' | 'desc') => RawBuilder<unknown>;
  /** Whether a row `sold` of what orders have sold is such: the goods are gathered once, then each row is asked about. */
  isSold: RawBuilder<SqlBool>;
  /** The same, asked of each row by itself: for a walk of a few steps. */
  isSoldHere: RawBuilder<SqlBool>;
}

export function soldSought(
  storeId: string,
  test: boolean,
  { productId, noProduct, categoryId }: OrderLinesSought,
): SoldSought[] {
  const ways: { key: string; isSought: RawBuilder<SqlBool>; isSoughtHere?: RawBuilder<SqlBool> }[] = [];
  if (productId) ways.push({ key: `product ${productId}`, isSought: sql`goods.product_id = ${productId}` });
  if (noProduct) ways.push({ key: 'no product', isSought: sql`goods.product_id is null` });
  if (categoryId !== undefined) {
    const goods = sql`goods`;
    ways.push({
      key: `category ${categoryId}`,
      isSought: isIn(goods, categoryId),
      isSoughtHere: liesIn(goods, categoryId),
    });
  }
  const ofSeries = sql`sold.store_id = ${storeId} and sold.test = ${test}`;
  return ways.map(({ key, isSought, isSoughtHere = isSought }) => ({
    key: `${storeId} ${test} ${key}`,
    first: firstOfEach(
      sql`(select goods.id from sold_goods goods where goods.store_id = ${storeId} and ${isSought})`,
      sql`select sold.number from order_goods sold where ${ofSeries} and sold.goods_id = each_of.id`,
    ),
    isSoldHere: sql<SqlBool>`exists (
      select from sold_goods goods where goods.store_id = sold.store_id and goods.id = sold.goods_id and ${isSoughtHere} offset 0)`,
    numbers: sql`
      select sold.number from order_goods sold
      join sold_goods goods on goods.store_id = sold.store_id and goods.id = sold.goods_id
      where ${ofSeries} and ${isSought}`,
    // A plain condition would be planned as a join, which begins with all that was ever sold.
    isSold: sql<SqlBool>`${ofSeries} and
      (sold.goods_id in (select goods.id from sold_goods goods where goods.store_id = ${storeId} and ${isSought})) is true`,
  }));
}

/** Whether the order `placed` bears this rate; null is no VAT. */
export function isBearing(percent: string | null): RawBuilder<SqlBool> {
  return percent === null
    ? sql<SqlBool>`placed.bears_no_vat`
    : sql<SqlBool>`placed.vat_borne = ${vatThousandths(percent)}`;
}

/** A rate of VAT as orders are found by it. @param percent a decimal with up to 3 places */
export function vatThousandths(percent: string): number {
  return Math.round(Number(percent) * 1000);
}

/** The numbers of the orders of which something came back on these days: of what the lines are narrowed by, where they are. */
export function numbersByReturns(
  storeId: string,
  test: boolean,
  sought: OrderLinesSought,
): RawBuilder<unknown> | null {
  const { returnedFrom, returnedTo } = sought;
  if (!returnedFrom && !returnedTo) return null;
  const days = [
    returnedFrom && sql<SqlBool>`taken.on_day >= ${returnedFrom}::date`,
    returnedTo && sql<SqlBool>`taken.on_day <= ${returnedTo}::date`,
  ].filter((condition) => typeof condition === 'object');
  return sql`select taken.number from order_returns taken
    where ${sql.join([...cameBack(storeId, test, sought), ...days], sql` and `)}`;
}

/** So many days are looked into one by one. */
const fewDays = 3660;
const dayMs = 86_400_000;

/** The first of them on each day, where the days are few: among them are the first of all. */
export function firstByReturns(
  storeId: string,
  test: boolean,
  sought: OrderLinesSought,
): ((most: number, direction: 'asc' | 'desc') => RawBuilder<unknown>) | undefined {
  const { returnedFrom, returnedTo } = sought;
  if (!returnedFrom || !returnedTo) return undefined;
  if (Date.parse(returnedTo) - Date.parse(returnedFrom) > fewDays * dayMs) return undefined;
  const ofDay = [...cameBack(storeId, test, sought), sql<SqlBool>`taken.on_day = sought.day::date`];
  return (most, direction) => sql`
    select came.number
    from generate_series(${returnedFrom}::date, ${returnedTo}::date, '1 day') as sought (day)
    cross join lateral (
      select distinct taken.number from order_returns taken where ${sql.join(ofDay, sql` and `)}
      order by taken.number ${sql.raw(direction)} limit ${sql.lit(most)}
    ) came`;
}

/** Whether `taken` is a return of this series, and of what the lines are narrowed by. */
function cameBack(
  storeId: string,
  test: boolean,
  { productId, noProduct, categoryId, vatPercent }: OrderLinesSought,
): RawBuilder<SqlBool>[] {
  const lines = [
    productId && sql<SqlBool>`line.product_id = ${productId}`,
    noProduct && sql<SqlBool>`line.product_id is null`,
    categoryId !== undefined && isIn(sql`line`, categoryId),
    vatPercent !== undefined && lineAt(vatPercent),
  ].filter((condition) => typeof condition === 'object');
  const ofSeries = sql<SqlBool>`taken.store_id = ${storeId} and taken.test = ${test}`;
  if (lines.length === 0) return [ofSeries];
  return [
    ofSeries,
    sql<SqlBool>`exists (
      select from order_return_lines part
      join order_lines line on line.store_id = part.store_id and line.id = part.line_id
      join orders sold on sold.store_id = line.store_id and sold.id = line.order_id
      where part.store_id = taken.store_id and part.return_id = taken.id and ${sql.join(lines, sql` and `)}
    )`,
  ];
}

/** Whether the product of a row is in this category; null is in none. */
function isIn(row: RawBuilder<unknown>, categoryId: string | null): RawBuilder<SqlBool> {
  const product = sql`select from products product where product.store_id = ${row}.store_id and product.id = ${row}.product_id`;
  return categoryId === null
    ? sql<SqlBool>`not exists (${product} and product.category_id is not null)`
    : sql<SqlBool>`exists (${product} and product.category_id = ${categoryId}::uuid)`;
}

/** The same, for one row by itself. A value, not an `exists`: for that the planner would read the whole category for each row. */
function liesIn(row: RawBuilder<unknown>, categoryId: string | null): RawBuilder<SqlBool> {
  const category = sql`(select product.category_id from products product
    where product.store_id = ${row}.store_id and product.id = ${row}.product_id)`;
  return categoryId === null
    ? sql<SqlBool>`${category} is null`
    : sql<SqlBool>`coalesce(${category} = ${categoryId}::uuid, false)`;
}

/** Whether a line of the order `sold` bears this rate; null is no VAT. */
function lineAt(percent: string | null): RawBuilder<SqlBool> {
  return percent === null
    ? sql<SqlBool>`(not sold.apply_vat or line.exempt_vat)`
    : sql<SqlBool>`sold.apply_vat and not line.exempt_vat and sold.vat_percent = ${percent}::numeric`;
}
