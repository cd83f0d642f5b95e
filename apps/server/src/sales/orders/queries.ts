import type { OrderSeries } from '@sokoni/rules/orders/order-number';
import { type Insertable, type InsertObject, type Selectable, sql, type UpdateObject } from 'kysely';
import { keeping } from '#core/database/access/connect.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { nextNumber } from '#core/database/commands/store-numbers.ts';
import type { DB, OrderDeliveries, Orders } from '#core/database/tables.ts';

export type OrderRow = Selectable<Orders>;

/** How a store sells at this moment. */
export interface SellingTerms {
  apply_vat: boolean;
  vat_percent: string;
  prices_include_vat: boolean;
  shipping_vat_percent: string | null;
  test: boolean;
  /** The day (`2026-11-21`) in the store's time zone. */
  today: string;
}

export async function findSellingTerms(db: Db, storeId: string, now: Date): Promise<SellingTerms> {
  const { rows } = await sql<SellingTerms>`
    select apply_vat, vat_percent::text as vat_percent, prices_include_vat, shipping_vat_percent::text as shipping_vat_percent,
           mode = 'test' as test,
           (${now}::timestamptz at time zone timezone)::date::text as today
    from stores where id = ${storeId}`.execute(keeping(db));
  const [terms] = rows;
  if (!terms) throw new Error(`No store ${storeId}`);
  return terms;
}

/** The order, held until the end of the transaction: every act on it waits for the one before. */
export async function findOrderForUpdate(db: Db, storeId: string, id: string): Promise<OrderRow | undefined> {
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

/** The serial of the next order, taken by the statement that writes it. Nobody waits for it. */
export const nextSerial = sql<number>`nextval('order_serials')`;

/** The same, and its number in a series, taken by the statement that writes them. */
export function nextNumbers(storeId: string, { series, prefix, first }: OrderSeries) {
  return {
    serial: nextSerial,
    number: sql<string>`${prefix} || (${nextNumber(storeId, series, first)})::text`,
  };
}

/** What is asked of an order that was written. */
export type WrittenOrder = Pick<OrderRow, (typeof asked)[number]>;

const asked = ['id', 'number', 'test', 'ordered_total', 'paid', 'flags'] as const;

export async function insertOrder(db: Db, row: InsertObject<DB, 'orders'>): Promise<WrittenOrder> {
  return db.insertInto('orders').values(row).returning(asked).executeTakeFirstOrThrow();
}

/** Writes the change and the next version. */
export async function updateOrder(
  db: Db,
  { store_id, id, version }: OrderRow,
  values: UpdateObject<DB, 'orders'>,
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
/** Sets what an order asks for at once, in minor units. */
export async function setDeposit(db: Db, storeId: string, id: string, deposit: number): Promise<void> {
  await db
    .updateTable('orders')
    .set({ deposit })
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .execute();
}

export async function deleteOrder(db: Db, storeId: string, id: string): Promise<void> {
  await db.deleteFrom('orders').where('store_id', '=', storeId).where('id', '=', id).execute();
}

export async function insertOrderDelivery(db: Db, row: Insertable<OrderDeliveries>): Promise<void> {
  await db.insertInto('order_deliveries').values(row).execute();
}

/** Notes since when an order lies ready to be collected. @returns whether it did before, or is none that is collected */
export async function noteReady(
  db: Db,
  { store_id, id }: Pick<OrderRow, 'store_id' | 'id'>,
  at: Date,
): Promise<'now' | 'before' | 'none'> {
  const known = await db
    .selectFrom('order_deliveries')
    .select('ready_at')
    .where('store_id', '=', store_id)
    .where('order_id', '=', id)
    .where('collected', '=', true)
    .executeTakeFirst();
  if (!known) return 'none';
  if (known.ready_at !== null) return 'before';
  await db
    .updateTable('order_deliveries')
    .set({ ready_at: at })
    .where('store_id', '=', store_id)
    .where('order_id', '=', id)
    .execute();
  return 'now';
}
