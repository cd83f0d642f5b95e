import { type RawBuilder, sql } from 'kysely';

/** Whose debts: of the real orders of a store, or of its test orders. */
export interface Books {
  storeId: string;
  test: boolean;
}

/** The orders `owing` for which something is still to be paid, in the words of their indexes. */
export function owingOrders({ storeId, test }: Books): RawBuilder<unknown> {
  return sql`orders owing
    where owing.store_id = ${storeId} and ${test ? sql`owing.test` : sql`not owing.test`}
      and owing.number is not null and owing.owed > 0`;
}

/** Since when it is to be paid; what has no due date since its sale. */
export const owedSince = sql`coalesce(owing.due_on, owing.placed_on)`;
