import type { Db } from '#core/database/access/transaction.ts';
import {
  type DocumentBuyerRow,
  type DocumentStoreRow,
  findDocumentBuyer,
  findDocumentStore,
} from './queries.ts';

/** Whose paper it is, for who draws a paper that is of no order. */
export function readDocumentStore(db: Db, storeId: string): Promise<DocumentStoreRow> {
  return findDocumentStore(db, storeId);
}

/** For whom such a paper is; undefined for no customer of the store. */
export function readDocumentBuyer(
  db: Db,
  storeId: string,
  customerId: string,
): Promise<DocumentBuyerRow | undefined> {
  return findDocumentBuyer(db, storeId, customerId, null);
}
