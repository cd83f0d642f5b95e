import { productLimits } from '@sokoni/rules/products/product-check';
import { findImages, lockProduct } from '#catalogue/products/queries.ts';
import { sayProduct } from '#catalogue/products/sentences.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { publishChange } from '#core/database/events/publish.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { recordPicture } from '#tenancy/stores/pictures/record-picture.ts';
import type { KeptPicture } from '#tenancy/stores/pictures/save-picture.ts';
import {
  holdProductImages,
  insertProductImage,
  replaceProductImages,
  rollUpPictures,
  type ShownPicture,
  showOnVariants,
} from './picture-queries.ts';

export interface NewPicture extends KeptPicture {
  altText: string;
  uploadedBy: string | null;
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
  publishChange(db, 'product', [productId]);
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
      throw new DomainError('not_found', { message: sayProduct('variants.gone') });
    }
  }
  await rollUpPictures(db, storeId, productId);
  publishChange(db, 'product', [productId]);
  return { before: shown };
}

function missingPicture(): DomainError {
  return new DomainError('not_found', { message: sayProduct('pictures.gone') });
}
