import { DomainError } from '#core/errors/domain-error.ts';
import type { StoreCall } from '#core/http/route.ts';
import { readProduct } from './product-view.ts';

type ProductCall = Pick<
  StoreCall<'GET /marketplace/v1/stores/{id}/products/{product_id}'>,
  'role' | 'read' | 'storeId'
>;

/**
 * The product as it is now: also after a command, which a repeated key does not run again.
 * @throws DomainError `not_found`
 */
export async function readSaved(call: ProductCall, productId: string) {
  const saved = await call.read((db) => readProduct(db, call.storeId, productId, call.role));
  if (!saved) throw new DomainError('not_found');
  return saved;
}
