import type { Db } from '#core/database/access/transaction.ts';
import type { CustomerMerge } from '#customers/customer-hooks.ts';
import { forgetWords, moveQuotes } from './quote-queries.ts';

/** Two records of one customer became one: its quotes go with it. */
export async function takeOverQuotes(db: Db, storeId: string, { from, to }: CustomerMerge): Promise<void> {
  await moveQuotes(db, storeId, from.id, to.id);
}

/** What an erased customer has written in quotes is forgotten; what was offered stays. */
export async function forgetQuotes(db: Db, storeId: string, customerId: string): Promise<void> {
  await forgetWords(db, storeId, customerId);
}
