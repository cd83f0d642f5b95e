import {
  codesOfRow,
  meantVariant,
  type PriceCodes,
  type PriceReading,
} from '@sokoni/rules/imports/price-import';
import { findVariants } from '#catalogue/products/find-variants.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { readId } from '#core/ids.ts';

/** Which variant of the store each of these codes means, in one query however many they are. */
export async function variantFinder(db: Db, storeId: string, wanted: readonly PriceCodes[]) {
  const rows = await findVariants(db, storeId, {
    ids: wanted.flatMap(({ variant_id }) => readId(variant_id) ?? []),
    skuKeys: wanted.flatMap(({ skuKey }) => skuKey || []),
    barcodes: wanted.flatMap(({ barcode }) => barcode || []),
  });
  const known = {
    byId: new Map(rows.map((row) => [row.id, row])),
    byCode: new Map(
      rows.flatMap((row) => [
        ...(row.sku_key === null ? [] : [[`sku:${row.sku_key}`, row] as const]),
        ...(row.barcode === null ? [] : [[`barcode:${row.barcode}`, row] as const]),
      ]),
    ),
  };
  return (codes: PriceCodes) => meantVariant(codes, known);
}

/** What rows of one variant have in common before it is looked up: what they say of it. */
export function keyOfRow(reading: PriceReading, cells: readonly string[]): string | undefined {
  const codes = codesOfRow(reading, cells);
  if (!codes) return undefined;
  const said = [codes.variant_id, codes.skuKey, codes.barcode];
  // Rows that say nothing of it are no one item.
  return JSON.stringify(said.every((text) => text === '') ? [...said, ...cells] : said);
}

/** The codes again; undefined for a key that was cut. */
export function codesOfKey(key: string): PriceCodes | undefined {
  try {
    const [variant_id = '', skuKey = '', barcode = ''] = JSON.parse(key) as string[];
    return { variant_id, skuKey, barcode };
  } catch {
    return undefined;
  }
}
