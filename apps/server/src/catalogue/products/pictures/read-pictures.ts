import { findImages } from '#catalogue/products/queries.ts';
import type { Db } from '#core/database/access/transaction.ts';

/** The pictures that a product shows, in their order. */
export function readPictures(db: Db, storeId: string, productId: string) {
  return findImages(db, storeId, productId);
}
