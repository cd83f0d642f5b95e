import { combinationName } from '@sokoni/rules/cart/add-to-cart';
import { barcodeKey, ownBarcode } from '@sokoni/rules/products/barcode';
import { skuKey } from '@sokoni/rules/products/product-check';
import type { Db } from '#core/database/access/transaction.ts';
import { takeNumbers } from '#core/database/commands/store-numbers.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { findBarcodesInUse, findCodesInUse } from './code-queries.ts';
import { sayProduct } from './sentences.ts';

/** A variant as somebody wants it. */
interface Wanted {
  given: { sku?: string | undefined; barcode?: string | undefined };
  /** As it is kept; absent where it is new. What it is not given it keeps. */
  row?: { id: string; sku_key: string | null; barcode: string | null } | undefined;
}

/** The columns that keep an SKU: as typed, and as it is compared. */
export function skuColumns(sku: string): { sku: string; sku_key: string | null } {
  return { sku, sku_key: skuKey(sku) || null };
}

/** The column that keeps a barcode; null without one. */
export function barcodeColumn(barcode: string): string | null {
  return barcodeKey(barcode) || null;
}

/** The name of a variant: its entries joined with a slash (SPEC section 3). */
export function nameColumns(entries: readonly string[]): { name: string; entries: string[] } {
  return { name: combinationName(entries), entries: [...entries] };
}

/**
 * Codes of the shop's own for the variants that came without one, in their order: none that a variant of the store has, and none
 * of those that came.
 * @param given what the variants came with
 * @param findMeant which of these codes are meant for variants that are still to come
 */
export async function ownBarcodes(
  db: Db,
  storeId: string,
  given: readonly (string | undefined)[],
  findMeant: (codes: readonly string[]) => Promise<readonly string[]> = async () => [],
): Promise<string[]> {
  const came = given.map((barcode) => barcodeColumn(barcode ?? ''));
  const missing = came.filter((barcode) => barcode === null).length;
  const free: string[] = [];
  // Items of another store may have brought thousands of its codes: where some are in use, twice as many are looked at.
  for (let more = missing; free.length < missing; more *= 2) {
    const first = await takeNumbers(db, storeId, 'barcode', more);
    const codes = Array.from({ length: more }, (_, index) => ownBarcode(first + index));
    const taken = new Set([
      ...came,
      ...(await findBarcodesInUse(db, storeId, codes)),
      ...(await findMeant(codes)),
    ]);
    free.push(...codes.filter((code) => !taken.has(code)));
  }
  return free.slice(0, missing);
}

/**
 * Says which SKU or barcode is in use, at the field of its variant.
 * @param wanted by their place in the request
 * @throws DomainError `code_taken`
 */
export async function assertCodesFree(db: Db, storeId: string, wanted: readonly Wanted[]): Promise<void> {
  const given = wanted.map(({ given: { sku, barcode } }) => ({
    sku_key: skuKey(sku ?? '') || null,
    barcode: barcodeColumn(barcode ?? ''),
  }));
  const used = await findCodesInUse(db, storeId, {
    skuKeys: given.flatMap(({ sku_key }) => sku_key ?? []),
    barcodes: given.flatMap(({ barcode }) => barcode ?? []),
    except: wanted.flatMap(({ row }) => row?.id ?? []),
  });
  const fields: Record<string, string> = {};
  for (const key of ['sku_key', 'barcode'] as const) {
    const label = key === 'sku_key' ? 'sku' : 'barcode';
    const kept = wanted.flatMap((variant) =>
      variant.row && variant.given[label] === undefined ? variant.row : [],
    );
    const taken = new Set([...used, ...kept].map((row) => row[key]));
    for (const [index, codesOf] of given.entries()) {
      const code = codesOf[key];
      if (code === null) continue;
      if (taken.has(code)) fields[`variants.${index}.${label}`] = sayProduct(`code.${label}`);
      taken.add(code);
    }
  }
  if (Object.keys(fields).length > 0) throw new DomainError('code_taken', { fields });
}
