import { type RawBuilder, sql } from 'kysely';
import type { ProductRow } from '#catalogue/products/queries.ts';
import {
  isCounted,
  type ProductFilter,
  standingJoin,
  whereListed,
} from '#catalogue/products/search/product-filter.ts';
import { keeping } from '#core/database/access/connect.ts';
import { likeText } from '#core/database/access/like-text.ts';
import type { Db } from '#core/database/access/transaction.ts';

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
  return sql`from products product ${standingJoin(filter, false)} where ${await whereListed(db, storeId, filter)}`;
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
