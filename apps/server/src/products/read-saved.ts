import { DomainError } from '#platform/domain-error.ts';
import type { StoreCall } from '#platform/route.ts';
import { readProduct, type Viewer } from './product-view.ts';

type ProductCall = Pick<
  StoreCall<'GET /marketplace/v1/stores/{id}/products/{product_id}'>,
  'role' | 'services' | 'read' | 'storeId'
>;

export function viewerOf({ role, services }: Pick<ProductCall, 'role' | 'services'>): Viewer {
  return { role, publicUrl: services.config.publicUrl };
}

/**
 * The product as it is now: also after a command, which a repeated key does not run again.
 * @throws DomainError `not_found`
 */
export async function readSaved(call: ProductCall, productId: string) {
  const saved = await call.read((db) => readProduct(db, call.storeId, productId, viewerOf(call)));
  if (!saved) throw new DomainError('not_found');
  return saved;
}
