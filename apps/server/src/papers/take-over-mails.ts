import type { Db } from '#platform/database/transaction.ts';
import { renameMails } from './mail-queries.ts';

/** Two records of one customer became one: what was mailed to the one belongs to the other. */
export async function takeOverMails(
  db: Db,
  storeId: string,
  between: { from: string; to: string },
): Promise<void> {
  await renameMails(db, storeId, between);
}
