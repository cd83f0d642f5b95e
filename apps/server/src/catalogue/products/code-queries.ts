import { sql, type Updateable } from 'kysely';
import { isTaken } from '#core/database/access/failures.ts';
import type { Db } from '#core/database/access/transaction.ts';
import type { Variants } from '#core/database/tables.ts';

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

/** The variant with this barcode, or else with this SKU. */
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
    .orderBy((is) => is('barcode', 'is not distinct from', code.barcode), 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** What differs in a variant. */
export interface VariantUpdate {
  id: string;
  values: Updateable<Variants>;
}

/**
 * Writes variants of a product. Names and codes are let go of before they are taken, so that variants can exchange theirs.
 * @returns false when somebody else has taken one of the codes at this very moment; the transaction is over then
 */
export async function updateVariants(
  db: Db,
  storeId: string,
  updates: readonly VariantUpdate[],
): Promise<boolean> {
  const leaving = (column: 'name' | 'sku_key' | 'barcode') =>
    updates.filter(({ values }) => values[column] !== undefined).map(({ id }) => id);
  const [names, skus, barcodes] = [leaving('name'), leaving('sku_key'), leaving('barcode')];
  if (Math.max(names.length, skus.length, barcodes.length) > 1) {
    await sql`
      update variants
      set name = case when id = any (${names}::uuid[]) then id::text else name end,
          sku_key = case when id = any (${skus}::uuid[]) then null else sku_key end,
          barcode = case when id = any (${barcodes}::uuid[]) then null else barcode end
      where store_id = ${storeId} and id = any (${[...names, ...skus, ...barcodes]}::uuid[])`.execute(db);
  }
  try {
    for (const { id, values } of updates) {
      await db
        .updateTable('variants')
        .set(values)
        .where('store_id', '=', storeId)
        .where('id', '=', id)
        .execute();
    }
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
}

/** The variants that have one of these SKUs or barcodes. */
export async function findWithCodes(
  db: Db,
  storeId: string,
  codes: { skuKeys: readonly string[]; barcodes: readonly string[] },
): Promise<{ id: string; sku_key: string | null; barcode: string | null }[]> {
  const { rows } = await sql<{ id: string; sku_key: string | null; barcode: string | null }>`
    select id, sku_key, barcode from variants
    where store_id = ${storeId}
      and (sku_key = any (${[...codes.skuKeys]}::text[]) or barcode = any (${[...codes.barcodes]}::text[]))`.execute(
    db,
  );
  return rows;
}
