import { mostStatementLines, runStatement } from '@sokoni/rules/statement';
import type { Db } from '#platform/database/transaction.ts';
import { DomainError } from '#platform/domain-error.ts';
import { findPaperBuyer, findPaperStore, type PaperBuyerRow, type PaperStoreRow } from './queries.ts';
import { type EntryRow, findEntries, sumBefore } from './statement-queries.ts';

/** The first and the last day (`2026-11-21`) in the store's time zone. */
export interface Span {
  from_day: string;
  to_day: string;
}

export interface StatementPaper extends Span {
  store: PaperStoreRow;
  buyer: PaperBuyerRow;
  /** Minor units; below zero the store owes the customer. */
  opening: number;
  lines: readonly (EntryRow & { balance: number })[];
  closing: number;
}

/** @throws DomainError `not_found`, `statement_limit` */
export async function readStatement(
  db: Db,
  storeId: string,
  customerId: string,
  { from_day, to_day }: Span,
): Promise<StatementPaper> {
  const buyer = await findPaperBuyer(db, storeId, customerId);
  if (!buyer) throw new DomainError('not_found');
  const opening = await sumBefore(db, storeId, customerId, from_day);
  const entries = await findEntries(db, storeId, customerId, { from_day, to_day }, mostStatementLines + 1);
  if (entries.length > mostStatementLines) throw new DomainError('statement_limit');
  const store = await findPaperStore(db, storeId);
  return { from_day, to_day, store, buyer, opening, ...runStatement(opening, entries) };
}
