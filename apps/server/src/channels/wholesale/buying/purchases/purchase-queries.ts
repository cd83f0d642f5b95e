import { type Insertable, sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';
import type { WholesaleOrderLines, WholesaleOrders } from '#core/database/tables.ts';
import type { Page } from '#core/http/paging.ts';

/** An order with a supplier, as the store of the transaction sees it that bought. */
export interface PurchaseRow {
  supplier_id: string;
  supplier_name: string;
  currency_code: string;
  order_id: string;
  number: string;
  test: boolean;
  state: string;
  payment_type: string;
  due_on: string | null;
  next_due_on: string | null;
  ordered_total: number;
  total: number;
  paid: number;
  outstanding: number;
  deposit: number;
  deposit_due: number;
  reference: string;
  placed_at: Date;
  purchase_order_id: string;
  units: number;
  fulfilled: number;
}

export interface PurchaseFilter {
  orderId?: string | undefined;
  supplierId?: string | undefined;
  unpaid?: boolean;
}

/** The newest first. */
export async function findPurchases(
  db: Db,
  { orderId, supplierId, unpaid = false }: PurchaseFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<Page<PurchaseRow>> {
  const { rows } = await sql<PurchaseRow & { count: number }>`
    select * from wholesale_purchases(${orderId ?? null}::uuid, ${supplierId ?? null}::uuid, ${unpaid}, ${limit}, ${offset})`.execute(
    db,
  );
  return { rows, total: rows[0]?.count ?? 0 };
}

export interface PayableRow {
  supplier_id: string;
  supplier_name: string;
  currency_code: string;
  orders: number;
  outstanding: number;
  not_due: number;
  days_30: number;
  days_60: number;
  days_90: number;
  older: number;
  next_due_on: string | null;
  refund_due: number;
}

/** What the store of the transaction owes suppliers at a day, and what they are to give back. */
export async function findPayables(db: Db, today: string): Promise<PayableRow[]> {
  const { rows } = await sql<PayableRow>`select * from wholesale_payables(${today}::date)`.execute(db);
  return rows;
}

/** Links a sale of the store of the transaction to the purchase order of the buyer's store. */
export async function insertWholesaleOrder(
  db: Db,
  order: Insertable<WholesaleOrders>,
  lines: readonly Insertable<WholesaleOrderLines>[],
): Promise<void> {
  await db.insertInto('wholesale_orders').values(order).execute();
  await insertBoughtVariants(db, lines);
}

/** Which variant of the buyer's store each line of a sale is, by the id of the line. */
export async function findBoughtVariants(
  db: Db,
  supplierId: string,
  orderId: string,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('wholesale_order_lines')
    .select(['line_id', 'variant_id'])
    .where('store_id', '=', supplierId)
    .where('order_id', '=', orderId)
    .execute();
  return new Map(rows.map(({ line_id, variant_id }) => [line_id, variant_id]));
}

/** Which variants of the buyer's store these of the supplier were carried over to, by the supplier's; the last time counts. */
export async function findCarriedOver(
  db: Db,
  { supplierId, buyerStoreId }: { supplierId: string; buyerStoreId: string },
  variantIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ sold: string; bought: string }>`
    select distinct on (line.variant_id) line.variant_id as sold, carried.variant_id as bought
    from order_lines line
    join wholesale_order_lines carried on carried.store_id = line.store_id and carried.line_id = line.id
    join wholesale_orders placed on placed.store_id = carried.store_id and placed.order_id = carried.order_id
    where line.store_id = ${supplierId} and line.variant_id = any (${[...variantIds]}::uuid[])
      and placed.buyer_store_id = ${buyerStoreId}
    order by line.variant_id, placed.placed_at desc`.execute(db);
  return new Map(rows.map(({ sold, bought }) => [sold, bought]));
}

/** The buyer's side of a sale of the store of the transaction. */
export interface LinkedPurchase {
  buyer_store_id: string;
  purchase_order_id: string;
}

/** Undefined for an order that no store on the platform has bought. */
export async function findLinkedPurchase(
  db: Db,
  supplierId: string,
  orderId: string,
): Promise<LinkedPurchase | undefined> {
  const { rows } = await sql<LinkedPurchase>`
    select buyer_store_id, purchase_order_id from wholesale_orders
    where store_id = ${supplierId} and order_id = ${orderId} and buyer_store_id is not null`.execute(db);
  return rows[0];
}

/** The sale that a purchase order of the store of the transaction is; undefined for one with a supplier elsewhere. */
export async function findLinkedSale(
  db: Db,
  purchaseOrderId: string,
): Promise<{ supplier_id: string; order_id: string } | undefined> {
  const { rows } = await sql<{ supplier_id: string; order_id: string }>`
    select supplier_id, order_id from wholesale_sale_of(${purchaseOrderId}::uuid)`.execute(db);
  return rows[0];
}

/** Notes which variants of the buyer's store further lines of a sale are. */
export async function insertBoughtVariants(
  db: Db,
  lines: readonly Insertable<WholesaleOrderLines>[],
): Promise<void> {
  if (lines.length === 0) return;
  await db
    .insertInto('wholesale_order_lines')
    .values([...lines])
    .execute();
}
