import { sql } from 'kysely';
import type { ImportKey } from '#imports/import-items.ts';
import type { Db } from '#platform/database/transaction.ts';

/** Whether stock came or went with what is still to be put back. */
export async function hasMovedStock(db: Db, { storeId, importId }: ImportKey): Promise<boolean> {
  const { rows } = await sql<{ moved: boolean }>`
    select exists (
      select 1 from import_items
      where store_id = ${storeId} and import_id = ${importId} and state = 'done' and changes -> 'moved' <> '[]'
    ) as moved`.execute(db);
  return rows[0]?.moved ?? false;
}

/** Which of these variants something has happened to beside the import: other movements, or a promise. */
export async function findTouchedVariants(
  db: Db,
  storeId: string,
  ids: readonly string[],
  reference: string,
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select wanted.id from unnest(${[...ids]}::uuid[]) as wanted (id)
    where exists (
      select 1 from stock_movements moved
      where moved.store_id = ${storeId} and moved.variant_id = wanted.id and moved.reference <> ${reference}
    ) or exists (
      select 1 from stock_levels level
      where level.store_id = ${storeId} and level.variant_id = wanted.id and level.reserved > 0
    )`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

export async function deleteProducts(db: Db, storeId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`delete from products where store_id = ${storeId} and id = any (${[...ids]}::uuid[])`.execute(db);
}

export async function switchOff(db: Db, storeId: string, variantIds: readonly string[]): Promise<void> {
  if (variantIds.length === 0) return;
  await sql`
    update variants set active = false
    where store_id = ${storeId} and id = any (${[...variantIds]}::uuid[])`.execute(db);
}

/** The products show the pictures that an import has brought no longer; answers those that showed one. */
export async function removePictures(
  db: Db,
  { storeId, importId }: ImportKey,
  productIds: readonly string[],
): Promise<string[]> {
  if (productIds.length === 0) return [];
  const { rows } = await sql<{ product_id: string }>`
    with gone as (
      delete from product_images shown using product_import_images fetched
      where shown.store_id = ${storeId} and fetched.store_id = ${storeId} and fetched.import_id = ${importId}
        and fetched.product_id = shown.product_id and fetched.id = shown.image_id
        and shown.product_id = any (${[...productIds]}::uuid[])
      returning shown.product_id
    )
    select distinct product_id from gone`.execute(db);
  return rows.map(({ product_id }) => product_id);
}

/** Which of these categories are there. */
export async function findCategoryIds(db: Db, storeId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select id from categories where store_id = ${storeId} and id = any (${[...ids]}::uuid[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
