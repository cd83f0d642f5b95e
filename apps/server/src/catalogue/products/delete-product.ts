import { sayProduct } from '#catalogue/products/sentences.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import {
  countStatuses,
  deleteProduct,
  deleteVariants,
  findUsedVariants,
  findVariants,
  lockProduct,
  type ProductRow,
} from './queries.ts';

/**
 * Deletes a product that has left no trace in the books.
 * @throws DomainError `not_found`, `in_use` when stock was counted or sold
 */
export async function removeProduct(db: Db, storeId: string, productId: string): Promise<ProductRow> {
  const row = await lockProduct(db, storeId, productId);
  if (!row) throw new DomainError('not_found');
  const ids = (await findVariants(db, storeId, productId)).map(({ id }) => id);
  if ((await findUsedVariants(db, storeId, ids)).length > 0) {
    throw new DomainError('in_use', {
      message: sayProduct('product.hasHistory', { title: row.title }),
    });
  }
  await deleteVariants(db, storeId, ids);
  await deleteProduct(db, storeId, productId);
  await countStatuses(db, storeId, [{ from: row.status, to: null }]);
  return row;
}
