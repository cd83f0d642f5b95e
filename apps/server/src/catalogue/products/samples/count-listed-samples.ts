import type { Db } from '#core/database/access/transaction.ts';
import { findListedSamples } from './queries.ts';

/** How many of the products of a store that are not archived are samples. */
export async function countListedSamples(db: Db, storeId: string): Promise<number> {
  return findListedSamples(db, storeId);
}
