import { barcodeKey, isOwnBarcode } from '@sokoni/rules/products/barcode';
import { skuKey } from '@sokoni/rules/products/product-check';
import type { Db } from '#core/database/access/transaction.ts';
import { findWithCodes } from './code-queries.ts';

/** What somebody else calls a variant. */
export interface ForeignCodes {
  sku: string;
  barcode: string;
}

/**
 * Which variants of the store are meant by the codes of another one, in their order: by the barcode that the maker printed, else by the
 * SKU; undefined where none is. A barcode that a shop gave itself means nothing elsewhere.
 */
export async function matchVariants(
  db: Db,
  storeId: string,
  wanted: readonly ForeignCodes[],
): Promise<(string | undefined)[]> {
  const codes = wanted.map(({ sku, barcode }) => ({
    sku: skuKey(sku),
    barcode: isOwnBarcode(barcodeKey(barcode)) ? '' : barcodeKey(barcode),
  }));
  const rows = await findWithCodes(db, storeId, {
    skuKeys: codes.flatMap(({ sku }) => sku || []),
    barcodes: codes.flatMap(({ barcode }) => barcode || []),
  });
  const byBarcode = new Map(rows.map(({ id, barcode }) => [barcode, id]));
  const bySku = new Map(rows.map(({ id, sku_key }) => [sku_key, id]));
  return codes.map(
    ({ sku, barcode }) => (barcode && byBarcode.get(barcode)) || (sku && bySku.get(sku)) || undefined,
  );
}
