import { mostOrdersPaid, type UnpaidOrder } from '@sokoni/rules/credit/allocate-payment';
import { sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';
import { dueSince, unpaidOrders } from '#sales/orders/search/outstanding-orders.ts';

export interface UnpaidOrderRow extends UnpaidOrder {
  number: string;
  placed_at: Date;
  has_due_day: boolean;
  total: number;
}

/** The real orders of a customer with a balance due, the oldest due first, as many as one payment settles. */
export async function findUnpaidOrders(
  db: Db,
  storeId: string,
  customerId: string,
): Promise<UnpaidOrderRow[]> {
  const { rows } = await sql<UnpaidOrderRow>`
    select unpaid.id, unpaid.number, unpaid.placed_at, ${dueSince('unpaid')}::text as due_on, unpaid.due_on is not null as has_due_day, unpaid.total,
           unpaid.outstanding
    from ${unpaidOrders({ storeId, test: false })} and unpaid.customer_id = ${customerId}
    order by ${dueSince('unpaid')}, unpaid.serial limit ${mostOrdersPaid}`.execute(db);
  return rows;
}
