import type { ProductRow, TillDatabase } from './till-database.ts';
import { itemOf, type TillItem, variantWithCode } from './till-item.ts';
import type { TillProduct } from './till-types.ts';

/** A product as the copy of a store keeps it. */
export function productRow(store_id: string, product: TillProduct): ProductRow {
  const codes = product.variants.flatMap(({ active, sku, barcode }) =>
    active ? [sku, barcode ?? ''].filter(Boolean) : [],
  );
  return { store_id, id: product.id, product, codes: codes.map((code) => codeKey(store_id, code)) };
}

/** What has this SKU or barcode, read from the database: a scan is answered before the copy is in memory. */
export async function storedItem(
  { products }: TillDatabase,
  storeId: string,
  code: string,
): Promise<TillItem | null> {
  const rows = await products.where('codes').equals(codeKey(storeId, code.trim())).toArray();
  for (const { product } of rows) {
    const variant = variantWithCode(product, code.trim().toLowerCase());
    const item = variant && itemOf(product, [], variant);
    if (item) return item;
  }
  return null;
}

function codeKey(storeId: string, code: string): string {
  return `${storeId} ${code.toLowerCase()}`;
}
