import { type SqlBool, sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';
import type { Products } from '#core/database/tables.ts';
import { searchProducts } from './search-products.ts';

/** What a list of products is narrowed to. */
export interface ProductFilter {
  search: string;
  status?: Products['status'] | undefined;
  /** A category with everything below it. */
  categoryIds?: readonly string[] | undefined;
  brand?: string | undefined;
  tag?: string | undefined;
  stock?: 'untracked' | 'in' | 'low' | 'out' | undefined;
  sample?: boolean | undefined;
}

/** Up to so many products with a tag are read and sorted. Where there are more, the sorted list is walked: the next one is never far. */
const fewTagged = 1000;

/** Whether the roll-ups know the total of this filter. */
export function isCounted({ status: _, ...filter }: ProductFilter): boolean {
  return filter.search === '' && !filter.tag && conditionsOf(filter).length === 0;
}

/** How much there is, where it is sorted or narrowed by that. */
export function standingJoin({ stock }: ProductFilter, isSortedByIt: boolean) {
  return isSortedByIt || stock
    ? sql`join product_stock standing on standing.store_id = product.store_id and standing.product_id = product.id`
    : sql``;
}

/** What a filter asks of each product. */
export async function whereListed(db: Db, storeId: string, filter: ProductFilter) {
  const narrowed = await whereFiltered(db, storeId, filter);
  if (filter.search === '') return narrowed;
  return sql<SqlBool>`${narrowed} and ${(await searchProducts(db, filter.search)).isProduct}`;
}

/** The same without the search. */
export async function whereFiltered(db: Db, storeId: string, filter: ProductFilter) {
  const conditions = [sql<SqlBool>`product.store_id = ${storeId}`, ...conditionsOf(filter)];
  if (filter.tag) conditions.push(await tagCondition(db, storeId, filter.tag));
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

/** What needs no look at how much there is. */
export function conditionsOf({ status, categoryIds, brand, stock, sample }: ProductFilter) {
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
