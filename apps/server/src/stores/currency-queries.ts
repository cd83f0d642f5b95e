import type { Db } from '#platform/database/transaction.ts';

/** The currency that the amounts of a store are in. */
export async function findStoreCurrency(db: Db, storeId: string): Promise<string> {
  const { currency_code } = await db
    .selectFrom('stores')
    .select('currency_code')
    .where('id', '=', storeId)
    .executeTakeFirstOrThrow();
  return currency_code;
}
