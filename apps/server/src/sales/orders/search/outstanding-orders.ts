import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Whose debts: of the real orders of a store, or of its test orders. */
export interface Books {
  storeId: string;
  test: boolean;
}

/** The orders `owing` for which something is still to be paid, in the words of their indexes. */
export function unpaidOrders({ storeId, test }: Books): RawBuilder<unknown> {
  return sql`orders unpaid
    where unpaid.store_id = ${storeId} and ${test ? sql`unpaid.test` : sql`not unpaid.test`}
      and unpaid.serial is not null and unpaid.outstanding > 0`;
}

/** Whether something of it should have been paid before a day: what has a due day, and a deposit on the day of its sale. */
export function isDueBefore(day: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(unpaid.due_on < ${day}::date or unpaid.deposit_due > 0 and unpaid.placed_on < ${day}::date)`;
}

/** Since when it is to be paid; what has no due date since its sale. */
export const dueSince = sql`coalesce(unpaid.due_on, unpaid.placed_on)`;
