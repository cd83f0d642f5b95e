import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ProductRow, StandingRow } from '#catalogue/products/queries.ts';
import { byTitleWords, findRanked } from '#catalogue/products/search/find-ranked.ts';
import {
  conditionsOf,
  isCounted,
  type ProductFilter,
  standingJoin,
  whereFiltered,
  whereListed,
} from '#catalogue/products/search/product-filter.ts';
import { keeping } from '#core/database/access/connect.ts';
import type { Db } from '#core/database/access/transaction.ts';

export const sortKeys = ['title', 'price', 'stock', 'updated'] as const;
type SortKey = (typeof sortKeys)[number];

export type ListedProduct = Omit<ProductRow, 'options' | 'description' | 'search_text'> &
  StandingRow & {
    sku: string;
    category: string;
  };

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

/**
 * A page of products: their ids are found in an index alone, however deep the page lies, then read.
 * @param sort null puts what is searched in the order of its rank
 */
export async function findPageOfProducts(
  db: Db,
  storeId: string,
  filter: ProductFilter,
  sort: PageSort | null,
  window: Window,
): Promise<ListedProduct[]> {
  if (sort === null) return findByRank(db, storeId, filter, window);
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

async function findByRank(
  db: Db,
  storeId: string,
  filter: ProductFilter,
  { limit, offset }: Window,
): Promise<ListedProduct[]> {
  const narrowed = await whereFiltered(db, storeId, filter);
  const found = await findRanked(db, storeId, filter.search, offset + limit, async ({ isProduct }, most) => {
    const { rows } = await sql<{ id: string }>`
      select product.id from products product ${standingJoin(filter, false)} where ${narrowed} and ${isProduct}
      order by ${byTitleWords} limit ${sql.lit(most)}`.execute(offset === 0 ? keeping(db) : db);
    return rows;
  });
  return listed(keeping(db), sql`${found.slice(offset).map(({ id }) => id)}::uuid[]`);
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

/** So deep a page by title is gathered from the first products of each category. */
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
