import type { Db } from '#core/database/access/transaction.ts';
import { findSellingTerms, type SellingTerms } from '#sales/orders/queries.ts';

/** How a store sells at a moment: its VAT, whether it tries things out, and the day where it is. */
export async function sellingTerms(db: Db, storeId: string, now: Date): Promise<SellingTerms> {
  return findSellingTerms(db, storeId, now);
}
