import type { Db } from '#core/database/access/transaction.ts';
import { type DocumentStoreRow, findDocumentStore } from './queries.ts';

/** Whose paper it is, for who draws a paper that is of no order. */
export function readDocumentStore(db: Db, storeId: string): Promise<DocumentStoreRow> {
  return findDocumentStore(db, storeId);
}
