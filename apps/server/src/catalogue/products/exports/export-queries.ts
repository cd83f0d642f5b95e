import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';

/** The next products of a selection, in the order in which they were made. */
export async function findIdsAfter(
  db: Db,
  selected: RawBuilder<unknown>,
  after: string,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select product.id ${selected} and product.id > ${after}::uuid order by product.id limit ${limit}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** The stock of the variants of products, place by place. */
export async function findStockOf(
  db: Db,
  storeId: string,
  productIds: readonly string[],
): Promise<{ variant_id: string; location_id: string; on_hand: number }[]> {
  const { rows } = await sql<{ variant_id: string; location_id: string; on_hand: number }>`
    select level.variant_id, level.location_id, level.on_hand
    from variants variant
    join stock_levels level on level.store_id = variant.store_id and level.variant_id = variant.id
    where variant.store_id = ${storeId} and variant.product_id = any (${[...productIds]}::uuid[])`.execute(
    db,
  );
  return rows;
}

/** The pictures of products, in their order. */
export async function findPictureIdsOf(
  db: Db,
  storeId: string,
  productIds: readonly string[],
): Promise<{ product_id: string; image_id: string }[]> {
  const { rows } = await sql<{ product_id: string; image_id: string }>`
    select product_id, image_id from product_images
    where store_id = ${storeId} and product_id = any (${[...productIds]}::uuid[])
    order by product_id, position`.execute(db);
  return rows;
}
