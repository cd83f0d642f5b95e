import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { publishChange } from '#core/database/events/publish.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { saveCart } from '../buying/ordering/cart-queries.ts';
import { placeWholesaleOrder } from '../buying/ordering/place-wholesale-order.ts';
import { asCompany, type Buying, inSupplierStore } from '../buying/suppliers/in-supplier-store.ts';
import { findQuotesToBuy } from './list-queries.ts';
import { readQuote, type WholeQuote } from './quote-view.ts';
import { type AskedLine, recordCounter, recordRequest } from './record-asked.ts';
import { holdQuote, recordEnd } from './record-quote.ts';

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
    const { buyerStoreId } = buying;
    const id = await recordRequest(db, agreement, { ...draft, buyerStoreId }, now);
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
  await asCompany(db, buying, (agreement) => recordCounter(db, agreement, quoteId, draft, now));
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
