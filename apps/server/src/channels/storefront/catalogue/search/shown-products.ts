import type { ListFilter } from '@sokoni/themes/shop.ts';
import { type SqlBool, sql } from 'kysely';

/** What a buyer can open: active, with a price and a variant. What is sold out is shown as such. */
export const isShown = sql<SqlBool>`product.status = 'active'
  and coalesce(standing.obstacle, 'none') not in ('no_variant', 'no_price')`;

export const fromProducts = sql`products product
  left join product_stock standing on standing.store_id = product.store_id and standing.product_id = product.id`;

export type Condition = ReturnType<typeof sql<SqlBool>>;

/** All that the shop shows. */
export const isAny = sql<SqlBool>`true`;

/** In one of these categories. */
export function isInCategories(ids: readonly string[]): Condition {
  return sql<SqlBool>`product.category_id = any (${[...ids]}::uuid[])`;
}

/** What a filter leaves of a list. */
export function isFiltered(where: Condition, filter: ListFilter): Condition {
  const { min_price, max_price, in_stock, brands, entries } = filter;
  const conditions = [
    where,
    min_price !== null && sql<SqlBool>`product.max_price >= ${min_price}`,
    max_price !== null && sql<SqlBool>`product.min_price <= ${max_price}`,
    in_stock && sql<SqlBool>`coalesce(standing.state, 'untracked') <> 'out'`,
    brands.length > 0 && sql<SqlBool>`product.brand = any (${[...brands]}::text[])`,
    entries.length > 0 &&
      sql<SqlBool>`exists (select from variants chosen where chosen.store_id = product.store_id
        and chosen.product_id = product.id and chosen.active and chosen.entries && ${[...entries]}::text[])`,
  ].filter((condition) => condition !== false);
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}
