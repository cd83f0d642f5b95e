import type { StatementEntry } from '@sokoni/rules/credit/statement';
import { sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';

export interface EntryRow extends StatementEntry {
  number: string;
  /** How money came in or went back; null for items. */
  method: string | null;
  reference: string;
}

/**
 * Everything that made a customer owe more or less, the first first. An order stands with what was ordered, as it is now; what came
 * back, and what was cancelled, follow on their own days. Test orders do not count.
 */
function entries(storeId: string, customerId: string) {
  const ofCustomer = sql`
    sold.store_id = ${storeId} and sold.customer_id = ${customerId} and sold.serial is not null and not sold.test`;
  return sql`(
    select sold.placed_on as day, sold.placed_at as at, 'invoice' as kind, sold.serial, sold.number, sold.ordered_total as amount,
           null as method, '' as reference
    from orders sold where ${ofCustomer}
    union all
    select (sold.cancelled_at at time zone store.timezone)::date, sold.cancelled_at, 'cancellation', sold.serial, sold.number,
           sold.returned_total - sold.ordered_total, null, ''
    from orders sold join stores store on store.id = sold.store_id
    where ${ofCustomer} and sold.stage = 'cancelled'
    union all
    select payment.on_day, payment.at, payment.kind, sold.serial, sold.number,
           case when payment.kind = 'payment' then -payment.amount else payment.amount end, payment.method,
           payment.reference
    from orders sold
    join order_payments payment on payment.store_id = sold.store_id and payment.order_id = sold.id
    where ${ofCustomer}
    union all
    select back.on_day, back.at, 'return', sold.serial, sold.number, -back.value, null, back.reason
    from orders sold
    join order_returns back on back.store_id = sold.store_id and back.order_id = sold.id
    where ${ofCustomer}
  ) entry`;
}

/** What was outstanding when the day began. */
export async function sumBefore(db: Db, storeId: string, customerId: string, day: string): Promise<number> {
  const { rows } = await sql<{ outstanding: number }>`
    select coalesce(sum(entry.amount), 0)::bigint as outstanding from ${entries(storeId, customerId)}
    where entry.day < ${day}::date`.execute(db);
  return rows[0]?.outstanding ?? 0;
}

export async function findEntries(
  db: Db,
  storeId: string,
  customerId: string,
  { from_day, to_day }: { from_day: string; to_day: string },
  limit: number,
): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select entry.day::text as day, entry.kind, entry.number, entry.amount, entry.method, entry.reference
    from ${entries(storeId, customerId)}
    where entry.day between ${from_day}::date and ${to_day}::date
    order by entry.day, entry.at, entry.serial, entry.kind
    limit ${limit}`.execute(db);
  return rows;
}
