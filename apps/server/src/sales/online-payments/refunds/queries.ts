import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';
import type { OrderPayments, PaymentRefunds } from '#core/database/tables.ts';

export type RefundRow = Selectable<PaymentRefunds>;

/** One that is there already stays as it is. */
export async function insertRefund(db: Db, row: Insertable<PaymentRefunds>): Promise<void> {
  await db
    .insertInto('payment_refunds')
    .values(row)
    .onConflict((conflict) => conflict.columns(['store_id', 'id']).doNothing())
    .execute();
}

/** Takes a refund for one sender: nobody else sends it before `until`. Undefined where another one has it, or it is over. */
export async function claimRefund(
  db: Db,
  storeId: string,
  id: string,
  { now, until }: { now: Date; until: Date },
): Promise<RefundRow | undefined> {
  return db
    .updateTable('payment_refunds')
    .set({ next_check_at: until })
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .where('state', 'in', ['due', 'sent'])
    .where('next_check_at', '<=', now)
    .returningAll()
    .executeTakeFirst();
}

/** The refunds of an attempt, held. */
export async function lockRefundsOfAttempt(db: Db, storeId: string, attemptId: string): Promise<RefundRow[]> {
  return db
    .selectFrom('payment_refunds')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('attempt_id', '=', attemptId)
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function updateRefund(
  db: Db,
  { store_id, id }: Pick<RefundRow, 'store_id' | 'id'>,
  values: Updateable<PaymentRefunds>,
): Promise<void> {
  await db
    .updateTable('payment_refunds')
    .set(values)
    .where('store_id', '=', store_id)
    .where('id', '=', id)
    .execute();
}

/** No store keeps the others waiting for long. */
const mostAtOnce = 50;

export async function findDueRefunds(db: Db, storeId: string, now: Date): Promise<{ id: string }[]> {
  return db
    .selectFrom('payment_refunds')
    .select('id')
    .where('store_id', '=', storeId)
    .where('next_check_at', '<=', now)
    .orderBy('next_check_at')
    .limit(mostAtOnce)
    .execute();
}

/** A refund in the books of an order. */
export async function findOrderPayment(
  db: Db,
  storeId: string,
  id: string,
): Promise<Selectable<OrderPayments> | undefined> {
  return db
    .selectFrom('order_payments')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .executeTakeFirst();
}
