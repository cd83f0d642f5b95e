import { personOf } from '@sokoni/rules/access/actor';
import type { LocationAddress } from '@sokoni/rules/stock/location-check';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Action } from '#core/action.ts';
import { personName } from '#core/database/access/person-name.ts';
import type { Db } from '#core/database/access/transaction.ts';
import type { PurchaseOrderCosts, PurchaseOrderLines, PurchaseOrders } from '#core/database/tables.ts';

export type OrderRow = Selectable<PurchaseOrders>;
export type LineRow = Selectable<PurchaseOrderLines>;
export type CostRow = Selectable<PurchaseOrderCosts>;

/** An order with the names that are shown beside it, and the address of the location that it goes to. */
export interface NamedOrderRow extends OrderRow, LocationAddress {
  supplier_name: string;
  supplier_email: string;
  location_name: string;
  /** The person of the staff who drafted it; null without one. */
  by: string | null;
  /** The person of the staff whose version it is; null without one. */
  saved_by: string | null;
}

/** A line with what it orders. */
export interface NamedLineRow extends LineRow {
  product_id: string;
  product_title: string;
  variant_name: string;
  sku: string;
  barcode: string | null;
  image_id: string | null;
}

export async function findOrder(db: Db, storeId: string, id: string): Promise<NamedOrderRow | undefined> {
  return db
    .selectFrom('purchase_orders as placed')
    .innerJoin('suppliers as supplier', (join) =>
      join.onRef('supplier.store_id', '=', 'placed.store_id').onRef('supplier.id', '=', 'placed.supplier_id'),
    )
    .innerJoin('locations as location', (join) =>
      join.onRef('location.store_id', '=', 'placed.store_id').onRef('location.id', '=', 'placed.location_id'),
    )
    .leftJoin('users as person', 'person.id', 'placed.actor_user_id')
    .leftJoin('users as saver', 'saver.id', 'placed.updated_by')
    .selectAll('placed')
    .select([
      'supplier.name as supplier_name',
      'supplier.email as supplier_email',
      'location.name as location_name',
      'location.address',
      'location.city',
      'location.region',
      'location.country',
      'location.phone',
      personName('person').as('by'),
      personName('saver').as('saved_by'),
    ])
    .where('placed.store_id', '=', storeId)
    .where('placed.id', '=', id)
    .executeTakeFirst();
}

/** The order, held until the end of the transaction: every act on it waits for the one before. */
export async function lockOrder(db: Db, storeId: string, id: string): Promise<OrderRow | undefined> {
  return db
    .selectFrom('purchase_orders')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Whether the row is in; it is not when the store has an order with this id already. */
export async function insertOrder(db: Db, row: Insertable<PurchaseOrders>): Promise<boolean> {
  const inserted = await db
    .insertInto('purchase_orders')
    .values(row)
    .onConflict((conflict) => conflict.columns(['store_id', 'id']).doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

/** Writes the change and the next version: whoever has the order open is told before they save over it. */
export async function saveOrder(
  db: Db,
  order: OrderRow,
  values: Updateable<PurchaseOrders>,
  { actor, receivedAt }: Action,
): Promise<void> {
  await updateOrder(db, order, {
    ...values,
    version: order.version + 1,
    updated_at: receivedAt,
    updated_by: personOf(actor),
  });
}

/** Writes what no form holds; the version stays. */
export async function updateOrder(
  db: Db,
  { store_id, id }: OrderRow,
  values: Updateable<PurchaseOrders>,
): Promise<void> {
  await db
    .updateTable('purchase_orders')
    .set(values)
    .where('store_id', '=', store_id)
    .where('id', '=', id)
    .execute();
}

export async function findLines(db: Db, storeId: string, orderId: string): Promise<LineRow[]> {
  return db
    .selectFrom('purchase_order_lines')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
}

export async function findNamedLines(db: Db, storeId: string, orderId: string): Promise<NamedLineRow[]> {
  return db
    .selectFrom('purchase_order_lines as line')
    .innerJoin('variants as variant', (join) =>
      join.onRef('variant.store_id', '=', 'line.store_id').onRef('variant.id', '=', 'line.variant_id'),
    )
    .innerJoin('products as product', (join) =>
      join.onRef('product.store_id', '=', 'variant.store_id').onRef('product.id', '=', 'variant.product_id'),
    )
    .selectAll('line')
    .select([
      'product.id as product_id',
      'product.title as product_title',
      'variant.name as variant_name',
      'variant.sku',
      'variant.barcode',
      sql<string | null>`coalesce(variant.image_id, product.first_image_id)`.as('image_id'),
    ])
    .where('line.store_id', '=', storeId)
    .where('line.order_id', '=', orderId)
    .orderBy('line.position')
    .execute();
}

/** Writes the lines as they are given: by their ids, those that are there change, the others come. */
export async function upsertLines(db: Db, rows: readonly LineRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('purchase_order_lines')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.columns(['store_id', 'id']).doUpdateSet((set) => ({
        position: set.ref('excluded.position'),
        quantity: set.ref('excluded.quantity'),
        unit_cost: set.ref('excluded.unit_cost'),
        weight_grams: set.ref('excluded.weight_grams'),
        supplier_sku: set.ref('excluded.supplier_sku'),
      })),
    )
    .execute();
}

export async function deleteLines(db: Db, storeId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .deleteFrom('purchase_order_lines')
    .where('store_id', '=', storeId)
    .where('id', 'in', [...ids])
    .execute();
}

/** Adds to what has come of these lines; below zero takes away. The order must be locked. */
export async function addReceived(
  db: Db,
  storeId: string,
  lines: readonly { lineId: string; quantity: number }[],
): Promise<void> {
  await sql`
    update purchase_order_lines line set received = line.received + came.quantity
    from unnest(
      ${lines.map(({ lineId }) => lineId)}::uuid[], ${lines.map(({ quantity }) => quantity)}::int[]
    ) as came (line_id, quantity)
    where line.store_id = ${storeId} and line.id = came.line_id`.execute(db);
}

/** Adds to what of these lines went back to the supplier. The order must be locked. */
export async function addReturned(
  db: Db,
  storeId: string,
  lines: readonly { lineId: string; quantity: number }[],
): Promise<void> {
  await sql`
    update purchase_order_lines line set returned = line.returned + gone.quantity
    from unnest(
      ${lines.map(({ lineId }) => lineId)}::uuid[], ${lines.map(({ quantity }) => quantity)}::int[]
    ) as gone (line_id, quantity)
    where line.store_id = ${storeId} and line.id = gone.line_id`.execute(db);
}

export async function findOrderCosts(db: Db, storeId: string, orderId: string): Promise<CostRow[]> {
  return db
    .selectFrom('purchase_order_costs')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
}

export async function replaceOrderCosts(
  db: Db,
  storeId: string,
  orderId: string,
  costs: readonly Pick<CostRow, 'kind' | 'label' | 'amount'>[],
): Promise<void> {
  await db
    .deleteFrom('purchase_order_costs')
    .where('store_id', '=', storeId)
    .where('order_id', '=', orderId)
    .execute();
  if (costs.length === 0) return;
  await db
    .insertInto('purchase_order_costs')
    .values(costs.map((cost, position) => ({ store_id: storeId, order_id: orderId, position, ...cost })))
    .execute();
}
