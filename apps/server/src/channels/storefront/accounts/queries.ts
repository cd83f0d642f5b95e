import { sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';

/** A code that was asked for stands in the place of the one before. */
export async function putCode(db: Db, storeId: string, emailKey: string, now: Date): Promise<void> {
  await db
    .insertInto('buyer_codes')
    .values({ store_id: storeId, email_key: emailKey, issued_at: now })
    .onConflict((conflict) => conflict.columns(['store_id', 'email_key']).doUpdateSet({ issued_at: now }))
    .execute();
}

/** When the code was asked for that an email has; undefined without one. */
export async function findCode(db: Db, storeId: string, emailKey: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('buyer_codes')
    .select('issued_at')
    .where('store_id', '=', storeId)
    .where('email_key', '=', emailKey)
    .forUpdate()
    .executeTakeFirst();
  return row?.issued_at;
}

export async function deleteCode(db: Db, storeId: string, emailKey: string): Promise<void> {
  await db
    .deleteFrom('buyer_codes')
    .where('store_id', '=', storeId)
    .where('email_key', '=', emailKey)
    .execute();
}

export interface BuyerSession {
  store_id: string;
  token_hash: Buffer;
  email_key: string;
  expires_at: Date;
}

export async function insertSession(db: Db, session: BuyerSession): Promise<void> {
  await db.insertInto('buyer_sessions').values(session).execute();
}

/** Whose session it is, in lower case; undefined where it has ended. */
export async function findSession(
  db: Db,
  storeId: string,
  tokenHash: Buffer,
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('buyer_sessions')
    .select('email_key')
    .where('store_id', '=', storeId)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.email_key;
}

export async function deleteSession(db: Db, storeId: string, tokenHash: Buffer): Promise<void> {
  await db
    .deleteFrom('buyer_sessions')
    .where('store_id', '=', storeId)
    .where('token_hash', '=', tokenHash)
    .execute();
}

export interface BoughtOrderRow {
  id: string;
  number: string;
  state: string;
  at: Date;
  total: number;
  ready_at: Date | null;
  /** Of all that the customer has. */
  all: number;
}

/** A customer, in what is real or in what is a test. */
interface Owner {
  storeId: string;
  customerId: string;
  test: boolean;
}

/** What a customer has bought, the newest first. */
export async function findBoughtOrders(
  db: Db,
  { storeId, customerId, test }: Owner,
  window: { limit: number; offset: number },
): Promise<BoughtOrderRow[]> {
  const { rows } = await sql<BoughtOrderRow>`
    select placed.id, placed.number, placed.state, coalesce(placed.placed_at, placed.created_at) as at, placed.ordered_total as total,
           delivery.ready_at, count(*) over ()::int as all
    from orders placed
    left join order_deliveries delivery on delivery.store_id = placed.store_id and delivery.order_id = placed.id
    where placed.store_id = ${storeId} and placed.customer_id = ${customerId} and placed.test = ${test} and placed.number is not null
    order by placed.serial desc
    limit ${window.limit} offset ${window.offset}`.execute(db);
  return rows;
}

/** Gift cards that a customer can still spend. */
export async function findOwnCards(
  db: Db,
  { storeId, customerId, test }: Owner,
  today: string,
): Promise<{ last_four: string; balance: number; ends_on: string | null }[]> {
  const { rows } = await sql<{ last_four: string; balance: number; ends_on: string | null }>`
    select last_four, balance, ends_on::text from gift_cards
    where store_id = ${storeId} and customer_id = ${customerId} and test = ${test} and active and balance > 0
      and (ends_on is null or ends_on >= ${today}::date)
    order by created_at
    limit 50`.execute(db);
  return rows;
}

/** The lines of an order that can be bought again: those of variants. */
export async function findBoughtLines(
  db: Db,
  { storeId, customerId }: { storeId: string; customerId: string },
  orderId: string,
): Promise<{ variant_id: string; title: string; quantity: number }[]> {
  const { rows } = await sql<{ variant_id: string; title: string; quantity: number }>`
    select line.variant_id, line.title, line.quantity
    from orders placed
    join order_lines line on line.store_id = placed.store_id and line.order_id = placed.id
    where placed.store_id = ${storeId} and placed.id = ${orderId} and placed.customer_id = ${customerId}
      and line.variant_id is not null
    order by line.position`.execute(db);
  return rows;
}
