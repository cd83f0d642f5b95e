import { type RawBuilder, sql } from 'kysely';

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

/** Since when it is to be paid; what has no due date since its sale. */
export const dueSince = sql`coalesce(unpaid.due_on, unpaid.placed_on)`;
