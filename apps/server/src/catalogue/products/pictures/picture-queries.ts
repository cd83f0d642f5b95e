import { sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';

export interface ShownPicture {
  id: string;
  alt_text: string;
}

/** Shows a picture of the store after those that the product has. */
export async function insertProductImage(
  db: Db,
  storeId: string,
  productId: string,
  { id, alt_text }: ShownPicture,
): Promise<void> {
  await sql`
    insert into product_images (store_id, product_id, image_id, position, alt_text)
    select ${storeId}, ${productId}, ${id}, coalesce(max(position) + 1, 0), ${alt_text}
    from product_images where store_id = ${storeId} and product_id = ${productId}`.execute(db);
}

/** The product shows these pictures in this order, and no other. */
export async function replaceProductImages(
  db: Db,
  storeId: string,
  productId: string,
  pictures: readonly ShownPicture[],
): Promise<void> {
  await db
    .deleteFrom('product_images')
    .where('store_id', '=', storeId)
    .where('product_id', '=', productId)
    .execute();
  if (pictures.length === 0) return;
  const rows = pictures.map(({ id, alt_text }, position) => ({
    store_id: storeId,
    product_id: productId,
    image_id: id,
    position,
    alt_text,
  }));
  await db.insertInto('product_images').values(rows).execute();
}

/** Keeps the first picture with the product, for lists; variants lose a picture that the product no longer shows. */
export async function rollUpPictures(db: Db, storeId: string, productId: string): Promise<void> {
  await sql`
    update products set first_image_id = (
      select image_id from product_images
      where store_id = ${storeId} and product_id = ${productId} order by position limit 1
    ) where store_id = ${storeId} and id = ${productId}`.execute(db);
  await sql`
    update variants set image_id = null
    where store_id = ${storeId} and product_id = ${productId} and image_id is not null
      and image_id not in (
        select image_id from product_images where store_id = ${storeId} and product_id = ${productId}
      )`.execute(db);
}

/** Keeps pictures that were uploaded for products from being purged meanwhile; answers how many of them are there. */
export async function holdProductImages(db: Db, storeId: string, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const { rows } = await sql`
    select id from images
    where store_id = ${storeId} and id = any (${[...ids]}::uuid[]) and entity = 'product'
    for key share`.execute(db);
  return rows.length;
}

/** Exactly these variants of the product show the picture; answers how many of them are there. */
export async function showOnVariants(
  db: Db,
  storeId: string,
  productId: string,
  imageId: string,
  variantIds: readonly string[],
): Promise<number> {
  await sql`
    update variants set image_id = null
    where store_id = ${storeId} and product_id = ${productId} and image_id = ${imageId}
      and id <> all (${[...variantIds]}::uuid[])`.execute(db);
  const shown = await sql`
    update variants set image_id = ${imageId}
    where store_id = ${storeId} and product_id = ${productId} and id = any (${[...variantIds]}::uuid[])`.execute(
    db,
  );
  return Number(shown.numAffectedRows ?? 0n);
}

/** The copy shows what its model shows. */
export async function copyProductImages(
  db: Db,
  storeId: string,
  fromId: string,
  toId: string,
): Promise<void> {
  await sql`
    insert into product_images (store_id, product_id, image_id, position, alt_text)
    select store_id, ${toId}, image_id, position, alt_text
    from product_images where store_id = ${storeId} and product_id = ${fromId}`.execute(db);
  await sql`
    update variants copy set image_id = model.image_id
    from variants model
    where copy.store_id = ${storeId} and copy.product_id = ${toId} and model.store_id = ${storeId}
      and model.product_id = ${fromId} and model.name = copy.name and model.image_id is not null`.execute(db);
}
