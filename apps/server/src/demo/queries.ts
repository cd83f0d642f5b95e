import { sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';

/** The stores that this user has opened, by their addresses. */
export async function findOwnStores(
  db: Db,
  userId: string,
): Promise<Map<string, { id: string; description: string }>> {
  const rows = await db
    .selectFrom('stores')
    .select(['id', 'sub_domain', 'description'])
    .where('created_by', '=', userId)
    .execute();
  return new Map(rows.map(({ sub_domain, ...store }) => [sub_domain, store]));
}

export async function hasItems(db: Db, storeId: string): Promise<boolean> {
  const row = await db
    .selectFrom('products')
    .select('id')
    .where('store_id', '=', storeId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The variants of a store by their SKUs. */
export async function findVariantIds(db: Db, storeId: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('variants')
    .select(['id', 'sku'])
    .where('store_id', '=', storeId)
    .execute();
  return new Map(rows.map(({ id, sku }) => [sku, id]));
}

/** The categories of a store by their names. */
export async function findCategoryIds(db: Db, storeId: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('categories')
    .select(['id', 'name'])
    .where('store_id', '=', storeId)
    .execute();
  return new Map(rows.map(({ id, name }) => [name, id]));
}

/** Whoever owes, the most first. */
export async function findDebtors(
  db: Db,
  storeId: string,
): Promise<{ id: string; outstanding: number; version: number }[]> {
  return db
    .selectFrom('customers')
    .select(['id', 'outstanding', 'version'])
    .where('store_id', '=', storeId)
    .where('outstanding', '>', 0)
    .orderBy('outstanding', 'desc')
    .execute();
}

export async function findUserId(db: Db, emailKey: string): Promise<string | undefined> {
  const row = await db.selectFrom('users').select('id').where('email_key', '=', emailKey).executeTakeFirst();
  return row?.id;
}

/** What an order is made of, in the order of its lines. */
export async function findOrderUnits(
  db: Db,
  storeId: string,
  orderId: string,
): Promise<{ id: string; variant_id: string | null; quantity: number }[]> {
  return db
    .selectFrom('order_lines')
    .select(['id', 'variant_id', 'quantity'])
    .where('store_id', '=', storeId)
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
}

/** What an order owes, in minor units; below zero it is outstanding to the buyer. */
export async function findOutstanding(db: Db, storeId: string, orderId: string): Promise<number> {
  const { outstanding } = await db
    .selectFrom('orders')
    .select('outstanding')
    .where('store_id', '=', storeId)
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return outstanding;
}

/** The lines of a purchase order. */
export async function findOrderedItems(
  db: Db,
  storeId: string,
  orderId: string,
): Promise<{ id: string; variant_id: string; quantity: number }[]> {
  return db
    .selectFrom('purchase_order_lines')
    .select(['id', 'variant_id', 'quantity'])
    .where('store_id', '=', storeId)
    .where('order_id', '=', orderId)
    .execute();
}

/** Variants on sale that there is much of where orders leave from, with what they cost now, in minor units. */
export async function findPricedVariants(
  db: Db,
  storeId: string,
  most: number,
): Promise<{ id: string; price: number; available: number }[]> {
  const available = sql<number>`level.on_hand - level.reserved`;
  return db
    .selectFrom('variants as variant')
    .innerJoin('products as product', (join) =>
      join.onRef('product.store_id', '=', 'variant.store_id').onRef('product.id', '=', 'variant.product_id'),
    )
    .innerJoin('stock_levels as level', (join) =>
      join.onRef('level.store_id', '=', 'variant.store_id').onRef('level.variant_id', '=', 'variant.id'),
    )
    .select(['variant.id', 'variant.price', available.as('available')])
    .where('variant.store_id', '=', storeId)
    .where('level.location_id', '=', (from) =>
      from
        .selectFrom('locations')
        .select('id')
        .where('store_id', '=', storeId)
        .where('closed_at', 'is', null)
        .orderBy('position')
        .orderBy('created_at')
        .limit(1),
    )
    .where('product.status', '=', 'active')
    .where('product.exempt_vat', '=', false)
    .where('variant.active', '=', true)
    .where('variant.on_sales', '=', false)
    .whereRef('level.on_hand', '>', 'level.reserved')
    .orderBy(available, 'desc')
    .orderBy('variant.sku')
    .limit(most)
    .execute();
}
