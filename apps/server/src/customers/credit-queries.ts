import type { Db } from '#core/database/access/transaction.ts';

/** What a sale asks of a customer. */
export interface CreditRow {
  id: string;
  name: string;
  credit_limit: number | null;
  outstanding: number;
}

/** The customer, held until the end of the transaction; none for one that was erased. */
export async function lockCredit(db: Db, storeId: string, id: string): Promise<CreditRow | undefined> {
  return db
    .selectFrom('customers')
    .select(['id', 'name', 'credit_limit', 'outstanding'])
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Who a customer was merged into; null for one that was not. */
export async function findMergedInto(db: Db, storeId: string, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('customers')
    .select('merged_into')
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.merged_into ?? null;
}
