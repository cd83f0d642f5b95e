import type { PaymentProvider } from '@sokoni/rules/online-payments/payment-providers';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';
import type { PaymentAttempts } from '#core/database/tables.ts';

export type AttemptRow = Selectable<PaymentAttempts>;

export async function insertAttempt(db: Db, row: Insertable<PaymentAttempts>): Promise<void> {
  await db.insertInto('payment_attempts').values(row).execute();
}

export async function findAttempt(db: Db, storeId: string, id: string): Promise<AttemptRow | undefined> {
  return db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The attempt that a provider speaks of, by our reference or by its own name of the payment. */
export async function findAttemptNamed(
  db: Db,
  storeId: string,
  {
    provider,
    reference,
    payment,
  }: { provider: PaymentProvider; reference: string | null; payment: string | null },
): Promise<AttemptRow | undefined> {
  return db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('provider', '=', provider)
    .where(({ or, eb }) => or([eb('reference', '=', reference), eb('provider_payment', '=', payment)]))
    .executeTakeFirst();
}

/** All attempts of a checkout, the first one first. */
export async function findAttemptsOfCheckout(
  db: Db,
  storeId: string,
  checkoutId: string,
): Promise<AttemptRow[]> {
  return db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('checkout_id', '=', checkoutId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** The same, held: whoever learns first that one of them is paid places the order, and the others find it done. */
export async function lockAttemptsOfCheckout(
  db: Db,
  storeId: string,
  checkoutId: string,
): Promise<AttemptRow[]> {
  return db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('checkout_id', '=', checkoutId)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** The paid attempt of an order with a provider: an order has one. */
export async function findAttemptOfOrder(
  db: Db,
  storeId: string,
  orderId: string,
  provider: PaymentProvider,
): Promise<AttemptRow | undefined> {
  return db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('order_id', '=', orderId)
    .where('provider', '=', provider)
    .executeTakeFirst();
}

export async function updateAttempt(
  db: Db,
  { store_id, id }: Pick<AttemptRow, 'store_id' | 'id'>,
  values: Updateable<PaymentAttempts>,
): Promise<void> {
  await db
    .updateTable('payment_attempts')
    .set(values)
    .where('store_id', '=', store_id)
    .where('id', '=', id)
    .execute();
}

/** Keeps the page that a provider names in a webhook, where its answer to us was lost. */
export async function keepSession(db: Db, attempt: AttemptRow, session: string): Promise<void> {
  if (attempt.provider_session === null) await updateAttempt(db, attempt, { provider_session: session });
}

export interface AttemptWithOrder extends AttemptRow {
  order_number: string | null;
}

/** Those that need a person, and those since a time that went back by themselves, the newest first. */
export async function findUnclearAttempts(
  db: Db,
  storeId: string,
  { since, most }: { since: Date; most: number },
): Promise<AttemptWithOrder[]> {
  const { rows } = await sql<AttemptWithOrder>`
    select attempt.*, orders.number as order_number
    from payment_attempts attempt
    left join orders on orders.store_id = attempt.store_id and orders.id = attempt.order_id
    where attempt.store_id = ${storeId} and attempt.problem is not null
      and (attempt.state = 'unclear' or attempt.problem = 'refund_failed' or attempt.created_at >= ${since})
    order by attempt.created_at desc
    limit ${most}`.execute(db);
  return rows;
}

/** As the owner: the stores that have something to ask a provider for. */
export async function findStoresWithDueChecks(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ store_id: string }>`
    select store_id from payment_attempts where next_check_at <= ${now}
    union
    select store_id from payment_refunds where next_check_at <= ${now}`.execute(db);
  return rows.map((row) => row.store_id);
}

/** No store keeps the others waiting for long. */
const mostAtOnce = 50;

export async function findDueAttempts(db: Db, storeId: string, now: Date): Promise<AttemptRow[]> {
  return db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('next_check_at', '<=', now)
    .orderBy('next_check_at')
    .limit(mostAtOnce)
    .execute();
}
