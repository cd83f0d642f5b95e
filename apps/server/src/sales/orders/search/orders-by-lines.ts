import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';
import { type Found, firstOfEach, lookUp, type Way } from './ways.ts';

/** What orders are looked for by their lines, and by what came back of them. */
export interface OrderLinesSought {
  productId?: string | undefined;
  /** With a line that is of no product of the store. */
  noProduct?: true | undefined;
  /** Null is items in no category. */
  categoryId?: string | null | undefined;
  /** Null is no VAT. */
  vatPercent?: string | null | undefined;
  /** Days on which something came back, both of them counted. */
  returnedFrom?: string | undefined;
  returnedTo?: string | undefined;
}

/** The orders with a line of such items. */
export function soldWay(storeId: string, test: boolean, found: Found): Way {
  const isFew = found.ids !== null;
  const items = isFew ? sql`unnest(${found.ids}::uuid[])` : found.all;
  const orders = sql`select sold.serial from order_items sold where sold.store_id = ${storeId} and sold.test = ${test}`;
  const ofOrder = sql`sold.store_id = placed.store_id and sold.test = placed.test and sold.serial = placed.serial`;
  return {
    // With an offset the order at hand is asked about, and not all orders first.
    isFound: isFew
      ? sql`exists (select from order_items sold where ${ofOrder} and sold.item_id = any (${found.ids}::uuid[]) offset 0)`
      : sql`exists (
          select from order_items sold join sold_items items on items.store_id = sold.store_id and items.id = sold.item_id
          where ${ofOrder} and ${found.isOne} offset 0)`,
    serials: sql`${orders} and sold.item_id = any (array(select id from ${items} as items (id)))`,
    first: firstOfEach(items, sql`${orders} and sold.item_id = each_of.id`),
    isFew,
  };
}

/** The ways of a filter by product and category. */
export async function waysBySold(
  db: Db,
  storeId: string,
  test: boolean,
  { productId, noProduct, categoryId }: OrderLinesSought,
): Promise<Way[]> {
  const items = sql`items`;
  const asked: { isAny: RawBuilder<SqlBool>; isOne?: RawBuilder<SqlBool> }[] = [];
  if (productId) asked.push({ isAny: sql`items.product_id = ${productId}` });
  if (noProduct) asked.push({ isAny: sql`items.product_id is null` });
  if (categoryId !== undefined)
    asked.push({ isAny: isIn(items, categoryId), isOne: liesIn(items, categoryId) });
  return Promise.all(
    asked.map(async ({ isAny, isOne = isAny }) => {
      const all = sql`select items.id from sold_items items where items.store_id = ${storeId} and ${isAny}`;
      return soldWay(storeId, test, await lookUp(db, all, isOne));
    }),
  );
}

/** Whether the order `placed` bears this rate; null is no VAT. */
export function isBearing(percent: string | null): RawBuilder<SqlBool> {
  return percent === null
    ? sql<SqlBool>`placed.bears_no_vat`
    : sql<SqlBool>`(placed.highest_vat_rate = ${vatThousandths(percent)} or ${hasOtherVatRates(percent)})`;
}

/** The same, where it is not the highest. Orders with more than one rate have an index of their own. */
function hasOtherVatRates(percent: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`placed.has_other_vat_rates is not null and ${vatThousandths(percent)} = any (placed.has_other_vat_rates)`;
}

/** A rate of VAT as orders are found by it. @param percent a decimal with up to 3 places */
export function vatThousandths(percent: string): number {
  return Math.round(Number(percent) * 1000);
}

/** The orders of which something came back on these days: of what the lines are narrowed by, where they are. */
export function returnsWay(storeId: string, test: boolean, sought: OrderLinesSought): Way | null {
  const { returnedFrom, returnedTo } = sought;
  if (!returnedFrom && !returnedTo) return null;
  const days = [
    returnedFrom && sql<SqlBool>`taken.on_day >= ${returnedFrom}::date`,
    returnedTo && sql<SqlBool>`taken.on_day <= ${returnedTo}::date`,
  ].filter((condition) => typeof condition === 'object');
  const serials = sql`select taken.serial from order_returns taken
    where ${sql.join([...cameBack(storeId, test, sought), ...days], sql` and `)}`;
  // Gathered once, and each looked up: what came back on some days lies together, far from the newest.
  return {
    isFound: sql`placed.serial = any (array(${serials}))`,
    serials,
    first: () => serials,
    isFew: true,
  };
}

/** Whether `taken` is a return of this mode, and of what the lines are narrowed by. */
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
  const ofMode = sql<SqlBool>`taken.store_id = ${storeId} and taken.test = ${test}`;
  if (lines.length === 0) return [ofMode];
  return [
    ofMode,
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
    : sql<SqlBool>`sold.apply_vat and not line.exempt_vat
        and coalesce(line.tax_percent, sold.vat_percent) = ${percent}::numeric`;
}
