import { sql } from 'kysely';
import type { Db } from '#platform/database/transaction.ts';

/** Variants of other products, or other variants of this one, that have one of these SKUs or barcodes. */
export async function findCodesInUse(
  db: Db,
  storeId: string,
  codes: { skuKeys: readonly string[]; barcodes: readonly string[]; except: readonly string[] },
): Promise<{ sku_key: string | null; barcode: string | null }[]> {
  const { rows } = await sql<{ sku_key: string | null; barcode: string | null }>`
    select sku_key, barcode from variants
    where store_id = ${storeId}
      and (sku_key = any (${[...codes.skuKeys]}::text[]) or barcode = any (${[...codes.barcodes]}::text[]))
      and id <> all (${[...codes.except]}::uuid[])
    limit 100`.execute(db);
  return rows;
}

/** Which of these barcodes variants of the store have. */
export async function findBarcodesInUse(
  db: Db,
  storeId: string,
  barcodes: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ barcode: string }>`
    select barcode from variants
    where store_id = ${storeId} and barcode = any (${[...barcodes]}::text[])`.execute(db);
  return rows.map(({ barcode }) => barcode);
}

/** The variant with this SKU or barcode. */
export async function findByCode(
  db: Db,
  storeId: string,
  code: { skuKey: string; barcode: string },
): Promise<{ product_id: string; id: string } | undefined> {
  return db
    .selectFrom('variants')
    .select(['product_id', 'id'])
    .where('store_id', '=', storeId)
    .where((is) => is.or([is('barcode', '=', code.barcode), is('sku_key', '=', code.skuKey)]))
    .limit(1)
    .executeTakeFirst();
}
