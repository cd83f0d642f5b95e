import { sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';

/** The orders of a customer, drafts too, held until the end of the transaction; at most so many. */
export async function lockOrdersOf(
  db: Db,
  storeId: string,
  customerId: string,
  most: number,
): Promise<string[]> {
  return held(db, storeId, customerId, sql`limit ${most} for update`);
}

/** The same without waiting: what somebody else holds is left out. */
export async function lockFreeOrdersOf(
  db: Db,
  storeId: string,
  customerId: string,
  most: number,
): Promise<string[]> {
  return held(db, storeId, customerId, sql`limit ${most} for update skip locked`);
}

async function held(
  db: Db,
  storeId: string,
  customerId: string,
  how: ReturnType<typeof sql>,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from orders
    where store_id = ${storeId} and customer_id = ${customerId} order by id ${how}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function countOrdersOf(db: Db, storeId: string, customerId: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from orders
    where store_id = ${storeId} and customer_id = ${customerId}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Who buys these orders from now on; each is a version later. */
export async function renameBuyer(
  db: Db,
  storeId: string,
  { orderIds, to, now }: { orderIds: readonly string[]; to: string; now: Date },
): Promise<void> {
  await db
    .updateTable('orders')
    .set({ customer_id: to, version: sql`version + 1`, updated_at: now })
    .where('store_id', '=', storeId)
    .where('id', '=', sql<string>`any(${orderIds}::uuid[])`)
    .execute();
}
