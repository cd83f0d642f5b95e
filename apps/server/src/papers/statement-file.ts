import type { Readable } from 'node:stream';
import { transaction } from '#platform/database/transaction.ts';
import type { Download } from '#platform/downloads.ts';
import type { Services } from '#platform/services.ts';
import { readLogo } from './read-logo.ts';
import { readStatement, type Span, type StatementPaper } from './read-statement.ts';

export interface StatementInput extends Span {
  store_id: string;
  customer_id: string;
}

/** The statement of a customer as a PDF, as the books are when the link is opened. */
export async function statementFile(services: Services, input: unknown): Promise<Download> {
  const { store_id: storeId, customer_id, ...span } = input as StatementInput;
  const paper = await transaction(services.pool, { userId: null, storeId }, (db) =>
    readStatement(db, storeId, customer_id, span),
  );
  return {
    fileName: statementFileName(span),
    type: 'application/pdf',
    stream: await drawStatementPaper(services, paper),
  };
}

export function statementFileName({ from_day, to_day }: Span): string {
  return `statement-${from_day}-${to_day}.pdf`;
}

/** Draws while it is read. */
export async function drawStatementPaper(
  services: Pick<Services, 'files'>,
  paper: StatementPaper,
): Promise<Readable> {
  const logo = await readLogo(services, paper.store);
  return (await import('./draw-statement.ts')).drawStatement(paper, logo);
}
