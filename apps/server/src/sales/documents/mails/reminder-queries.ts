import type { ReminderStep } from '@sokoni/rules/documents/document-mail';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';
import { partsDue, unpaidOrders } from '#sales/orders/search/outstanding-orders.ts';

export async function findStoresToRemind(
  db: Db,
  at: Date,
  hours: { from: number; before: number },
): Promise<string[]> {
  const { rows } = await sql<{ store_id: string }>`
    select store_id from stores_to_remind(${at}, ${hours.from}, ${hours.before})`.execute(db);
  return rows.map(({ store_id }) => store_id);
}

/** The day of the store, when it is ours to look through: once a day, whoever asks first. */
export async function claimReminderDay(db: Db, storeId: string, at: Date): Promise<string | undefined> {
  const { rows } = await sql<{ today: string }>`
    update document_settings settings set reminded_on = (${at}::timestamptz at time zone store.timezone)::date
    from stores store
    where settings.store_id = ${storeId} and store.id = ${storeId} and settings.reminders
      and (settings.reminded_on is null
        or settings.reminded_on < (${at}::timestamptz at time zone store.timezone)::date)
    returning settings.reminded_on::text as today`.execute(db);
  return rows[0]?.today;
}

export interface DebtToRemind {
  order_id: string;
  customer_id: string;
  email: string;
  step: ReminderStep;
  due_on: string;
}

/**
 * What of an order is outstanding since one of these numbers of days, or up to `grace` days longer, by customers who can be written to. Who
 * pays on delivery owes nothing but a deposit before something was delivered.
 */
export async function findDebtsToRemind(
  db: Db,
  storeId: string,
  today: string,
  steps: readonly ReminderStep[],
  grace: number,
): Promise<DebtToRemind[]> {
  const { rows } = await sql<DebtToRemind>`
    select distinct on (unpaid.serial, step.days, part.due_on)
           unpaid.id as order_id, customer.id as customer_id, customer.email, step.days as step, part.due_on::text as due_on
    from (values ${sql.join(steps.map((days) => daysOfStep(today, days, grace)))}) as step (days, first, last)
    join lateral (select * from ${unpaidOrders({ storeId, test: false })}
      and (unpaid.due_on between step.first and step.last
        or unpaid.deposit_due > 0 and unpaid.placed_on between step.first and step.last)) unpaid on true
    join lateral ${partsDue} on part.amount > 0 and part.due_on between step.first and step.last
      and (part.is_deposit or unpaid.payment_type <> 'pod' or exists (
        select from order_fulfilments sent where sent.store_id = unpaid.store_id and sent.order_id = unpaid.id))
    join customers customer on customer.store_id = unpaid.store_id and customer.id = unpaid.customer_id
      and customer.erased_at is null and customer.email <> ''
    order by unpaid.serial, step.days, part.due_on`.execute(db);
  return rows;
}

function daysOfStep(today: string, days: number, grace: number): RawBuilder<unknown> {
  return sql`(${days}::int, ${today}::date - ${days + grace}::int, ${today}::date - ${days}::int)`;
}
