import type { Db } from '#core/database/access/transaction.ts';

/** The currency that the amounts of a store are in. */
export async function findStoreCurrency(db: Db, storeId: string): Promise<string> {
  const { currency_code } = await db
    .selectFrom('stores')
    .select('currency_code')
    .where('id', '=', storeId)
    .executeTakeFirstOrThrow();
  return currency_code;
}

/** Two letters of ISO 3166, or empty. */
export async function findStoreCountry(db: Db, storeId: string): Promise<string> {
  const { country } = await db
    .selectFrom('stores')
    .select('country')
    .where('id', '=', storeId)
    .executeTakeFirstOrThrow();
  return country;
}
