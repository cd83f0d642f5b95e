import { sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';

export type Columns = Record<string, unknown>;

/** Makes products; `words` are what search finds them by. */
export async function insertProducts(
  db: Db,
  storeId: string,
  products: readonly Columns[],
  now: Date,
): Promise<void> {
  if (products.length === 0) return;
  await sql`
    insert into products
      (store_id, id, title, description, status, brand, category_id, options, exempt_vat, tax_percent, search_text, created_at, updated_at)
    select ${storeId}::uuid, made.id, made.title, made.description, made.status, made.brand, made.category_id, made.options,
           made.exempt_vat, made.tax_percent, search_key(made.words), ${now}, ${now}
    from jsonb_to_recordset(${JSON.stringify(products)}::jsonb) as made (
      id uuid, title text, description text, status text, brand text, category_id uuid, options jsonb, exempt_vat boolean,
      tax_percent numeric, words text
    )`.execute(db);
}

/** Writes the columns that are named, and counts the version of every product on. `is_undone` says of it that nobody but an
 * undoing has put it away. */
export async function updateProducts(
  db: Db,
  storeId: string,
  products: readonly Columns[],
  now: Date,
): Promise<void> {
  if (products.length === 0) return;
  await sql`
    update products product
    set title = coalesce(changed.title, product.title),
        description = coalesce(changed.description, product.description),
        status = coalesce(changed.status, product.status),
        brand = coalesce(changed.brand, product.brand),
        category_id = case when changed.has_category then changed.category_id else product.category_id end,
        options = coalesce(changed.options, product.options),
        exempt_vat = coalesce(changed.exempt_vat, product.exempt_vat),
        tax_percent = case when changed.has_tax_percent then changed.tax_percent else product.tax_percent end,
        search_text = case when changed.words is null then product.search_text else search_key(changed.words) end,
        undone_version = case when changed.is_undone then product.version + 1 end,
        version = product.version + 1, updated_at = ${now}, updated_by = current_user_id()
    from jsonb_to_recordset(${JSON.stringify(products)}::jsonb) as changed (
      id uuid, title text, description text, status text, brand text, has_category boolean, category_id uuid, options jsonb,
      exempt_vat boolean, has_tax_percent boolean, tax_percent numeric, words text, is_undone boolean
    )
    where product.store_id = ${storeId} and product.id = changed.id`.execute(db);
}

/** How many rows are in: less than asked for when somebody else took a code at this moment. */
export async function insertVariantRows(
  db: Db,
  storeId: string,
  variants: readonly Columns[],
): Promise<number> {
  if (variants.length === 0) return 0;
  const inserted = await sql`
    insert into variants
      (store_id, id, product_id, position, name, entries, active, track_quantity, price, sales_price, on_sales, cost, sku,
       sku_key, barcode, weight_grams, low_stock_at)
    select ${storeId}::uuid, made.id, made.product_id,
           made.place + coalesce((
             select max(there.position) + 1 from variants there
             where there.store_id = ${storeId} and there.product_id = made.product_id
           ), 0),
           made.name, array(select jsonb_array_elements_text(made.entries)), made.active, made.track_quantity, made.price,
           made.sales_price, made.on_sales, made.cost, made.sku, made.sku_key, made.barcode, made.weight_grams, made.low_stock_at
    from jsonb_to_recordset(${JSON.stringify(variants)}::jsonb) as made (
      id uuid, product_id uuid, place int, name text, entries jsonb, active boolean, track_quantity boolean, price bigint,
      sales_price bigint, on_sales boolean, cost bigint, sku text, sku_key text, barcode text, weight_grams int, low_stock_at int
    )
    on conflict do nothing`.execute(db);
  return Number(inserted.numAffectedRows ?? 0n);
}

/** Writes every column of the variants, as they are to be. */
export async function updateVariantRows(
  db: Db,
  storeId: string,
  variants: readonly Columns[],
): Promise<void> {
  if (variants.length === 0) return;
  await sql`
    update variants variant
    set active = changed.active, track_quantity = changed.track_quantity, price = changed.price,
        sales_price = changed.sales_price, on_sales = changed.on_sales, cost = changed.cost, sku = changed.sku,
        sku_key = changed.sku_key, barcode = changed.barcode, weight_grams = changed.weight_grams,
        low_stock_at = changed.low_stock_at
    from jsonb_to_recordset(${JSON.stringify(variants)}::jsonb) as changed (
      id uuid, active boolean, track_quantity boolean, price bigint, sales_price bigint, on_sales boolean, cost bigint,
      sku text, sku_key text, barcode text, weight_grams int, low_stock_at int
    )
    where variant.store_id = ${storeId} and variant.id = changed.id`.execute(db);
}

/** Remembers what products are called in the shop that they came from. */
export async function keepHandles(
  db: Db,
  storeId: string,
  handles: readonly { handle: string; product_id: string }[],
): Promise<void> {
  if (handles.length === 0) return;
  await sql`
    insert into product_handles (store_id, handle, product_id)
    select ${storeId}::uuid, handle, product_id
    from jsonb_to_recordset(${JSON.stringify(handles)}::jsonb) as line (handle text, product_id uuid)
    on conflict (store_id, handle) do update set product_id = excluded.product_id`.execute(db);
}

/** Pictures that are to be fetched once the products are in. */
export async function queueImages(
  db: Db,
  storeId: string,
  importId: string,
  images: readonly { id: string; row: number; product_id: string; url: string; alt_text: string }[],
): Promise<void> {
  if (images.length === 0) return;
  await sql`
    insert into product_import_images (store_id, import_id, id, row, product_id, url, alt_text)
    select ${storeId}::uuid, ${importId}::uuid, id, row, product_id, url, alt_text
    from jsonb_to_recordset(${JSON.stringify(images)}::jsonb)
      as line (id uuid, row int, product_id uuid, url text, alt_text text)`.execute(db);
}
