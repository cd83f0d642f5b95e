import { type Selectable, sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';
import type { OrderPayments } from '#core/database/tables.ts';

export type PaymentRow = Selectable<OrderPayments>;

/** What is left of what an order was paid with by this method, in minor units. */
export async function findLeftBy(
  db: Db,
  storeId: string,
  orderId: string,
  method: PaymentRow['method'],
): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    select coalesce(sum(case kind when 'payment' then amount else -amount end), 0)::bigint as left
    from order_payments where store_id = ${storeId} and order_id = ${orderId} and method = ${method}`.execute(
    db,
  );
  return rows[0]?.left ?? 0;
}
