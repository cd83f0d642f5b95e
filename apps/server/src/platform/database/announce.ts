import { sql } from 'kysely';
import type { Db } from './transaction.ts';

/** What can change under the eyes of somebody else. */
export type EventSubject =
  | 'product'
  | 'category'
  | 'location'
  | 'stock'
  | 'job'
  | 'view'
  | 'supplier'
  | 'purchase_order'
  | 'stock_take'
  | 'transfer';

/** More ids than this say "many": whoever shows such things reads them anew. */
const mostIds = 100;

/**
 * Tells the browsers of the store of this transaction, once it commits, that things have changed. Ids only: what they show, each
 * reads anew as its role may.
 * @param ids of the things; empty says that many have changed
 */
export async function announce(db: Db, subject: EventSubject, ids: readonly string[]): Promise<void> {
  const named = ids.length > mostIds ? [] : [...ids];
  await sql`select app.announce(${subject}, ${named}::uuid[])`.execute(db);
}
