import type { Db } from '#core/database/access/transaction.ts';
import type { CustomerMerge } from '#customers/customer-hooks.ts';
import { renameMails } from './mail-queries.ts';

/** Two records of one customer became one: what was mailed to the one belongs to the other. */
export async function takeOverMails(db: Db, storeId: string, { from, to }: CustomerMerge): Promise<void> {
  await renameMails(db, storeId, { from: from.id, to: to.id });
}
