import { type InsertObject, type RawBuilder, type Selectable, sql, type UpdateObject } from 'kysely';
import { keeping } from '#platform/database/connect.ts';
import type { OrdersTable } from '#platform/database/order-tables.ts';
import type { Tables } from '#platform/database/tables.ts';
import type { Db } from '#platform/database/transaction.ts';

export type OrderRow = Selectable<OrdersTable>;

/** An order of which nothing is written yet: no money, nothing that came back. */
export type FreshOrder = Omit<
  OrderRow,
  'version' | 'total' | 'owed' | 'paid' | 'refunded' | 'returned_total'
>;

/** How a store sells at this moment. */
export interface SellingTerms {
  apply_vat: boolean;
  vat_percent: string;
  prices_include_vat: boolean;
  test: boolean;
  /** The day (`2026-11-21`) in the store's time zone. */
  today: string;
}

export async function findSellingTerms(db: Db, storeId: string, now: Date): Promise<SellingTerms> {
  const { rows } = await sql<SellingTerms>`
    select apply_vat, vat_percent::text as vat_percent, prices_include_vat, mode = 'test' as test,
           (${now}::timestamptz at time zone timezone)::date::text as today
    from stores where id = ${storeId}`.execute(keeping(db));
  const [terms] = rows;
  if (!terms) throw new Error(`No store ${storeId}`);
  return terms;
}

/** The order, held until the end of the transaction: every act on it waits for the one before. */
export async function lockOrder(db: Db, storeId: string, id: string): Promise<OrderRow | undefined> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** The order as it is at this moment. */
export async function findOrderRow(db: Db, storeId: string, id: string): Promise<OrderRow | undefined> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** What is asked of an order that was written. */
export type WrittenOrder = Pick<OrderRow, (typeof asked)[number]>;

const asked = ['id', 'number', 'test', 'ordered_total', 'paid'] as const;

export async function insertOrder(db: Db, row: InsertObject<Tables, 'orders'>): Promise<WrittenOrder> {
  return db.insertInto('orders').values(row).returning(asked).executeTakeFirstOrThrow();
}

/** What the audit log says of an order that has just been made. */
export function auditedOrder(storeId: string, id: string): RawBuilder<string> {
  return sql<string>`(
    select jsonb_build_object('number', number, 'test', test, 'total', ordered_total)
    from orders where store_id = ${storeId} and id = ${id}
  )`;
}

/** Writes the change and the next version. */
export async function updateOrder(
  db: Db,
  { store_id, id, version }: OrderRow,
  values: UpdateObject<Tables, 'orders'>,
): Promise<OrderRow> {
  return db
    .updateTable('orders')
    .set({ ...values, version: version + 1 })
    .where('store_id', '=', store_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Takes a draft away with its lines and events. */
export async function deleteOrder(db: Db, storeId: string, id: string): Promise<void> {
  await db.deleteFrom('orders').where('store_id', '=', storeId).where('id', '=', id).execute();
}
