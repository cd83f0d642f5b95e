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
  total: number;
  paid: number;
  outstanding: number;
  deposit: number;
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
}

/** What the store of the transaction owes suppliers at a day. */
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
  await db
    .insertInto('wholesale_order_lines')
    .values([...lines])
    .execute();
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
