import { isQuoteOffer, type QuoteSide } from '@sokoni/rules/wholesale/quotes';
import { transaction } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import type { Download } from '#core/http/downloads.ts';
import { inLanguage } from '#core/language/in-language.ts';
import type { Services } from '#core/services.ts';
import { languageOfPaper } from '#sales/documents/document-words.ts';
import { readDocumentBuyer, readDocumentStore } from '#sales/documents/read-document-store.ts';
import { readLogo } from '#sales/documents/read-logo.ts';
import { readQuote, stateNow, type WholeQuote } from './quote-view.ts';
import { sayQuote } from './sentences.ts';

export interface QuoteFileInput {
  /** The supplier. */
  store_id: string;
  quote_id: string;
  /** Who prints it. */
  side: QuoteSide;
}

/** @throws DomainError `wrong_state` where the prices are not the supplier's */
export function assertPrintable(whole: WholeQuote): void {
  if (!isQuoteOffer(stateNow(whole)))
    throw new DomainError('wrong_state', { message: sayQuote('refused.document') });
}

/** A quote as a PDF, as it is when the link is opened: for the supplier in the language of the company, for the buyer in theirs. */
export async function quoteFile(services: Services, input: unknown): Promise<Download | null> {
  const { store_id: storeId, quote_id, side } = input as QuoteFileInput;
  const paper = await transaction(services.pool, { userId: null, storeId }, async (db) => {
    const whole = await readQuote(db, storeId, quote_id, services.clock());
    assertPrintable(whole);
    const buyer = await readDocumentBuyer(db, storeId, whole.row.customer_id);
    return buyer && { whole, buyer, store: await readDocumentStore(db, storeId) };
  });
  if (!paper) return null;
  const logo = await readLogo(services, paper.store);
  const { drawQuote } = await import('./draw-quote.ts');
  return {
    fileName: `quote-${paper.whole.row.number}.pdf`,
    type: 'application/pdf',
    stream:
      side === 'buyer'
        ? drawQuote(paper, logo)
        : inLanguage(languageOfPaper(paper), () => drawQuote(paper, logo)),
  };
}
