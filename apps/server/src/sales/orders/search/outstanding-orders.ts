import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Whose debts: of the real orders of a store, or of its test orders. */
export interface Books {
  storeId: string;
  test: boolean;
}

/** Days of which both are counted; an open end has none. */
export interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

/** The orders `unpaid` for which something is still to be paid, in the words of their indexes. */
export function unpaidOrders({ storeId, test }: Books): RawBuilder<unknown> {
  return sql`orders unpaid
    where unpaid.store_id = ${storeId} and ${test ? sql`unpaid.test` : sql`not unpaid.test`}
      and unpaid.serial is not null and unpaid.outstanding > 0`;
}

// What of a deposit is still to be paid is due on the day of the sale, the rest on the due day, which is never before it: rules/credit/deposit says
// the same of one order.

type OrderName = 'unpaid' | 'placed';

/**
 * Since when all of an order is to be paid; what has no due day since its sale. As in its index: behind row-level security the planner
 * takes a `case` for one that tells nothing, and a `coalesce` not.
 */
export function dueSince(order: OrderName): RawBuilder<string> {
  const { due_on, placed_on } = columnsOf(order);
  return sql`case when ${due_on} is null then ${placed_on} else ${due_on} end`;
}

/** When the next of it is to be paid; null where that has no day. */
export function nextDueOn(order: OrderName): RawBuilder<string | null> {
  const { due_on, placed_on, deposit_due } = columnsOf(order);
  return sql`case when ${deposit_due} > 0 then ${placed_on} else ${due_on} end::text`;
}

/** Whether something of it should have been paid before a day; what has no due day should not. */
export function isDueBefore(order: OrderName, day: string): RawBuilder<SqlBool> {
  const { due_on, placed_on, deposit_due } = columnsOf(order);
  return sql<SqlBool>`(${due_on} < ${day}::date or ${deposit_due} > 0 and ${placed_on} < ${day}::date)`;
}

/** Whether something of it is to be paid since one of these days. */
export function isDueWithin(order: OrderName, days: Days): RawBuilder<SqlBool> {
  const { placed_on, deposit_due, outstanding } = columnsOf(order);
  const { from, to } = days;
  // Whatever is due from a day on, the last due day of its order is not before that: the index begins there.
  return sql`${isWithin(dueSince(order), { from })}
    and (${outstanding} > ${deposit_due} and ${isWithin(dueSince(order), { to })} or ${deposit_due} > 0 and ${isWithin(placed_on, days)})`;
}

export function isWithin(day: RawBuilder<unknown>, { from, to }: Days): RawBuilder<SqlBool> {
  return sql`${from === undefined ? sql`true` : sql`${day} >= ${from}::date`} and ${to === undefined ? sql`true` : sql`${day} <= ${to}::date`}`;
}

/** What of the order `unpaid` is due on which day: its deposit, and the rest, which may have no day. */
export const partsDue = sql`(values
  (unpaid.deposit_due, unpaid.placed_on, true), (unpaid.outstanding - unpaid.deposit_due, unpaid.due_on, false)
) as part (amount, due_on, is_deposit)`;

function columnsOf(order: OrderName) {
  return {
    due_on: sql.ref(`${order}.due_on`),
    placed_on: sql.ref(`${order}.placed_on`),
    deposit_due: sql.ref(`${order}.deposit_due`),
    outstanding: sql.ref(`${order}.outstanding`),
  };
}
