import { productLimits } from '@sokoni/rules/product-check';
import type { Db } from '#platform/database/transaction.ts';
import { DomainError } from '#platform/domain-error.ts';
import type { KeptPicture } from '#stores/keep-picture.ts';
import { recordPicture } from '#stores/record-picture.ts';
import {
  insertProductImage,
  replaceProductImages,
  rollUpPictures,
  type ShownPicture,
} from './picture-queries.ts';
import { findImages, lockProduct } from './queries.ts';

/**
 * Shows an uploaded picture after those that the product has.
 * @throws DomainError `not_found`, `picture_limit`
 */
export async function addPicture(
  db: Db,
  storeId: string,
  productId: string,
  picture: KeptPicture & { altText: string; uploadedBy: string },
  now: Date,
): Promise<void> {
  if (!(await lockProduct(db, storeId, productId))) throw new DomainError('not_found');
  const shown = await findImages(db, storeId, productId);
  if (shown.length >= productLimits.images) throw new DomainError('picture_limit');
  const { altText, uploadedBy, ...kept } = picture;
  await recordPicture(db, storeId, 'product', kept, uploadedBy, now);
  await insertProductImage(db, storeId, productId, { id: picture.id, alt_text: altText });
  await rollUpPictures(db, storeId, productId);
}

/**
 * Puts the pictures of a product into this order with these alt texts; one that is left out is shown no longer, and its
 * files go when nothing else shows it.
 * @throws DomainError `not_found` for the product or a picture that it does not show
 */
export async function arrangePictures(
  db: Db,
  storeId: string,
  productId: string,
  pictures: readonly ShownPicture[],
): Promise<{ before: ShownPicture[] }> {
  if (!(await lockProduct(db, storeId, productId))) throw new DomainError('not_found');
  const shown = await findImages(db, storeId, productId);
  const known = new Set(shown.map(({ id }) => id));
  const wanted = new Set(pictures.map(({ id }) => id));
  if (wanted.size < pictures.length || pictures.some(({ id }) => !known.has(id))) {
    throw new DomainError('not_found', { message: 'One of these pictures is not there.' });
  }
  await replaceProductImages(db, storeId, productId, pictures);
  await rollUpPictures(db, storeId, productId);
  return { before: shown.map(({ id, alt_text }) => ({ id, alt_text })) };
}
