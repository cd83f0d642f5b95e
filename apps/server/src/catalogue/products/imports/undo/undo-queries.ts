import { sql } from 'kysely';
import type { ImportKey } from '#catalogue/imports/import-items.ts';
import type { Db } from '#core/database/access/transaction.ts';

/** Whether stock came or went with what is still to be put back. */
export async function hasMovedStock(db: Db, { storeId, importId }: ImportKey): Promise<boolean> {
  const { rows } = await sql<{ moved: boolean }>`
    select exists (
      select 1 from import_items
      where store_id = ${storeId} and import_id = ${importId} and state = 'done' and changes -> 'moved' <> '[]'
    ) as moved`.execute(db);
  return rows[0]?.moved ?? false;
}

/** Which of these variants something has happened to beside the import: other movements, or a promise. What another import has
 * brought and taken back again is nothing. */
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
      group by moved.location_id, case moved.reason when 'import' then moved.reference else moved.id::text end
      having sum(moved.quantity) <> 0
    ) or exists (
      select 1 from stock_levels level
      where level.store_id = ${storeId} and level.variant_id = wanted.id and level.reserved > 0
    )`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

interface StockLocation {
  variant_id: string;
  location_id: string;
}

/** Which of these spots were counted after the import: by hand, in a stock-take, or by a later file that was not undone. */
export async function findRecounted(
  db: Db,
  storeId: string,
  stockLocations: readonly StockLocation[],
  reference: string,
): Promise<StockLocation[]> {
  if (stockLocations.length === 0) return [];
  const { rows } = await sql<StockLocation>`
    select stock_location.variant_id, stock_location.location_id
    from unnest(
      ${stockLocations.map(({ variant_id }) => variant_id)}::uuid[], ${stockLocations.map(({ location_id }) => location_id)}::uuid[]
    ) as stock_location (variant_id, location_id)
    cross join lateral (
      select own.id, own.at from stock_movements own
      where own.store_id = ${storeId} and own.variant_id = stock_location.variant_id and own.location_id = stock_location.location_id
        and own.reference = ${reference}
      order by own.id desc limit 1
    ) brought
    where exists (
      select 1 from stock_movements moved
      where moved.store_id = ${storeId} and moved.variant_id = stock_location.variant_id and moved.id > brought.id
        and moved.location_id = stock_location.location_id and moved.reason in ('count', 'import')
      group by case moved.reason when 'import' then moved.reference else moved.id::text end
      having sum(moved.quantity) <> 0
    ) or exists (
      select 1 from stock_take_lines line
      join stock_takes take on take.store_id = line.store_id and take.id = line.stock_take_id
      where line.store_id = ${storeId} and line.variant_id = stock_location.variant_id and line.applied
        and take.location_id = stock_location.location_id and line.counted_at > brought.at
    )`.execute(db);
  return rows;
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
