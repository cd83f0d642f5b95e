import { wholesaleLimits } from '@sokoni/rules/wholesale/wholesale-limits';
import { findQuote, lockQuote, type WholeQuoteRow } from '#channels/wholesale/quotes/quote-queries.ts';
import { recordCounter, recordRequest } from '#channels/wholesale/quotes/record-asked.ts';
import { holdQuote, recordEnd } from '#channels/wholesale/quotes/record-quote.ts';
import { DomainError, invalidField } from '#core/errors/domain-error.ts';
import { newId, readId } from '#core/ids.ts';
import { storeCurrency } from '#tenancy/stores/store-currency.ts';
import type { Asked, Buying } from '../answers.ts';
import type { Posted } from '../delivery-address.ts';
import { assertTotal, placeAsBuyer } from '../place-buyer-order.ts';
import { lockBuyerCart, saveBuyerCart } from '../queries.ts';
import { orderedLines, readBuyerCart } from '../read-cart.ts';
import { sayPlacing } from '../sentences.ts';
import { counteredLines, typedPrice, typedText } from './quote-form.ts';

/** A quote of the company of a buyer that is answered in the shop. @throws DomainError `not_found` also for one of another company */
export async function companyQuote(
  { db, storeId, buyer, now }: Asked,
  quoteId: string,
): Promise<WholeQuoteRow> {
  const row = await findQuote(db, storeId, quoteId, now);
  const isTheirs = row?.customer_id === buyer.customerId && row.buyer_store_id === null;
  if (!isTheirs) throw new DomainError('not_found');
  return row;
}

/**
 * Asks for a quote for what is in the cart, which is empty then. Sent twice, it is asked for once.
 * @returns the id of the quote, which the form carries
 * @throws DomainError `not_found` for a form without an id, `invalid_fields` for an empty cart and prices that are none, and what
 * `recordRequest` refuses
 */
export async function askInShop(asked: Buying, posted: Posted): Promise<string> {
  const { db, storeId, agreement, buyer, now } = asked;
  const id = readId(posted.quote);
  if (id === null) throw new DomainError('not_found');
  await lockBuyerCart(db, storeId, buyer.id, now);
  const existing = await findQuote(db, storeId, id, now);
  if (existing?.customer_id === buyer.customerId) return id;
  const cart = orderedLines(await readBuyerCart(asked));
  if (cart.length === 0) throw invalidField('lines', sayPlacing('emptyCart'));
  const currency = await storeCurrency(db, storeId);
  const lines = cart.map((line) => ({ ...line, unit_price: typedPrice(posted, line.variant_id, currency) }));
  const message = typedText(posted, 'message', wholesaleLimits.messageLength);
  await recordRequest(db, agreement, { id, buyerStoreId: null, lines, message }, now);
  await saveBuyerCart(db, { storeId, buyerId: buyer.id }, [], now);
  return id;
}

/** Answers an offer with other quantities or prices. @throws DomainError `not_found`, and what `recordCounter` refuses */
export async function counterInShop(asked: Buying, quoteId: string, posted: Posted): Promise<void> {
  const { db, storeId, agreement, now } = asked;
  await companyQuote(asked, quoteId);
  const version = versionIn(posted);
  const currency = await storeCurrency(db, storeId);
  const variantIds = Object.keys(posted).flatMap((name) => readId(/^quantity_(.+)$/.exec(name)?.[1]) ?? []);
  const lines = counteredLines(posted, variantIds, currency);
  const message = typedText(posted, 'message', wholesaleLimits.messageLength);
  await recordCounter(db, agreement, quoteId, { version, lines, message }, now);
}

/**
 * Orders at the offered prices. Sent twice, or by two at once, one order is placed, and each is answered with it.
 * @returns the id of the order
 * @throws DomainError `not_found`, `changed_meanwhile`, `wrong_state`, and what `placeAsBuyer` refuses
 */
export async function acceptInShop(asked: Buying, quoteId: string, posted: Posted): Promise<string> {
  const { db, storeId, now } = asked;
  await companyQuote(asked, quoteId);
  await lockQuote(db, storeId, quoteId);
  const { order_id: placedBefore } = await companyQuote(asked, quoteId);
  if (placedBefore !== null) return placedBefore;
  const hold = { act: 'accept', side: 'buyer', version: versionIn(posted), now } as const;
  const { quote, lines } = await holdQuote(db, storeId, quoteId, hold);
  await assertTotal(asked, posted, quote.total);
  const orderId = newId();
  const ordered = {
    lines: lines.map(({ variant_id, quantity }) => ({ variant_id, quantity })),
    quoted: new Map(lines.map(({ variant_id, unit_price }) => [variant_id, unit_price])),
  };
  await placeAsBuyer(asked, { id: orderId, expected_total: quote.total, ...ordered }, posted);
  const text = typedText(posted, 'note', wholesaleLimits.noteLength);
  await recordEnd(db, quote, { act: 'accepted', side: 'buyer', text }, { orderId, now });
  return orderId;
}

/** Declines an offer, or withdraws what was asked. @throws DomainError `not_found`, `changed_meanwhile`, `wrong_state` */
export async function declineInShop(asked: Buying, quoteId: string, posted: Posted): Promise<void> {
  const { db, storeId, now } = asked;
  await companyQuote(asked, quoteId);
  const hold = { act: 'decline', side: 'buyer', version: versionIn(posted), now } as const;
  const { quote } = await holdQuote(db, storeId, quoteId, hold);
  const text = typedText(posted, 'reason', wholesaleLimits.reasonLength);
  await recordEnd(db, quote, { act: 'declined', side: 'buyer', text }, { now });
}

/** What the buyer has looked at; what is none fits no quote. */
function versionIn({ version = '' }: Posted): number {
  return /^\d{1,9}$/.test(version) ? Number(version) : 0;
}
