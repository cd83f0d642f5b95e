import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { keeping } from '#platform/database/connect.ts';
import { nearOrGathered } from '#platform/database/near-or-gathered.ts';
import {
  conditionsOf,
  isCounted,
  type ProductFilter,
  standingJoin,
  whereListed,
} from '#platform/database/product-filter.ts';
import { findFirstProducts, gatherFirstProducts } from '#platform/database/search-products.ts';
import type { Db } from '#platform/database/transaction.ts';
import type { ProductRow, StandingRow } from './queries.ts';

export const sortKeys = ['title', 'price', 'stock', 'updated'] as const;
type SortKey = (typeof sortKeys)[number];

export type ListedProduct = Omit<ProductRow, 'options' | 'description' | 'search_text'> & StandingRow;

interface PageSort {
  key: SortKey;
  direction: 'asc' | 'desc';
}

interface Window {
  limit: number;
  offset: number;
}

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
  window: Window,
): Promise<ListedProduct[]> {
  if (isSearchByTitle(filter, sort, window)) return findByTitle(db, storeId, filter, sort, window);
  const direction = directionOf(sort);
  const { ids, order } =
    nearOfCategories(storeId, filter, sort, window) ?? (await orderedIds(db, storeId, filter, sort.key));
  // One plan is good for all words that may be sought, and for whatever one index has in this order; where nothing is asked for, for
  // every page.
  const isFirst = window.offset === 0;
  const isAll = !filter.tag && conditionsOf(filter).length === 0;
  const isOften = isAll ? isFirst || filter.search === '' : isFirst && isInOneIndex(filter, sort);
  return listed(
    isOften ? keeping(db) : db,
    sql`array(${ids} order by ${sql.join(order.map((key) => sql`${key} ${direction}`))} ${sliceOf(window)})`,
  );
}

/** Whether nothing but words and a status are asked for, in the order of the titles. */
function isSearchByTitle(
  { search, status: _, ...others }: ProductFilter,
  { key }: PageSort,
  window: Window,
): boolean {
  const isSearch = search !== '' && !others.tag && conditionsOf({ search, ...others }).length === 0;
  return isSearch && key === 'title' && window.offset + window.limit <= deep;
}

/** The few that are found are put in order. Of many the first are near where the list begins, or they are gathered. */
async function findByTitle(
  db: Db,
  storeId: string,
  filter: ProductFilter,
  sort: PageSort,
  { limit, offset }: Window,
): Promise<ListedProduct[]> {
  const { search, status } = filter;
  const { direction } = sort;
  const sought = { search, status, direction, most: offset + limit };
  const few = await findFirstProducts(db, storeId, sought);
  if (few) return listed(keeping(db), sql`${few.slice(offset)}::uuid[]`);
  return nearOrGathered(`${storeId} ${status} ${search} ${direction} ${offset} ${limit}`, limit, {
    near: async () => {
      const edge = await findEdge(db, storeId, sort);
      const isNear =
        edge === null ? sql`true` : sql`${sorts.title} ${direction === 'desc' ? sql`>=` : sql`<=`} ${edge}`;
      return listed(
        offset === 0 ? keeping(db) : db,
        sql`array(
          select product.id from products product where ${await whereListed(db, storeId, filter)} and ${isNear}
          order by ${sorts.title} ${directionOf(sort)}, product.id ${directionOf(sort)} ${sliceOf({ limit, offset })})`,
      );
    },
    gathered: async () => {
      const first = await gatherFirstProducts(db, sought);
      return listed(keeping(db), sql`${first.slice(offset)}::uuid[]`);
    },
  });
}

/** So many products are looked at from where the list begins, sooner than all that are found are gathered. */
const near = 8000;
/** The titles up to which that is, for a minute; null where the list is shorter. */
const edges = new LRUCache<string, { title: string | null }>({ max: 1000, ttl: 60_000 });

async function findEdge(db: Db, storeId: string, sort: PageSort): Promise<string | null> {
  const key = `${storeId} ${sort.direction}`;
  const known = edges.get(key);
  if (known) return known.title;
  const { rows } = await sql<{ title: string }>`
    select product.title from products product where product.store_id = ${storeId}
    order by ${sorts.title} ${directionOf(sort)}, product.id ${directionOf(sort)} limit 1 offset ${near}`.execute(
    db,
  );
  const title = rows[0]?.title ?? null;
  edges.set(key, { title });
  return title;
}

/** First pages are of few sizes: one plan is good for all that have the same. */
function sliceOf({ limit, offset }: Window): RawBuilder<unknown> {
  return offset === 0 ? sql`limit ${sql.lit(limit)}` : sql`limit ${limit} offset ${offset}`;
}

async function listed(db: Db, ids: RawBuilder<unknown>): Promise<ListedProduct[]> {
  const { rows } = await sql<ListedProduct>`select * from listed_products(${ids})`.execute(db);
  return rows;
}

function directionOf({ direction }: PageSort): RawBuilder<unknown> {
  return direction === 'desc' ? sql`desc` : sql`asc`;
}

/** Whether what is asked for is a status, a brand or a tag alone: those lie in the order of their titles. */
function isInOneIndex({ status, brand, tag, ...others }: ProductFilter, { key }: PageSort): boolean {
  const isOne = [status, brand, tag].filter(Boolean).length === 1;
  return isOne && key === 'title' && others.search === '' && conditionsOf(others).length === 0;
}

interface OrderedIds {
  ids: RawBuilder<unknown>;
  /** What they are put in order by. */
  order: RawBuilder<unknown>[];
}

/** So deep a page by title is gathered from the first products of each category, or from all that a search finds. */
const deep = 1000;

/** The first products of each of the categories, which lie in the order of their titles there; null where more than that is asked. */
function nearOfCategories(
  storeId: string,
  { categoryIds, ...others }: ProductFilter,
  sort: PageSort,
  { limit, offset }: Window,
): OrderedIds | null {
  const { search, tag, stock } = others;
  const most = offset + limit;
  if (!categoryIds || sort.key !== 'title' || search !== '' || tag || stock || most > deep) return null;
  const way = directionOf(sort);
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
    ids: sql`select product.id from products product ${standingJoin(filter, key === 'stock')} where ${await whereListed(db, storeId, filter)}`,
    order: [sorts[key], sql`product.id`],
  };
}
