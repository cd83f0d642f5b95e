import { type RawBuilder, type Selectable, sql } from 'kysely';
import { isTaken } from '#core/database/access/failures.ts';
import type { Db } from '#core/database/access/transaction.ts';
import type { Variants } from '#core/database/tables.ts';

/** A variant as a line of the spreadsheet. */
export interface CellsRow extends Selectable<Variants> {
  title: string;
  /** At one place; null when none was asked for. */
  on_hand: number | null;
}

/** The line after which a page begins. */
export interface LineCursor {
  title: string;
  productId: string;
  position: number;
  variantId: string;
}

/** Some lines of the products of a selection, by title. A product has one variant at least, so that few products are looked at. */
export async function findLines(
  db: Db,
  storeId: string,
  selected: RawBuilder<unknown>,
  { after, limit, locationId }: { after: LineCursor | null; limit: number; locationId: string | null },
): Promise<CellsRow[]> {
  const title = sql`product.title collate app.names`;
  const { rows } = await sql<CellsRow>`
    select variant.*, product.title, ${onHandAt(storeId, locationId)} as on_hand
    from (
      select product.id, product.title ${selected}
        ${after ? sql`and (${title}, product.id) >= (${after.title} collate app.names, ${after.productId}::uuid)` : sql``}
      order by ${title}, product.id limit ${limit + 1}
    ) product
    join variants variant on variant.store_id = ${storeId} and variant.product_id = product.id
    ${
      after
        ? sql`where (product.id, variant.position, variant.id) > (${after.productId}::uuid, ${after.position}::int, ${after.variantId}::uuid)
            or product.id <> ${after.productId}::uuid`
        : sql``
    }
    order by ${title}, product.id, variant.position, variant.id
    limit ${limit}`.execute(db);
  return rows;
}

/** The lines of these variants as they are now. */
export async function findLinesOf(
  db: Db,
  storeId: string,
  variantIds: readonly string[],
  locationId: string | null,
): Promise<CellsRow[]> {
  const { rows } = await sql<CellsRow>`
    select variant.*, product.title, ${onHandAt(storeId, locationId)} as on_hand
    from variants variant
    join products product on product.store_id = ${storeId} and product.id = variant.product_id
    where variant.store_id = ${storeId} and variant.id = any (${[...variantIds]}::uuid[])
    order by variant.id`.execute(db);
  return rows;
}

function onHandAt(storeId: string, locationId: string | null) {
  if (locationId === null) return sql`null::int`;
  return sql`coalesce((
    select level.on_hand from stock_levels level
    where level.store_id = ${storeId} and level.variant_id = variant.id and level.location_id = ${locationId}
  ), 0)`;
}

/** Holds the products of these variants, and their stock at a place, until the transaction ends. */
export async function lockLines(
  db: Db,
  storeId: string,
  variantIds: readonly string[],
  locationId: string | null,
): Promise<void> {
  await sql`
    select 1 from products
    where store_id = ${storeId} and id in (
      select product_id from variants where store_id = ${storeId} and id = any (${[...variantIds]}::uuid[])
    )
    order by id for update`.execute(db);
  if (locationId === null) return;
  await sql`
    select 1 from stock_levels
    where store_id = ${storeId} and variant_id = any (${[...variantIds]}::uuid[]) and location_id = ${locationId}
    order by variant_id, location_id for update`.execute(db);
}

/** What a line writes; the codes as they are kept and compared. */
export type LineValues = Pick<
  CellsRow,
  'id' | 'price' | 'sales_price' | 'on_sales' | 'cost' | 'sku' | 'sku_key' | 'barcode' | 'low_stock_at'
>;

/**
 * Writes lines. Codes are let go of before they are taken, so that two variants can exchange theirs.
 * @returns false when somebody else has taken one of the codes at this very moment; the transaction is over then
 */
export async function writeLines(db: Db, storeId: string, lines: readonly LineValues[]): Promise<boolean> {
  const json = JSON.stringify(lines);
  const given = sql`json_to_recordset(${json}::json) as line (
    id uuid, price bigint, sales_price bigint, on_sales boolean, cost bigint, sku text, sku_key text, barcode text, low_stock_at int
  )`;
  await sql`
    update variants variant
    set sku_key = case when variant.sku_key is distinct from line.sku_key then null else variant.sku_key end,
        barcode = case when variant.barcode is distinct from line.barcode then null else variant.barcode end
    from ${given}
    where variant.store_id = ${storeId} and variant.id = line.id
      and (variant.sku_key, variant.barcode) is distinct from (line.sku_key, line.barcode)`.execute(db);
  try {
    await sql`
      update variants variant
      set price = line.price, sales_price = line.sales_price, on_sales = line.on_sales, cost = line.cost,
          sku = line.sku, sku_key = line.sku_key, barcode = line.barcode, low_stock_at = line.low_stock_at
      from ${given}
      where variant.store_id = ${storeId} and variant.id = line.id`.execute(db);
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
}

/** A new version of the products. */
export async function touchProducts(
  db: Db,
  storeId: string,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  await sql`
    update products set version = version + 1, updated_at = ${now}, updated_by = current_user_id()
    where store_id = ${storeId} and id = any (${[...ids]}::uuid[])`.execute(db);
}
