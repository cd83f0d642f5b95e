import { sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';

/** A product for sale with its variants, as a till copies it. */
export interface CopiedProductRow {
  id: string;
  title: string;
  brand: string;
  category_id: string | null;
  first_image_id: string | null;
  exempt_vat: boolean;
  tax_percent: string | null;
  options: { name: string; entries: string[] }[];
  variants: {
    id: string;
    name: string;
    entries: string[];
    active: boolean;
    sku: string;
    barcode: string | null;
    price: number;
    sales_price: number | null;
    on_sales: boolean;
    track_quantity: boolean;
    /** At the location; null when it is not tracked. */
    available: number | null;
  }[];
}

const columns = (locationId: string) => sql`
  product.id, product.title, product.brand, product.category_id, product.first_image_id, product.exempt_vat,
  product.tax_percent::text as tax_percent, product.options,
  (select json_agg(json_build_object(
      'id', variant.id, 'name', variant.name, 'entries', variant.entries, 'active', variant.active,
      'sku', variant.sku, 'barcode', variant.barcode, 'price', variant.price, 'sales_price', variant.sales_price,
      'on_sales', variant.on_sales, 'track_quantity', variant.track_quantity,
      'available', case when variant.track_quantity then coalesce(level.on_hand - level.reserved, 0) end
    ) order by variant.position, variant.id)
   from variants variant
   left join stock_levels level on level.store_id = variant.store_id and level.variant_id = variant.id
     and level.location_id = ${locationId}
   where variant.store_id = product.store_id and variant.product_id = product.id) as variants`;

/** Products for sale after an id, in the order of ids. */
export async function findProductsAfter(
  db: Db,
  storeId: string,
  { locationId, after, limit }: { locationId: string; after: string | null; limit: number },
): Promise<CopiedProductRow[]> {
  const { rows } = await sql<CopiedProductRow>`
    select ${columns(locationId)}
    from products product
    where product.store_id = ${storeId} and product.status = 'active' and product.id > ${after ?? lowestId}
    order by product.id limit ${limit}`.execute(db);
  return rows;
}

/** Those of the products that are for sale. */
export async function findProductsForSale(
  db: Db,
  storeId: string,
  { locationId, ids }: { locationId: string; ids: readonly string[] },
): Promise<CopiedProductRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<CopiedProductRow>`
    select ${columns(locationId)}
    from products product
    where product.store_id = ${storeId} and product.status = 'active' and product.id = any (${ids}::uuid[])
    order by product.id`.execute(db);
  return rows;
}

const lowestId = '00000000-0000-0000-0000-000000000000';
