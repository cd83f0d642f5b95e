import { productLimits } from '@sokoni/rules/product-check';
import { announce } from '#platform/database/announce.ts';
import type { Db } from '#platform/database/transaction.ts';
import { DomainError } from '#platform/domain-error.ts';
import type { KeptPicture } from '#stores/keep-picture.ts';
import { recordPicture } from '#stores/record-picture.ts';
import {
  holdProductImages,
  insertProductImage,
  replaceProductImages,
  rollUpPictures,
  type ShownPicture,
  showOnVariants,
} from './picture-queries.ts';
import { findImages, lockProduct } from './queries.ts';

export interface NewPicture extends KeptPicture {
  altText: string;
  uploadedBy: string;
}

/**
 * Shows an uploaded picture after those that the product has.
 * @throws DomainError `not_found`, `picture_limit`
 */
export async function addPicture(
  db: Db,
  storeId: string,
  productId: string,
  picture: NewPicture,
  now: Date,
): Promise<void> {
  if (!(await lockProduct(db, storeId, productId))) throw new DomainError('not_found');
  const shown = await findImages(db, storeId, productId);
  if (shown.length >= productLimits.images) throw new DomainError('picture_limit');
  await showPicture(db, storeId, productId, picture, now);
  await announce(db, 'product', [productId]);
}

/** Records a picture whose files are written, and shows it after those that the product has. */
export async function showPicture(
  db: Db,
  storeId: string,
  productId: string,
  { altText, uploadedBy, ...kept }: NewPicture,
  now: Date,
): Promise<void> {
  await recordPicture(db, storeId, 'product', kept, uploadedBy, now);
  await insertProductImage(db, storeId, productId, { id: kept.id, alt_text: altText });
  await rollUpPictures(db, storeId, productId);
}

/** A picture in its place; `variantIds` names exactly the variants that show it, undefined leaves them as they are. */
export interface PlacedPicture extends ShownPicture {
  variantIds?: readonly string[] | undefined;
}

/**
 * Puts the pictures of a product into this order with these alt texts. What is removed is shown no longer, and its files go
 * when nothing else shows it; until then it can be put back. One that is not named stays: somebody else has just added it.
 * @throws DomainError `not_found` for the product, a picture of no product of the store, or a variant of another product;
 * `picture_limit`
 */
export async function arrangePictures(
  db: Db,
  storeId: string,
  productId: string,
  pictures: readonly PlacedPicture[],
  removed: readonly string[],
): Promise<{ before: ShownPicture[] }> {
  if (!(await lockProduct(db, storeId, productId))) throw new DomainError('not_found');
  const shown = (await findImages(db, storeId, productId)).map(({ id, alt_text }) => ({ id, alt_text }));
  const named = new Set(pictures.map(({ id }) => id));
  const known = new Set(shown.map(({ id }) => id));
  const back = [...named].filter((id) => !known.has(id));
  const isThere = (await holdProductImages(db, storeId, back)) === back.length;
  if (named.size < pictures.length || !isThere) throw missingPicture();

  const gone = new Set(removed);
  const unnamed = shown.filter(({ id }) => !named.has(id) && !gone.has(id));
  const next = [...pictures.filter(({ id }) => !gone.has(id)), ...unnamed];
  if (next.length > productLimits.images) throw new DomainError('picture_limit');
  await replaceProductImages(db, storeId, productId, next);
  for (const { id, variantIds } of pictures) {
    if (!variantIds || gone.has(id)) continue;
    const wanted = [...new Set(variantIds)];
    if ((await showOnVariants(db, storeId, productId, id, wanted)) < wanted.length) {
      throw new DomainError('not_found', { message: 'One of these variants is not there.' });
    }
  }
  await rollUpPictures(db, storeId, productId);
  await announce(db, 'product', [productId]);
  return { before: shown };
}

function missingPicture(): DomainError {
  return new DomainError('not_found', { message: 'One of these pictures is not there.' });
}
