import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { keeping } from '#platform/database/connect.ts';
import { likeText } from '#platform/database/like-text.ts';
import { searchProducts } from '#platform/database/search-products.ts';
import type { Db } from '#platform/database/transaction.ts';
import type { ProductRow, StandingRow } from './queries.ts';

export interface ProductFilter {
  search: string;
  status?: ProductRow['status'] | undefined;
  /** A category with everything below it. */
  categoryIds?: readonly string[] | undefined;
  brand?: string | undefined;
  tag?: string | undefined;
  stock?: StandingRow['state'] | undefined;
  sample?: boolean | undefined;
}

export type ListedProduct = Omit<ProductRow, 'options' | 'description' | 'search_text'> & StandingRow;

export const sortKeys = ['title', 'price', 'stock', 'updated'] as const;
export type SortKey = (typeof sortKeys)[number];

interface PageSort {
  key: SortKey;
  direction: 'asc' | 'desc';
}

/** Up to so many products with a tag are read and sorted. Where there are more, the sorted list is walked: the next one is never far. */
const fewTagged = 1000;

const sorts = {
  title: sql`product.title collate app.names`,
  price: sql`product.min_price`,
  stock: sql`standing.available`,
  updated: sql`product.updated_at`,
};

/** A page of products: their ids are found in an index alone, however deep the page lies, then read. */
export async function findPageOfProducts(
  db: Db,
  storeId: string,
  filter: ProductFilter,
  sort: PageSort,
  window: { limit: number; offset: number },
): Promise<ListedProduct[]> {
  const direction = sort.direction === 'desc' ? sql`desc` : sql`asc`;
  const { ids, order } =
    nearOfCategories(storeId, filter, sort, window) ?? (await orderedIds(db, storeId, filter, sort.key));
  // A first page is of few sizes: one plan is good for all words that may be sought, and for whatever one index has in this order.
  // Where nothing is asked for, one is good for every page.
  const isFirst = window.offset === 0;
  const slice = isFirst
    ? sql`limit ${sql.lit(window.limit)}`
    : sql`limit ${window.limit} offset ${window.offset}`;
  const isAll = !filter.tag && conditionsOf(filter).length === 0;
  const isOften = isAll ? isFirst || filter.search === '' : isFirst && isInOneIndex(filter, sort);
  const { rows } = await sql<ListedProduct>`
    select * from listed_products(array(
      ${ids} order by ${sql.join(order.map((key) => sql`${key} ${direction}`))} ${slice}
    ))`.execute(isOften ? keeping(db) : db);
  return rows;
}

/** Whether what is asked for is a status or a brand alone: those lie in the order of their titles. */
function isInOneIndex({ status, brand, ...others }: ProductFilter, { key }: PageSort): boolean {
  const isOne = (status === undefined) !== !brand;
  return isOne && key === 'title' && others.search === '' && !others.tag && conditionsOf(others).length === 0;
}

interface OrderedIds {
  ids: RawBuilder<unknown>;
  /** What they are put in order by. */
  order: RawBuilder<unknown>[];
}

/** So deep a page by title is gathered from the first products of each category. */
const deep = 1000;

/** The first products of each of the categories, which lie in the order of their titles there; null where more than that is asked. */
function nearOfCategories(
  storeId: string,
  { categoryIds, ...others }: ProductFilter,
  { key, direction }: PageSort,
  { limit, offset }: { limit: number; offset: number },
): OrderedIds | null {
  const { search, tag, stock } = others;
  const most = offset + limit;
  if (!categoryIds || key !== 'title' || search !== '' || tag || stock || most > deep) return null;
  const way = direction === 'desc' ? sql`desc` : sql`asc`;
  const order = [sorts.title, sql`product.id`];
  const conditions = [sql<SqlBool>`product.store_id = ${storeId}`, ...conditionsOf(others)];
  return {
    ids: sql`
      select product.id from unnest(${[...categoryIds]}::uuid[]) below (category_id)
      cross join lateral (
        select product.id, product.title from products product
        where product.category_id = below.category_id and ${sql.join(conditions, sql` and `)}
        order by ${sql.join(order.map((part) => sql`${part} ${way}`))} limit ${most}
      ) product`,
    order,
  };
}

/** The ids of the products that a filter leaves, from the table whose index has them in this order. */
async function orderedIds(db: Db, storeId: string, filter: ProductFilter, key: SortKey): Promise<OrderedIds> {
  const { tag, status, ...rest } = filter;
  if (status === undefined && isCounted(rest)) {
    if (key === 'stock' && !tag) {
      return {
        ids: sql`select standing.product_id as id from product_stock standing where standing.store_id = ${storeId}`,
        order: [sorts.stock, sql`standing.product_id`],
      };
    }
    if (key === 'title' && tag) {
      return {
        ids: sql`select tagged.product_id as id from product_tags tagged where tagged.store_id = ${storeId} and tagged.tag = ${tag}`,
        order: [sql`tagged.title collate app.names`, sql`tagged.product_id`],
      };
    }
  }
  return {
    ids: sql`select product.id from products product ${standingJoin(key, filter)} where ${await where(db, storeId, filter)}`,
    order: [sorts[key], sql`product.id`],
  };
}

/** Products named one by one, or all that a filter leaves. */
export type ProductSelection = { ids: readonly string[] } | { filter: ProductFilter };

/** The products of a selection, as the part of a statement from `from products product` to the end of its `where`. */
export async function selectedProducts(
  db: Db,
  storeId: string,
  selection: ProductSelection,
): Promise<RawBuilder<unknown>> {
  if ('filter' in selection) return listedProducts(db, storeId, selection.filter);
  return sql`from products product where product.store_id = ${storeId} and product.id = any (${[...selection.ids]}::uuid[])`;
}

/** How many products a selection has. */
export async function countSelected(db: Db, storeId: string, selection: ProductSelection): Promise<number> {
  if ('filter' in selection && isCounted(selection.filter)) {
    return findCount(db, storeId, selection.filter.status);
  }
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total ${await selectedProducts(db, storeId, selection)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** The exact number of products that a filter leaves. */
export async function countProducts(db: Db, storeId: string, filter: ProductFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total ${await listedProducts(db, storeId, filter)}`.execute(db);
  return rows[0]?.total ?? 0;
}

async function listedProducts(db: Db, storeId: string, filter: ProductFilter): Promise<RawBuilder<unknown>> {
  return sql`from products product ${standingJoin('title', filter)} where ${await where(db, storeId, filter)}`;
}

/** What the roll-ups know: the number of all products, or of those in one status. */
export async function findCount(
  db: Db,
  storeId: string,
  status: ProductRow['status'] | undefined,
): Promise<number> {
  const { total } = await keeping(db)
    .selectFrom('product_counts')
    .select(sql<number>`coalesce(sum(products), 0)::int`.as('total'))
    .where('store_id', '=', storeId)
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'active'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Whether the roll-ups know the total of this filter. */
export function isCounted({ status: _, ...filter }: ProductFilter): boolean {
  return filter.search === '' && !filter.tag && conditionsOf(filter).length === 0;
}

/** Brands or tags in use that begin so, without regard to case. */
export async function findWords(
  db: Db,
  storeId: string,
  kind: 'brand' | 'tag',
  start: string,
): Promise<string[]> {
  const pattern = `${likeText(start)}%`;
  const { rows } =
    kind === 'tag'
      ? await sql<{ word: string }>`
          select distinct tag as word from product_tags
          where store_id = ${storeId} and tag like lower(${pattern}) order by 1 limit 20`.execute(db)
      : await sql<{ word: string }>`
          select distinct brand as word from products
          where store_id = ${storeId} and brand <> '' and brand ilike ${pattern} order by 1 limit 20`.execute(
          db,
        );
  return rows.map(({ word }) => word);
}

function standingJoin(sort: SortKey, { stock }: ProductFilter) {
  return sort === 'stock' || stock
    ? sql`join product_stock standing on standing.store_id = product.store_id and standing.product_id = product.id`
    : sql``;
}

async function where(db: Db, storeId: string, filter: ProductFilter) {
  const conditions = [sql<SqlBool>`product.store_id = ${storeId}`, ...conditionsOf(filter)];
  if (filter.tag) conditions.push(await tagCondition(db, storeId, filter.tag));
  if (filter.search !== '') conditions.push((await searchProducts(db, storeId, filter.search)).isProduct);
  return sql.join(conditions, sql` and `);
}

/** What needs no look at how much there is. */
function conditionsOf({ status, categoryIds, brand, stock, sample }: ProductFilter) {
  return [
    status && sql<SqlBool>`product.status = ${status}`,
    categoryIds && sql<SqlBool>`product.category_id = any (${[...categoryIds]}::uuid[])`,
    brand && sql<SqlBool>`product.brand = ${brand}`,
    stock && sql<SqlBool>`standing.state = ${stock}`,
    sample !== undefined && sql<SqlBool>`product.is_sample = ${sample}`,
  ].filter((condition) => Boolean(condition)) as ReturnType<typeof sql<SqlBool>>[];
}

async function tagCondition(db: Db, storeId: string, tag: string) {
  const tagged = sql`select product_id from product_tags where store_id = ${storeId} and tag = ${tag}`;
  const { rows } = await sql<{ hits: number }>`
    select count(*)::int as hits from (${tagged} limit ${fewTagged + 1}) tagged`.execute(db);
  if ((rows[0]?.hits ?? 0) <= fewTagged) return sql<SqlBool>`product.id = any (array(${tagged}))`;
  return sql<SqlBool>`exists (${tagged} and product_id = product.id)`;
}
