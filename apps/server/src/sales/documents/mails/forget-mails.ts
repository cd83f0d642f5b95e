import type { Db } from '#core/database/access/transaction.ts';
import { forgetMailsTo } from './mail-queries.ts';

/** An erased customer is named by no mail; what was to go to them does not go. */
export async function forgetMails(db: Db, storeId: string, customerId: string): Promise<void> {
  await forgetMailsTo(db, storeId, customerId);
}
