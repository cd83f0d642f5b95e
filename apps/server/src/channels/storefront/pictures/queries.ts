import { sql } from 'kysely';
import { searchProducts } from '#catalogue/products/search/search-products.ts';
import type { Db } from '#core/database/access/transaction.ts';

export interface LibraryRow {
  id: string;
  width: number;
  height: number;
}

/** The pictures of a shop's library, newest first. */
export async function findLibrary(db: Db, storeId: string): Promise<LibraryRow[]> {
  return db
    .selectFrom('images')
    .select(['id', 'width', 'height'])
    .where('store_id', '=', storeId)
    .where('entity', '=', 'storefront')
    .orderBy('id', 'desc')
    .execute();
}

/** Takes a picture out of the library. @returns false where it has no such picture */
export async function deleteFromLibrary(db: Db, storeId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('images')
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .where('entity', '=', 'storefront')
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Whether the draft or what buyers see names a picture. */
export async function isShownInLook(db: Db, storeId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from storefronts front
    left join storefront_versions version on version.store_id = front.store_id and version.id = front.published_id
    where front.store_id = ${storeId}
      and (strpos(front.draft::text, ${id}) > 0 or strpos(version.document::text, ${id}) > 0)`.execute(db);
  return rows.length > 0;
}

export interface ProductPictureRow extends LibraryRow {
  product_id: string;
  title: string;
  alt_text: string;
}

/** The pictures of the store's products, by the titles of these and in their order. */
export async function findProductPictures(
  db: Db,
  storeId: string,
  search: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<ProductPictureRow[]> {
  const isFound = search === '' ? sql`true` : (await searchProducts(db, search)).isProduct;
  const { rows } = await sql<ProductPictureRow>`
    select product.id as product_id, product.title, shown.alt_text, image.id, image.width, image.height
    from products product
    join product_images shown on shown.store_id = product.store_id and shown.product_id = product.id
    join images image on image.store_id = shown.store_id and image.id = shown.image_id
    where product.store_id = ${storeId} and ${isFound}
    order by product.title collate app.names, product.id, shown.position
    limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** A picture that a product of the store shows. */
export async function findProductPicture(
  db: Db,
  storeId: string,
  id: string,
): Promise<LibraryRow | undefined> {
  const { rows } = await sql<LibraryRow>`
    select id, width, height from images image
    where store_id = ${storeId} and id = ${id} and exists (
      select from product_images shown where shown.store_id = image.store_id and shown.image_id = image.id
    )`.execute(db);
  return rows[0];
}

/** The copy in the library of a picture of a product. */
export async function findCopy(db: Db, storeId: string, sourceId: string): Promise<LibraryRow | undefined> {
  return db
    .selectFrom('images')
    .select(['id', 'width', 'height'])
    .where('store_id', '=', storeId)
    .where('copied_from', '=', sourceId)
    .executeTakeFirst();
}
