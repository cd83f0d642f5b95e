import { sellingPrice, type VariantPrices } from '@sokoni/rules/pricing/selling-price';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';
import type { OrderLines } from '#core/database/tables.ts';

export type LineRow = Selectable<OrderLines>;

/** What a variant is sold as. */
export interface SellableRow {
  variant_id: string;
  product_id: string;
  title: string;
  variant_name: string;
  sku: string;
  price: number;
  cost: number | null;
  exempt_vat: boolean;
  /** The product's own; null: the store's. */
  tax_percent: string | null;
  /** Whether the counter offers it. */
  for_sale: boolean;
}

export async function findLines(db: Db, storeId: string, orderId: string): Promise<LineRow[]> {
  return db
    .selectFrom('order_lines')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
}

export async function findSellable(
  db: Db,
  storeId: string,
  variantIds: readonly string[],
): Promise<SellableRow[]> {
  if (variantIds.length === 0) return [];
  const { rows } = await sql<SellableRow & VariantPrices>`
    select variant.id as variant_id, product.id as product_id, product.title, variant.name as variant_name, variant.sku,
           variant.price, variant.sales_price, variant.on_sales, variant.cost, product.exempt_vat,
           coalesce(product.tax_percent, app.category_tax_percent(product.store_id, product.category_id)) as tax_percent,
           variant.active and product.status = 'active' as for_sale
    from variants variant
    join products product on product.store_id = variant.store_id and product.id = variant.product_id
    where variant.store_id = ${storeId} and variant.id = any (${[...variantIds]}::uuid[])`.execute(db);
  return rows.map(({ sales_price, on_sales, ...row }) => ({
    ...row,
    price: sellingPrice({ price: row.price, sales_price, on_sales }).price,
  }));
}

/** Whether one of these variants counts its stock. */
export async function isAnyTracked(db: Db, storeId: string, variantIds: readonly string[]): Promise<boolean> {
  if (variantIds.length === 0) return false;
  const tracked = await db
    .selectFrom('variants')
    .select('id')
    .where('store_id', '=', storeId)
    .where('id', 'in', [...variantIds])
    .where('track_quantity', '=', true)
    .limit(1)
    .executeTakeFirst();
  return tracked !== undefined;
}

/** Writes the lines as they are given: by their ids, those that are there change, the others come. */
export async function upsertLines(db: Db, rows: readonly Insertable<OrderLines>[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('order_lines')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.columns(['store_id', 'id']).doUpdateSet((set) => ({
        position: set.ref('excluded.position'),
        quantity: set.ref('excluded.quantity'),
        unit_price: set.ref('excluded.unit_price'),
        discount: set.ref('excluded.discount'),
        title: set.ref('excluded.title'),
        exempt_vat: set.ref('excluded.exempt_vat'),
        offered: set.ref('excluded.offered'),
        share_discount: set.ref('excluded.share_discount'),
        share_vat: set.ref('excluded.share_vat'),
        share_total: set.ref('excluded.share_total'),
        fulfilled: set.ref('excluded.fulfilled'),
      })),
    )
    .execute();
}

export async function deleteLines(db: Db, storeId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .deleteFrom('order_lines')
    .where('store_id', '=', storeId)
    .where('id', 'in', [...ids])
    .execute();
}

/** Adds units that were fulfilled, or that came back. The order must be locked. */
export async function addUnits(
  db: Db,
  storeId: string,
  column: 'fulfilled' | 'returned',
  units: readonly { lineId: string; quantity: number }[],
): Promise<void> {
  await sql`
    update order_lines line set ${sql.ref(column)} = line.${sql.ref(column)} + moved.quantity
    from unnest(${units.map(({ lineId }) => lineId)}::uuid[], ${units.map(({ quantity }) => quantity)}::int[])
      as moved (line_id, quantity)
    where line.store_id = ${storeId} and line.id = moved.line_id`.execute(db);
}
