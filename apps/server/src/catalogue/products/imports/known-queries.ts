import type { ProductOption } from '@sokoni/rules/products/variant-combinations';
import { sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';

export interface KnownProductRow {
  id: string;
  title: string;
  description: string;
  status: 'draft' | 'active' | 'archived';
  brand: string;
  category_id: string | null;
  options: ProductOption[];
  exempt_vat: boolean;
  tax_percent: string | null;
  is_undone: boolean;
}

export interface KnownVariantRow {
  id: string;
  product_id: string;
  entries: string[];
  active: boolean;
  track_quantity: boolean;
  price: number;
  sales_price: number | null;
  on_sales: boolean;
  cost: number | null;
  sku: string;
  barcode: string;
  weight_grams: number | null;
  low_stock_at: number | null;
}

export interface CodeHolder {
  id: string;
  product_id: string;
  sku_key: string | null;
  barcode: string | null;
  title: string;
}

/** The variants that have one of these SKUs or barcodes. */
export async function findHolders(
  db: Db,
  storeId: string,
  skuKeys: readonly string[],
  barcodes: readonly string[],
): Promise<CodeHolder[]> {
  if (skuKeys.length === 0 && barcodes.length === 0) return [];
  const { rows } = await sql<CodeHolder>`
    select variant.id, variant.product_id, variant.sku_key, variant.barcode, product.title
    from (
      select id, product_id, sku_key, barcode from variants
      where store_id = ${storeId} and sku_key = any (${[...skuKeys]}::text[])
      union
      select id, product_id, sku_key, barcode from variants
      where store_id = ${storeId} and barcode = any (${[...barcodes]}::text[])
    ) variant
    join products product on product.store_id = ${storeId} and product.id = variant.product_id`.execute(db);
  return rows;
}

/** What products are called in the shop that they came from. */
export async function findByHandles(
  db: Db,
  storeId: string,
  handles: readonly string[],
): Promise<Map<string, string>> {
  if (handles.length === 0) return new Map();
  const rows = await db
    .selectFrom('product_handles')
    .select(['handle', 'product_id'])
    .where('store_id', '=', storeId)
    .where('handle', '=', sql<string>`any (${[...handles]}::text[])`)
    .execute();
  return new Map(rows.map(({ handle, product_id }) => [handle, product_id]));
}

/** Products of the store; held until the end of the transaction when they are to be changed. */
export async function findProductsByIds(
  db: Db,
  storeId: string,
  ids: readonly string[],
  held: boolean,
): Promise<KnownProductRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<KnownProductRow>`
    select id, title, description, status, brand, category_id, options, exempt_vat, trim_scale(tax_percent)::text as tax_percent,
           undone_version is not distinct from version as is_undone
    from products
    where store_id = ${storeId} and id = any (${[...ids]}::uuid[])
    order by id ${held ? sql`for update` : sql``}`.execute(db);
  return rows;
}

export async function findTagsOf(
  db: Db,
  storeId: string,
  productIds: readonly string[],
): Promise<{ product_id: string; tag: string }[]> {
  const { rows } = await sql<{ product_id: string; tag: string }>`
    select product_id, tag from product_tags
    where store_id = ${storeId} and product_id = any (${[...productIds]}::uuid[]) order by product_id, tag`.execute(
    db,
  );
  return rows;
}

export async function findVariantsOf(
  db: Db,
  storeId: string,
  productIds: readonly string[],
): Promise<KnownVariantRow[]> {
  const { rows } = await sql<KnownVariantRow>`
    select id, product_id, entries, active, track_quantity, price, sales_price, on_sales, cost, sku,
           coalesce(barcode, '') as barcode, weight_grams, low_stock_at
    from variants
    where store_id = ${storeId} and product_id = any (${[...productIds]}::uuid[])
    order by product_id, position, id`.execute(db);
  return rows;
}

/** Pictures of products that need not be fetched: those that an import has brought, and those that are shown. */
export async function findPicturesOf(
  db: Db,
  storeId: string,
  productIds: readonly string[],
): Promise<{ product_id: string; image_id: string; url: string | null }[]> {
  if (productIds.length === 0) return [];
  const { rows } = await sql<{ product_id: string; image_id: string; url: string | null }>`
    select shown.product_id, shown.image_id, fetched.url
    from product_images shown
    left join product_import_images fetched
      on fetched.store_id = shown.store_id and fetched.product_id = shown.product_id and fetched.id = shown.image_id
    where shown.store_id = ${storeId} and shown.product_id = any (${[...productIds]}::uuid[])`.execute(db);
  return rows;
}
