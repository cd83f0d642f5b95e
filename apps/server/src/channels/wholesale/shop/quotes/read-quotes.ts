import type { CurrencyCode } from '@sokoni/rules/money/currencies';
import { fromMinorUnits } from '@sokoni/rules/money/money';
import { numberSigns, writeDecimal } from '@sokoni/rules/money/typed-decimal';
import { allowsQuoteAct, isQuoteOffer, type QuoteAct } from '@sokoni/rules/wholesale/quotes';
import type { WholesaleQuote, WholesaleQuoteRow } from '@sokoni/themes/wholesale-pages.ts';
import { linesInLanguage } from '#channels/storefront/translations/in-language.ts';
import { findQuotes } from '#channels/wholesale/quotes/list-queries.ts';
import { readQuote, stateNow } from '#channels/wholesale/quotes/quote-view.ts';
import { readerLocale } from '#core/language/reader-locale.ts';
import { datesOfStore } from '#tenancy/stores/days/dates-of-store.ts';
import type { Asked } from '../answers.ts';
import { companyQuote } from './answer-quote.ts';

const quotesOnPage = 20;

/** A page of the quotes of a company, what was touched last first. */
export async function readCompanyQuotes(
  { db, storeId, buyer, now }: Asked,
  page: number,
): Promise<{ quotes: WholesaleQuoteRow[]; page: number; pages: number }> {
  const window = { limit: quotesOnPage, offset: (page - 1) * quotesOnPage };
  const of = { search: '', customerId: buyer.customerId, inShop: true };
  const { rows, total } = await findQuotes(db, storeId, of, window, now);
  const dates = await datesOfStore(db, storeId);
  const quotes = rows.map(({ id, number, state, valid_until, total: amount, updated_at }) => ({
    ...{ id, number, state, total: amount },
    valid_until: valid_until && dates.calendarDay(valid_until),
    updated_on: dates.day(updated_at.toISOString()),
  }));
  return { quotes, page, pages: Math.max(1, Math.ceil(total / quotesOnPage)) };
}

/** One of them. @throws DomainError `not_found` also for a quote of another company */
export async function readCompanyQuote(asked: Asked, quoteId: string): Promise<WholesaleQuote> {
  const { db, storeId, visit, now } = asked;
  await companyQuote(asked, quoteId);
  const whole = await readQuote(db, storeId, quoteId, now);
  const { row, messages } = whole;
  const dates = await datesOfStore(db, storeId);
  const state = stateNow(whole);
  const may = (act: QuoteAct) => !asked.frame.isPaused && allowsQuoteAct(state, act, 'buyer');
  const currency = row.currency_code as CurrencyCode;
  const lines = await linesInLanguage(db, storeId, visit.visitor.language, whole.lines);
  return {
    ...{ id: row.id, number: row.number, version: row.version, state, payment_terms: row.payment_terms },
    ...{ subtotal: row.subtotal, vat: row.vat, total: row.total },
    valid_until: row.valid_until && dates.calendarDay(row.valid_until),
    updated_on: dates.day(row.updated_at.toISOString()),
    order: row.order_id === null ? null : { id: row.order_id, number: row.order_number ?? '' },
    ...{ canAccept: may('accept'), canCounter: may('counter'), canDecline: may('decline') },
    isPrinted: isQuoteOffer(state),
    lines: lines.map((line) => ({
      ...{ variant_id: line.variant_id, title: line.title, variant_name: line.variant_name, sku: line.sku },
      ...{ quantity: line.quantity, list_price: line.list_price, asked_price: line.asked_price },
      ...{ unit_price: line.unit_price, amount: line.quantity * line.unit_price },
      typed_price: writeDecimal(fromMinorUnits(line.unit_price, currency), numberSigns(readerLocale())),
    })),
    history: messages.map(({ id, act, side, text, valid_until, total, at }) => ({
      ...{ id, act, side, text, total },
      valid_until: valid_until && dates.calendarDay(valid_until),
      on: dates.day(at.toISOString()),
    })),
  };
}
