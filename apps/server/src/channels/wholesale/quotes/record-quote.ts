import { dayAfter } from '@sokoni/rules/wall-time';
import {
  allowsQuoteAct,
  type KeptQuoteState,
  type QuoteAct,
  type QuoteSide,
  quoteLimits,
  quoteStateOn,
} from '@sokoni/rules/wholesale/quotes';
import { setLocal } from '#core/database/access/settings.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { enqueue } from '#core/database/commands/enqueue.ts';
import { takeNumbers } from '#core/database/commands/store-numbers.ts';
import { publishChange } from '#core/database/events/publish.ts';
import { DomainError, invalidField } from '#core/errors/domain-error.ts';
import { newId } from '#core/ids.ts';
import { storeDay } from '#tenancy/stores/days/store-day.ts';
import { type CompanyLine, quoteForCompany } from '../buying/ordering/company-lines.ts';
import { companyPrice } from '../buying/suppliers/product-view.ts';
import type { AgreementRow } from '../buying/suppliers/supplier-queries.ts';
import {
  countOpenQuotes,
  findLines,
  insertMessage,
  insertQuote,
  lockQuote,
  type QuoteLineRow,
  type QuoteRow,
  replaceLines,
  updateQuote,
} from './quote-queries.ts';
import { sayQuote } from './sentences.ts';

declare module '#core/database/commands/enqueue.ts' {
  interface Jobs {
    mail_wholesale_quote: { store_id: string; message_id: string };
  }
}

// All of it works in the supplier's store.

/** What somebody does to a quote, as it stands in the history. */
interface Said {
  act: KeptQuoteState;
  side: QuoteSide;
  text: string;
  /** Of an offer. */
  validUntil?: string;
}

/** A line with what was asked and offered for it. */
export interface NegotiatedLine extends CompanyLine {
  asked_price: number | null;
  offered_price: number | null;
}

/**
 * The quote, held for an act of one side.
 * @throws DomainError `not_found`, `changed_meanwhile`, `wrong_state`
 */
export async function holdQuote(
  db: Db,
  storeId: string,
  quoteId: string,
  { act, side, version, now }: { act: QuoteAct; side: QuoteSide; version: number; now: Date },
): Promise<{ quote: QuoteRow; lines: QuoteLineRow[] }> {
  const quote = await lockQuote(db, storeId, quoteId);
  if (!quote) throw new DomainError('not_found');
  if (quote.version !== version) throw new DomainError('changed_meanwhile');
  const { today } = await storeDay(db, storeId, now);
  const state = quoteStateOn({ state: quote.state, validUntil: quote.valid_until }, today);
  if (!allowsQuoteAct(state, act, side)) {
    const message = state === 'expired' ? sayQuote('expired') : sayQuote(`refused.${act}`);
    throw new DomainError('wrong_state', { message });
  }
  return { quote, lines: await findLines(db, storeId, quoteId) };
}

/** @throws DomainError `invalid_fields` for a day that has passed where the supplier is, or is too far */
export async function assertValidUntil(db: Db, storeId: string, day: string, now: Date): Promise<void> {
  const { today } = await storeDay(db, storeId, now);
  if (day < today) throw invalidField('valid_until', sayQuote('dayPassed'));
  if (day > dayAfter(today, quoteLimits.days)) throw invalidField('valid_until', sayQuote('dayTooFar'));
}

/**
 * Writes a new quote with its first lines and words.
 * @returns its id
 * @throws DomainError `quote_limit`, `id_taken`, `order_too_large`
 */
export async function recordNewQuote(
  db: Db,
  agreement: AgreementRow,
  { id = newId(), buyerStoreId, lines }: NewQuote,
  said: Said,
  now: Date,
): Promise<string> {
  const { store_id: storeId, customer_id } = agreement;
  if ((await countOpenQuotes(db, storeId, customer_id)) >= quoteLimits.open)
    throw new DomainError('quote_limit');
  const totals = await totalsOf(db, agreement, lines, now);
  const serial = await takeNumbers(db, storeId, 'wholesale_quote', 1);
  const quote = {
    ...{ store_id: storeId, id: id.toLowerCase(), serial, number: `Q-${serial}`, customer_id, version: 1 },
    ...{
      buyer_store_id: buyerStoreId,
      state: said.act,
      valid_until: said.validUntil ?? null,
      order_id: null,
    },
    ...totals,
    ...{ created_at: now, updated_at: now },
  };
  if (!(await insertQuote(db, quote))) throw new DomainError('id_taken');
  await replaceLines(db, quote, lineRows(agreement, quote, lines));
  await say(db, quote, said, now);
  return quote.id;
}

interface NewQuote {
  id?: string | undefined;
  /** Null: a buyer of the company answers in the shop. */
  buyerStoreId: string | null;
  lines: readonly NegotiatedLine[];
}

/** Writes an offer or counter-offer: other lines, and what was said. @throws DomainError `order_too_large` */
export async function recordLines(
  db: Db,
  agreement: AgreementRow,
  { quote, lines }: { quote: QuoteRow; lines: readonly NegotiatedLine[] },
  said: Said,
  now: Date,
): Promise<void> {
  const totals = await totalsOf(db, agreement, lines, now);
  const valid_until = said.validUntil ?? null;
  await updateQuote(db, quote, { ...totals, state: said.act, valid_until, updated_at: now });
  await replaceLines(db, quote, lineRows(agreement, quote, lines));
  await say(db, { ...quote, ...totals }, said, now);
}

/** Writes that a quote is accepted or declined. */
export async function recordEnd(
  db: Db,
  quote: QuoteRow,
  said: Said,
  { orderId, now }: { orderId?: string; now: Date },
): Promise<void> {
  await updateQuote(db, quote, {
    state: said.act,
    updated_at: now,
    ...(orderId === undefined ? {} : { order_id: orderId }),
  });
  await say(db, quote, said, now);
}

/** Tells the store that buys, whose pages may be open; none where the company has no store. */
export async function tellBuyer(
  db: Db,
  storeId: string,
  buyerStoreId: string | null,
  quoteId: string,
): Promise<void> {
  if (buyerStoreId === null) return;
  await setLocal(db, 'app.store_id', buyerStoreId);
  publishChange(db, 'wholesale', [quoteId]);
  await setLocal(db, 'app.store_id', storeId);
}

async function say(
  db: Db,
  quote: Pick<QuoteRow, 'store_id' | 'id' | 'total'>,
  { act, side, text, validUntil }: Said,
  now: Date,
): Promise<void> {
  const id = newId();
  const { store_id, id: quote_id, total } = quote;
  const at = { id, at: now, valid_until: validUntil ?? null };
  await insertMessage(db, { store_id, quote_id, total, act, side, text, ...at });
  await enqueue(db, 'mail_wholesale_quote', { store_id, message_id: id });
  publishChange(db, 'wholesale', [quote_id]);
}

async function totalsOf(db: Db, agreement: AgreementRow, lines: readonly CompanyLine[], now: Date) {
  const { totals } = await quoteForCompany(
    db,
    agreement,
    {
      head: {
        ...{ store_id: agreement.store_id, id: newId(), shipping: 0 },
        ...{ discount_amount: null, discount_percent: null },
      },
      lines,
    },
    now,
  );
  return { subtotal: totals.lines_total, vat: totals.vat_total, total: totals.ordered_total };
}

function lineRows(
  agreement: AgreementRow,
  { store_id, id }: Pick<QuoteRow, 'store_id' | 'id'>,
  lines: readonly NegotiatedLine[],
) {
  return lines.map(({ product, variant, quantity, unit_price, asked_price, offered_price }, position) => ({
    ...{ store_id, quote_id: id, variant_id: variant.id, position, quantity },
    ...{ title: product.title, variant_name: variant.name, sku: variant.sku },
    ...{ list_price: companyPrice(agreement, variant, quantity), unit_price, asked_price, offered_price },
  }));
}
