import { firstLanguage, type Language } from '@sokoni/rules/languages';
import type { Db } from '#core/database/access/transaction.ts';
import { findInbox } from './inbox-queries.ts';

/** Where a store reads what is mailed to it. */
export interface StoreInbox {
  /** The name of the store. */
  store: string;
  language: Language;
  email: string;
}

/** Where the mails to a store go: to its email, or to whoever set it up. Undefined where nobody reads them any more. */
export async function storeInbox(db: Db, storeId: string): Promise<StoreInbox | undefined> {
  const inbox = await findInbox(db, storeId);
  return inbox && { ...inbox, language: firstLanguage(inbox.language) };
}
