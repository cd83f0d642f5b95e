import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { publishChange } from '#core/database/events/publish.ts';
import { DomainError, invalidField } from '#core/errors/domain-error.ts';
import { saveCart } from '../buying/cart-queries.ts';
import { distinctLines, linesAtPrices } from '../buying/company-lines.ts';
import { asCompany, type Buying, inSupplierStore } from '../buying/in-supplier-store.ts';
import { placeWholesaleOrder } from '../buying/place-wholesale-order.ts';
import { companyPrice } from '../buying/product-view.ts';
import { findOrderable } from '../buying/read-offered.ts';
import type { AgreementRow } from '../buying/supplier-queries.ts';
import { findQuotesToBuy } from './list-queries.ts';
import { readQuote, type WholeQuote } from './quote-view.ts';
import { holdQuote, recordEnd, recordLines, recordNewQuote } from './record-quote.ts';
import { sayQuote } from './sentences.ts';

/** A line as a buyer asks for it. */
export interface AskedLine {
  variant_id: string;
  quantity: number;
  /** What they would like to pay for a unit, in minor units. */
  unit_price?: number | undefined;
}

interface Placing {
  userId: string;
  action: Action;
}

/** Which quote of which supplier, as the store of the transaction has been offered it. @throws DomainError `not_found` */
async function findSides(db: Db, buyerStoreId: string, quoteId: string, now: Date): Promise<Buying> {
  const { rows } = await findQuotesToBuy(db, { quoteId }, { limit: 1, offset: 0 }, now);
  const [row] = rows;
  if (!row) throw new DomainError('not_found');
  return { buyerStoreId, supplierId: row.store_id };
}

/** Read for the store that buys. @throws DomainError `not_found` */
export async function readQuoteToBuy(
  db: Db,
  buyerStoreId: string,
  quoteId: string,
  now: Date,
): Promise<WholeQuote> {
  const buying = await findSides(db, buyerStoreId, quoteId, now);
  return inSupplierStore(db, buying, () => readQuote(db, buying.supplierId, quoteId, now));
}

/**
 * Asks a supplier for a quote; the cart there is empty then.
 * @returns the id of the quote
 * @throws DomainError `not_found`, `not_a_company`, `invalid_fields` for what is not offered, `quote_limit`, `id_taken`, `order_too_large`
 */
export async function requestQuote(
  db: Db,
  buying: Buying,
  draft: { id?: string | undefined; lines: readonly AskedLine[]; message: string },
  { userId, action: { receivedAt: now } }: Placing,
): Promise<string> {
  const quoteId = await asCompany(db, buying, async (agreement) => {
    const prices = await pricesAsked(db, agreement, draft.lines);
    const lines = await askedLines(db, agreement, draft.lines, { prices, offered: new Map() });
    const said = { act: 'requested', side: 'buyer', text: draft.message } as const;
    const { buyerStoreId } = buying;
    const id = await recordNewQuote(db, agreement, { id: draft.id, buyerStoreId, lines }, said, now);
    await saveCart(db, { ...buying, userId }, [], now);
    return id;
  });
  publishChange(db, 'wholesale', [quoteId]);
  return quoteId;
}

/**
 * Answers an offer with other quantities or prices.
 * @throws DomainError `not_found`, `not_a_company`, `changed_meanwhile`, `wrong_state`, `invalid_fields` for what is not in the quote or not
 * sold any more, `order_too_large`
 */
export async function counterQuote(
  db: Db,
  buyerStoreId: string,
  quoteId: string,
  draft: { version: number; lines: readonly AskedLine[]; message: string },
  { receivedAt: now }: Action,
): Promise<void> {
  const buying = await findSides(db, buyerStoreId, quoteId, now);
  await asCompany(db, buying, async (agreement) => {
    const hold = { act: 'counter', side: 'buyer', version: draft.version, now } as const;
    const held = await holdQuote(db, buying.supplierId, quoteId, hold);
    const offered = new Map(
      held.lines.map(({ variant_id, offered_price }) => [variant_id, offered_price ?? 0]),
    );
    const wanted = distinctLines(draft.lines);
    if (wanted.some(({ variant_id }) => !offered.has(variant_id)))
      throw invalidField('lines', sayQuote('notInQuote'));
    const prices = new Map(
      wanted.map(({ variant_id, unit_price }) => [variant_id, unit_price ?? offered.get(variant_id) ?? 0]),
    );
    const lines = await askedLines(db, agreement, draft.lines, { prices, offered });
    const said = { act: 'countered', side: 'buyer', text: draft.message } as const;
    await recordLines(db, agreement, { quote: held.quote, lines }, said, now);
  });
  publishChange(db, 'wholesale', [quoteId]);
}

/**
 * Orders at the offered prices: the sale, the purchase order and the quote change together.
 * @returns the id of the supplier's order
 * @throws DomainError as `placeWholesaleOrder`, `changed_meanwhile`, `wrong_state`
 */
export async function acceptQuote(
  db: Db,
  buyerStoreId: string,
  quoteId: string,
  draft: {
    version: number;
    expected_total: number;
    reference: string;
    note: string;
    location_id?: string | undefined;
  },
  placing: Placing,
): Promise<string> {
  const now = placing.action.receivedAt;
  const { version, ...ordered } = draft;
  const buying = await findSides(db, buyerStoreId, quoteId, now);
  const hold = { act: 'accept', side: 'buyer', version, now } as const;
  const { quote, lines } = await inSupplierStore(db, buying, () =>
    holdQuote(db, buying.supplierId, quoteId, hold),
  );
  const quoted = new Map(lines.map(({ variant_id, unit_price }) => [variant_id, unit_price]));
  const wanted = lines.map(({ variant_id, quantity }) => ({ variant_id, quantity }));
  const orderId = await placeWholesaleOrder(db, buying, { ...ordered, lines: wanted, quoted }, placing);
  await inSupplierStore(db, buying, () =>
    recordEnd(db, quote, { act: 'accepted', side: 'buyer', text: draft.note }, { orderId, now }),
  );
  publishChange(db, 'wholesale', [quoteId]);
  return orderId;
}

/**
 * Declines an offer, or withdraws what was asked; also of a supplier that has paused the company since.
 * @throws DomainError `not_found`, `changed_meanwhile`, `wrong_state`
 */
export async function declineAsBuyer(
  db: Db,
  buyerStoreId: string,
  quoteId: string,
  { version, reason }: { version: number; reason: string },
  { receivedAt: now }: Action,
): Promise<void> {
  const buying = await findSides(db, buyerStoreId, quoteId, now);
  await inSupplierStore(db, buying, async () => {
    const hold = { act: 'decline', side: 'buyer', version, now } as const;
    const { quote } = await holdQuote(db, buying.supplierId, quoteId, hold);
    await recordEnd(db, quote, { act: 'declined', side: 'buyer', text: reason }, { now });
  });
  publishChange(db, 'wholesale', [quoteId]);
}

/** What was wished for, else what the company pays; only for what it is offered. @throws DomainError `invalid_fields` */
async function pricesAsked(
  db: Db,
  agreement: AgreementRow,
  asked: readonly AskedLine[],
): Promise<ReadonlyMap<string, number>> {
  const wanted = distinctLines(asked);
  const offered = await findOrderable(
    db,
    agreement,
    wanted.map(({ variant_id }) => variant_id),
  );
  return new Map(
    wanted.map(({ variant_id, quantity, unit_price }) => {
      const variant = offered.get(variant_id)?.variants.find(({ id }) => id === variant_id);
      if (!variant) throw invalidField('lines', sayQuote('notOffered'));
      return [variant_id, unit_price ?? companyPrice(agreement, variant, quantity)];
    }),
  );
}

async function askedLines(
  db: Db,
  agreement: AgreementRow,
  asked: readonly AskedLine[],
  { prices, offered }: { prices: ReadonlyMap<string, number>; offered: ReadonlyMap<string, number> },
) {
  const wishes = new Map(asked.map(({ variant_id, unit_price }) => [variant_id.toLowerCase(), unit_price]));
  const priced = await linesAtPrices(db, agreement, asked, prices);
  return priced.map((line) => ({
    ...line,
    asked_price: wishes.get(line.variant.id) ?? null,
    offered_price: offered.get(line.variant.id) ?? null,
  }));
}
