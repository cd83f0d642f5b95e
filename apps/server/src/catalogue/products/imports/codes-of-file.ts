import { barcodeKey } from '@sokoni/rules/products/barcode';
import { skuKey } from '@sokoni/rules/products/product-check';
import type { ImportKey } from '#catalogue/imports/import-items.ts';
import { codesInFile, type OnceInFile } from '#catalogue/imports/row-findings.ts';
import type { Db } from '#core/database/access/transaction.ts';
import type { PlannedItem } from './plan-batch.ts';

const prefix = { sku: 'sku:', barcode: 'barcode:' };

/** SKUs and barcodes stand in a file once, and so does a product that it changes. */
export function codesOf({ draft, known, plan }: PlannedItem): OnceInFile[] {
  if (plan.action === 'skip') return [];
  const changed =
    known && plan.action === 'update'
      ? [{ row: draft.row, code: `product:${known.id}`, what: 'product' } as const]
      : [];
  const codes = draft.variants.flatMap(({ row, sku, barcode }) => [
    ...(sku ? [{ row, code: prefix.sku + skuKey(sku), what: 'sku' } as const] : []),
    ...(barcode ? [{ row, code: prefix.barcode + barcodeKey(barcode), what: 'barcode' } as const] : []),
  ]);
  return [...codes, ...changed];
}

/** Which of these barcodes the file has, in whatever row: none of them is for items that come without one. */
export async function findMeantBarcodes(
  db: Db,
  key: ImportKey,
  barcodes: readonly string[],
): Promise<string[]> {
  const found = await codesInFile(
    db,
    key,
    barcodes.map((barcode) => prefix.barcode + barcode),
  );
  return found.map((code) => code.slice(prefix.barcode.length));
}
