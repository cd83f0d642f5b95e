import { type Selectable, sql } from 'kysely';
import type { OrderPaymentsTable } from '#platform/database/order-tables.ts';
import type { Db } from '#platform/database/transaction.ts';

export type PaymentRow = Selectable<OrderPaymentsTable>;

/** Whether all of them are in; they are not when the store has a payment with one of the ids already. */
export async function insertPayments(db: Db, rows: readonly PaymentRow[]): Promise<boolean> {
  if (rows.length === 0) return true;
  const inserted = await db
    .insertInto('order_payments')
    .values([...rows])
    .onConflict((conflict) => conflict.columns(['store_id', 'id']).doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === BigInt(rows.length);
}

/** A payment with the names that are shown beside it. */
export interface ShownPaymentRow extends PaymentRow {
  recorder: string;
  /** Of its gift card. */
  last_four: string | null;
}

export async function findPayments(db: Db, storeId: string, orderId: string): Promise<ShownPaymentRow[]> {
  return db
    .selectFrom('order_payments as payment')
    .leftJoin('users as recorder', 'recorder.id', 'payment.recorded_by')
    .leftJoin('gift_cards as card', (join) =>
      join.onRef('card.store_id', '=', 'payment.store_id').onRef('card.id', '=', 'payment.gift_card_id'),
    )
    .selectAll('payment')
    .select(sql<string | null>`right(card.code, 4)`.as('last_four'))
    .select(sql<string>`coalesce(recorder.first_name || ' ' || recorder.last_name, '')`.as('recorder'))
    .where('payment.store_id', '=', storeId)
    .where('payment.order_id', '=', orderId)
    .orderBy('payment.at')
    .orderBy('payment.id')
    .execute();
}
