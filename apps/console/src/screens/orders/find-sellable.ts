import { isFailure } from '#api/api-error.ts';
import { api } from '#api/client.ts';
import { loadProduct } from '#api/products.ts';
import type { Product, Variant } from '#api/types.ts';
import type { Sellable } from './order-fields.ts';

/** A variant as it is sold at this moment. */
export function sellableOf(product: Product, variant: Variant): Sellable {
  const { price, sales_price, on_sales } = variant;
  const image = product.images.find(({ id }) => id === variant.image_id) ?? product.images[0];
  return {
    productId: product.id,
    variantId: variant.id,
    title: product.title,
    variantName: variant.name,
    sku: variant.sku,
    image: image?.sizes.small ?? null,
    price: (on_sales ? (sales_price ?? price) : price) ?? 0,
    exemptVat: product.exempt_vat,
  };
}

/** The goods with this SKU or barcode; null when none has it. */
export async function findByCode(storeId: string, code: string): Promise<Sellable | null> {
  try {
    const found = await api('GET /marketplace/v1/stores/{id}/product-codes/{code}', {
      params: { id: storeId, code },
    });
    const product = await loadProduct(storeId, found.product_id);
    const variant = product.variants.find(({ id }) => id === found.variant_id);
    return variant ? sellableOf(product, variant) : null;
  } catch (error) {
    if (isFailure(error, 'not_found')) return null;
    throw error;
  }
}
