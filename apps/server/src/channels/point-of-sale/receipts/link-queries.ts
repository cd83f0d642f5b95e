import { type Insertable, sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';
import type { ReceiptLinks } from '#core/database/tables.ts';

/** Keeps the link of a receipt. One whose token another sale has already opens that one: it is no reason to refuse a sale. */
export async function insertReceiptLink(db: Db, row: Insertable<ReceiptLinks>): Promise<void> {
  await db
    .insertInto('receipt_links')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The order that a link leads to, null while its sale has not arrived; undefined where no such store is open. */
export async function findReceiptLink(
  db: Db,
  storeId: string,
  token: string,
): Promise<{ order_id: string | null } | undefined> {
  const { rows } = await sql<{ order_id: string | null }>`
    select order_id from find_receipt_link(${storeId}, ${token})`.execute(db);
  return rows[0];
}

/** Of the link on the receipt of a sale; null where it has none. */
export async function findReceiptToken(db: Db, storeId: string, orderId: string): Promise<string | null> {
  const row = await db
    .selectFrom('receipt_links')
    .select('token')
    .where('store_id', '=', storeId)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row?.token ?? null;
}
