import { type Insertable, type Selectable, sql } from 'kysely';
import { isTaken } from '#core/database/access/failures.ts';
import type { Db } from '#core/database/access/transaction.ts';
import type { WholesaleBuyers } from '#core/database/tables.ts';

export type BuyerRow = Selectable<WholesaleBuyers>;

/** Whether the buyer is in; false where their email is another buyer's, and the transaction is lost then. */
export async function insertBuyer(db: Db, row: Insertable<WholesaleBuyers>): Promise<boolean> {
  try {
    await db.insertInto('wholesale_buyers').values(row).execute();
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
}

/** Who orders for a company, by when they were added. */
export async function findBuyers(db: Db, storeId: string, customerId: string): Promise<BuyerRow[]> {
  return db
    .selectFrom('wholesale_buyers')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('customer_id', '=', customerId)
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** One of them; undefined for one who was removed. */
export async function findBuyer(
  db: Db,
  storeId: string,
  customerId: string,
  id: string,
): Promise<BuyerRow | undefined> {
  return db
    .selectFrom('wholesale_buyers')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
}

/** Who signs in with an email, given in lower case. */
export async function findBuyerByEmail(
  db: Db,
  storeId: string,
  emailKey: string,
): Promise<BuyerRow | undefined> {
  return db
    .selectFrom('wholesale_buyers')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('email_key', '=', emailKey)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
}

export async function markRemoved(db: Db, { store_id, id }: BuyerRow, now: Date): Promise<void> {
  await db
    .updateTable('wholesale_buyers')
    .set({ removed_at: now })
    .where('store_id', '=', store_id)
    .where('id', '=', id)
    .execute();
  await db
    .deleteFrom('wholesale_buyer_carts')
    .where('store_id', '=', store_id)
    .where('buyer_id', '=', id)
    .execute();
}

export async function markInvited(db: Db, { store_id, id }: BuyerRow, now: Date): Promise<void> {
  await db
    .updateTable('wholesale_buyers')
    .set({ invited_at: now })
    .where('store_id', '=', store_id)
    .where('id', '=', id)
    .execute();
}

/** Who ordered for the one customer orders for the other one. */
export async function moveBuyers(db: Db, storeId: string, fromId: string, toId: string): Promise<void> {
  await db
    .updateTable('wholesale_buyers')
    .set({ customer_id: toId })
    .where('store_id', '=', storeId)
    .where('customer_id', '=', fromId)
    .execute();
}

/** Forgets all who ever ordered for a company, and what they said of it when they asked. */
export async function forgetBuyers(db: Db, storeId: string, customerId: string): Promise<void> {
  await sql`
    update wholesale_requests set company_name = '', contact_name = '', email = '', phone = '', tax_number = '', message = ''
    where store_id = ${storeId} and buyer_store_id is null and status <> 'pending' and lower(email) in (
      select email_key from wholesale_buyers where store_id = ${storeId} and customer_id = ${customerId}
    )`.execute(db);
  await db
    .deleteFrom('wholesale_buyers')
    .where('store_id', '=', storeId)
    .where('customer_id', '=', customerId)
    .execute();
}

/** Where the shop of a store answers; undefined once the store has closed. */
export async function findSubDomain(db: Db, storeId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('stores')
    .select('sub_domain')
    .where('id', '=', storeId)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return row?.sub_domain;
}
