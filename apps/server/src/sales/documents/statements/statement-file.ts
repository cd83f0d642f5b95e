import type { Readable } from 'node:stream';
import { transaction } from '#core/database/access/transaction.ts';
import type { Download } from '#core/http/downloads.ts';
import { inLanguage } from '#core/language/in-language.ts';
import type { Services } from '#core/services.ts';
import { languageOfPaper } from '#sales/documents/document-words.ts';
import { readLogo } from '#sales/documents/read-logo.ts';
import { readStatement, type Span, type StatementDocument } from './read-statement.ts';

export interface StatementInput extends Span {
  store_id: string;
  customer_id: string;
}

/** The statement of a customer as a PDF, as the books are when the link is opened. */
export async function statementFile(services: Services, input: unknown): Promise<Download> {
  const { store_id: storeId, customer_id, ...span } = input as StatementInput;
  const document = await transaction(services.pool, { userId: null, storeId }, (db) =>
    readStatement(db, storeId, customer_id, span, services.clock()),
  );
  return {
    fileName: statementFileName(span),
    type: 'application/pdf',
    stream: await drawStatementDocument(services, document),
  };
}

export function statementFileName({ from_day, to_day }: Span): string {
  return `statement-${from_day}-${to_day}.pdf`;
}

/** Draws while it is read. */
export async function drawStatementDocument(
  services: Pick<Services, 'files'>,
  document: StatementDocument,
): Promise<Readable> {
  const logo = await readLogo(services, document.store);
  const { drawStatement } = await import('./draw-statement.ts');
  return inLanguage(languageOfPaper(document), () => drawStatement(document, logo));
}
