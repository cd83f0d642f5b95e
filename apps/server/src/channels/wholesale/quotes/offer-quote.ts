import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError, invalidField } from '#core/errors/domain-error.ts';
import { findBuyers } from '../buyers/queries.ts';
import { linesAtPrices } from '../buying/ordering/company-lines.ts';
import { type AgreementRow, findAgreement } from '../buying/suppliers/supplier-queries.ts';
import { findCompany } from '../supplying/companies.ts';
import type { QuoteLineRow } from './quote-queries.ts';
import {
  assertValidUntil,
  holdQuote,
  type NegotiatedLine,
  recordEnd,
  recordLines,
  recordNewQuote,
  tellBuyer,
} from './record-quote.ts';
import { sayQuote } from './sentences.ts';

/** What a supplier offers; prices in minor units. */
export interface Offer {
  lines: readonly { variant_id: string; quantity: number; unit_price: number }[];
  valid_until: string;
  message: string;
}

/**
 * Offers a company something of the store's own accord.
 * @returns the id of the quote
 * @throws DomainError `not_found` for a customer that is no company, `invalid_fields` for one that is paused or has nobody who
 * could answer, and for lines and days, `quote_limit`, `id_taken`, `order_too_large`
 */
export async function offerNewQuote(
  db: Db,
  storeId: string,
  { id, customer_id, ...offer }: Offer & { id?: string | undefined; customer_id: string },
  { receivedAt: now }: Action,
): Promise<string> {
  const company = await findCompany(db, storeId, customer_id.toLowerCase());
  if (!company) throw new DomainError('not_found');
  const buyerStoreId = company.buyer_store_id;
  const canAnswer = buyerStoreId !== null || (await findBuyers(db, storeId, company.customer_id)).length > 0;
  if (!canAnswer) throw invalidField('customer_id', sayQuote('noBuyers'));
  const agreement = await findAgreement(db, storeId, { customerId: company.customer_id });
  if (!agreement) throw invalidField('customer_id', sayQuote('paused'));
  await assertValidUntil(db, storeId, offer.valid_until, now);
  const lines = await offeredLines(db, agreement, offer, []);
  const quoteId = await recordNewQuote(db, agreement, { id, buyerStoreId, lines }, saidOf(offer), now);
  await tellBuyer(db, storeId, buyerStoreId, quoteId);
  return quoteId;
}

/**
 * Answers a request or counter-offer, or puts an offer right.
 * @throws DomainError `not_found`, `changed_meanwhile`, `wrong_state` also for a company that is paused or gone, `invalid_fields`,
 * `order_too_large`
 */
export async function offerQuote(
  db: Db,
  storeId: string,
  quoteId: string,
  { version, ...offer }: Offer & { version: number },
  { receivedAt: now }: Action,
): Promise<void> {
  const held = await holdQuote(db, storeId, quoteId, { act: 'offer', side: 'supplier', version, now });
  const { buyer_store_id: buyerStoreId, customer_id: customerId } = held.quote;
  const agreement = await findAgreement(
    db,
    storeId,
    buyerStoreId === null ? { customerId } : { buyerStoreId },
  );
  if (!agreement) throw new DomainError('wrong_state', { message: sayQuote('paused') });
  await assertValidUntil(db, storeId, offer.valid_until, now);
  const lines = await offeredLines(db, agreement, offer, held.lines);
  await recordLines(db, agreement, { quote: held.quote, lines }, saidOf(offer), now);
  await tellBuyer(db, storeId, buyerStoreId, quoteId);
}

/**
 * Declines what was asked, or withdraws what was offered.
 * @throws DomainError `not_found`, `changed_meanwhile`, `wrong_state`
 */
export async function declineAsSupplier(
  db: Db,
  storeId: string,
  quoteId: string,
  { version, reason }: { version: number; reason: string },
  { receivedAt: now }: Action,
): Promise<void> {
  const { quote } = await holdQuote(db, storeId, quoteId, { act: 'decline', side: 'supplier', version, now });
  await recordEnd(db, quote, { act: 'declined', side: 'supplier', text: reason }, { now });
  await tellBuyer(db, storeId, quote.buyer_store_id, quoteId);
}

function saidOf({ message, valid_until }: Offer) {
  return { act: 'offered', side: 'supplier', text: message, validUntil: valid_until } as const;
}

async function offeredLines(
  db: Db,
  agreement: AgreementRow,
  { lines }: Offer,
  before: readonly QuoteLineRow[],
): Promise<NegotiatedLine[]> {
  const prices = new Map(lines.map(({ variant_id, unit_price }) => [variant_id.toLowerCase(), unit_price]));
  const asked = new Map(before.map(({ variant_id, asked_price }) => [variant_id, asked_price]));
  const priced = await linesAtPrices(db, agreement, lines, prices);
  return priced.map((line) => ({
    ...line,
    asked_price: asked.get(line.variant.id) ?? null,
    offered_price: line.unit_price,
  }));
}
