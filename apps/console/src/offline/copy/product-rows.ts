import type { CodeSought } from '#offline/search/scanned-code.ts';
import { itemOf, type TillItem, variantWithCode } from '#offline/search/till-item.ts';
import type { ProductRow, TillDatabase } from '#offline/till-database.ts';
import type { TillProduct } from '#offline/till-types.ts';

/** A product as the copy of a store keeps it. */
export function productRow(store_id: string, product: TillProduct): ProductRow {
  const codes = product.variants.flatMap(({ active, sku, barcode }) =>
    active ? [sku, barcode ?? ''].filter(Boolean) : [],
  );
  return { store_id, id: product.id, product, codes: codes.map((code) => codeKey(store_id, code)) };
}

/** What has the first of these SKUs or barcodes, read from the database: a scan is answered before the copy is in memory. */
export async function storedItem(
  database: TillDatabase,
  storeId: string,
  sought: readonly CodeSought[],
): Promise<TillItem | null> {
  for (const { code, asSold } of sought) {
    const item = await withCode(database, storeId, code);
    if (item) return asSold(item);
  }
  return null;
}

async function withCode({ products }: TillDatabase, storeId: string, code: string): Promise<TillItem | null> {
  const rows = await products.where('codes').equals(codeKey(storeId, code)).toArray();
  for (const { product } of rows) {
    const variant = variantWithCode(product, code.toLowerCase());
    const item = variant && itemOf(product, [], variant);
    if (item) return item;
  }
  return null;
}

function codeKey(storeId: string, code: string): string {
  return `${storeId} ${code.toLowerCase()}`;
}
