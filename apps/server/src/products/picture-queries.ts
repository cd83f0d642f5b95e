import { sql } from 'kysely';
import type { Db } from '#platform/database/transaction.ts';

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
