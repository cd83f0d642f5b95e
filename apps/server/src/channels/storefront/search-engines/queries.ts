import { sql } from 'kysely';
import { fromProducts, isShown } from '#channels/storefront/catalogue/search/shown-products.ts';
import type { Db } from '#core/database/access/transaction.ts';

/** Where products stand, in the order of their addresses. */
export async function findProductAddresses(
  db: Db,
  storeId: string,
  limit: number,
  offset: number,
): Promise<{ slug: string; updated_at: Date }[]> {
  const { rows } = await sql<{ slug: string; updated_at: Date }>`
    select product.slug, product.updated_at from ${fromProducts}
    where product.store_id = ${storeId} and ${isShown}
    order by product.slug limit ${limit} offset ${offset}`.execute(db);
  return rows;
}
