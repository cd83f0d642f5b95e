import type { Db } from '#core/database/access/transaction.ts';
import { findStoreCountry } from './currency-queries.ts';

/** Where a store is: two letters of ISO 3166, or empty. */
export async function storeCountry(db: Db, storeId: string): Promise<string> {
  return findStoreCountry(db, storeId);
}
