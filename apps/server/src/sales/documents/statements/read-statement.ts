import type { Ageing } from '@sokoni/rules/credit/receivables-ageing';
import { mostStatementLines, runStatement } from '@sokoni/rules/credit/statement';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import {
  type DocumentBuyerRow,
  type DocumentStoreRow,
  findDocumentBuyer,
  findDocumentStore,
} from '#sales/documents/queries.ts';
import { ageDebtsOf } from '#sales/receivables/read-receivables.ts';
import { storeDay } from '#tenancy/stores/days/store-day.ts';
import { type EntryRow, findEntries, sumBefore } from './statement-queries.ts';

/** The first and the last day (`2026-11-21`) in the store's time zone. */
export interface Span {
  from_day: string;
  to_day: string;
}

export interface StatementDocument extends Span {
  store: DocumentStoreRow;
  buyer: DocumentBuyerRow;
  /** Minor units; below zero the store owes the customer. */
  opening: number;
  lines: readonly (EntryRow & { balance: number })[];
  closing: number;
  /** What is outstanding now, whatever the days of the statement, by how long it has been due. */
  ageing: Ageing;
  today: string;
}

/** @throws DomainError `not_found`, `statement_limit` */
export async function readStatement(
  db: Db,
  storeId: string,
  customerId: string,
  { from_day, to_day }: Span,
  now: Date,
): Promise<StatementDocument> {
  const buyer = await findDocumentBuyer(db, storeId, customerId, null);
  if (!buyer) throw new DomainError('not_found');
  const opening = await sumBefore(db, storeId, customerId, from_day);
  const entries = await findEntries(db, storeId, customerId, { from_day, to_day }, mostStatementLines + 1);
  if (entries.length > mostStatementLines) throw new DomainError('statement_limit');
  const store = await findDocumentStore(db, storeId);
  const { today } = await storeDay(db, storeId, now);
  const agedOf = await ageDebtsOf(db, { storeId, test: false, today }, [customerId]);
  const ageing = agedOf(customerId);
  return { from_day, to_day, store, buyer, opening, ...runStatement(opening, entries), ageing, today };
}
