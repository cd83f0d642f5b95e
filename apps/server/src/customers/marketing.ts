import type { Db } from '#core/database/access/transaction.ts';
import { noteMarketing } from './queries.ts';

/** A customer agrees to be written to; since when stays as it was for one who had. */
export async function agreeToMarketing(db: Db, storeId: string, id: string, now: Date): Promise<void> {
  await noteMarketing(db, storeId, id, now);
}
