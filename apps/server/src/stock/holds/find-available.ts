import type { Db } from '#core/database/access/transaction.ts';
import { type Asked, availableOf, type Sellable } from './hold-queries.ts';

/** What can be sold of variants at a location at this moment. Nothing is locked: another buyer may be faster. */
export async function findAvailable(db: Db, storeId: string, asked: Asked): Promise<Sellable[]> {
  return asked.variantIds.length === 0 ? [] : availableOf(db, storeId, asked);
}
