import { barcodeKey, isOwnBarcode } from '@sokoni/rules/products/barcode';
import { skuKey } from '@sokoni/rules/products/product-check';
import type { Db } from '#core/database/access/transaction.ts';
import { findByIdOrCode } from './code-queries.ts';

/** What somebody else calls a variant. */
export interface ForeignVariant {
  sku: string;
  barcode: string;
  /** The variant of the store that it was matched with before; undefined for one that was not. */
  known?: string | undefined;
}

/**
 * Which variants of the store are meant by those of another one, in their order: the one that it was matched with before, else the one with
 * its printed barcode, else with its SKU; undefined where none is.
 */
export async function matchVariants(
  db: Db,
  storeId: string,
  wanted: readonly ForeignVariant[],
): Promise<(string | undefined)[]> {
  const codes = wanted.map(({ sku, barcode, known = '' }) => ({
    known,
    sku: skuKey(sku),
    barcode: printedBarcode(barcode),
  }));
  const rows = await findByIdOrCode(db, storeId, {
    ids: codes.flatMap(({ known }) => known || []),
    skuKeys: codes.flatMap(({ sku }) => sku || []),
    barcodes: codes.flatMap(({ barcode }) => barcode || []),
  });
  const ids = new Set(rows.map(({ id }) => id));
  const byBarcode = new Map(rows.map(({ id, barcode }) => [barcode, id]));
  const bySku = new Map(rows.map(({ id, sku_key }) => [sku_key, id]));
  return codes.map(({ known, sku, barcode }) => {
    if (ids.has(known)) return known;
    return (barcode && byBarcode.get(barcode)) || (sku && bySku.get(sku)) || undefined;
  });
}

/** A barcode that means the same everywhere; empty for one that a shop gave itself. */
export function printedBarcode(barcode: string): string {
  const code = barcodeKey(barcode);
  return isOwnBarcode(code) ? '' : code;
}
