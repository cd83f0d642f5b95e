import { discountCode } from '@sokoni/rules/discounts/discount';
import {
  bestAutomatic,
  type DiscountCart,
  type DiscountLine,
  type Offer,
  type OfferAnswer,
  offerAnew,
  offerOf,
} from '@sokoni/rules/discounts/discount-offer';
import type { OrderChannel } from '@sokoni/rules/orders/order-labels';
import type { Db } from '#core/database/access/transaction.ts';
import { readerLocale } from '#core/language/reader-locale.ts';
import { DiscountRefused } from './discount-refused.ts';
import { termsOf } from './discount-view.ts';
import {
  findCategoriesOf,
  findOffered,
  findReader,
  findTree,
  type OfferedRow,
  type StoreReader,
} from './offer-queries.ts';
import { findDiscount, type ListedDiscount } from './queries.ts';
import { refusalSentence, unknownCode } from './sentences.ts';

export interface OfferRequest {
  /** As typed; null asks for what applies by itself. */
  code: string | null;
  /** An order that is edited: its own use does not count against it. */
  orderId: string | null;
  customerId: string | null;
  channel: OrderChannel;
  lines: readonly Omit<DiscountLine, 'category_id'>[];
}

export interface OfferedDiscount {
  discountId: string;
  title: string;
  code: string | null;
  offer: Offer;
}

/**
 * What comes off an order: by the code that was typed, or by the best of the discounts that apply by themselves (the two do not
 * add up). Nothing is counted: `redeemDiscount` does that.
 * @throws DomainError `discount_refused` with the reason when the code does not hold
 */
export async function offerDiscount(
  db: Db,
  storeId: string,
  request: OfferRequest,
  now: Date,
): Promise<OfferedDiscount | null> {
  const code = request.code === null ? null : discountCode(request.code);
  const rows = await findOffered(db, storeId, { ...request, code }, now);
  const [first] = rows;
  if (!first && code === null) return null;
  if (!first) throw new DiscountRefused('unknown_code', unknownCode(code ?? ''));
  const cart = await cartOf(db, storeId, request, { discounts: rows, now });
  if (code !== null) return { ...named(first), offer: accepted(offerOf(offered(first), cart), first) };
  const best = bestAutomatic(rows.map(offered), cart);
  return best && { ...named(best.discount), offer: best.offer };
}

/**
 * What the discount of a placed order takes off its lines as they are now, whatever has become of its dates and limits. One that
 * came by itself goes by itself where it takes nothing off any more: null.
 * @throws DomainError `discount_refused` with the reason when a code does not hold for these lines
 */
export async function keepDiscount(
  db: Db,
  storeId: string,
  { discountId, ...request }: Omit<OfferRequest, 'orderId'> & { discountId: string },
  now: Date,
): Promise<OfferedDiscount | null> {
  const row = await findDiscount(db, storeId, discountId);
  if (!row) return null;
  const reader = await findReader(db, storeId);
  const answer = offerAnew(termsOf(row), await cartOf(db, storeId, request, { discounts: [row], now }));
  if (!answer.ok && request.code === null) return null;
  return { ...named(row), offer: accepted(answer, reader) };
}

function accepted(answer: OfferAnswer, { currency, timezone, country }: StoreReader): Offer {
  if (answer.ok) return answer.offer;
  throw new DiscountRefused(
    answer.refusal.reason,
    refusalSentence(answer.refusal, {
      currency,
      timezone,
      country,
      locale: readerLocale(),
      language: readerLocale(),
    }),
  );
}

async function cartOf(
  db: Db,
  storeId: string,
  { lines, channel, customerId }: Pick<OfferRequest, 'lines' | 'channel' | 'customerId'>,
  { discounts, now }: { discounts: readonly ListedDiscount[]; now: Date },
): Promise<DiscountCart> {
  const isByCategory = discounts.some(({ category_ids }) => category_ids.length > 0);
  const productIds = lines.flatMap(({ product_id }) => (product_id === null ? [] : [product_id]));
  const categoryOf = await findCategoriesOf(db, storeId, isByCategory ? productIds : []);
  const categories = isByCategory ? await findTree(db, storeId) : [];
  return {
    lines: lines.map((line) => ({ ...line, category_id: categoryOf.get(line.product_id ?? '') ?? null })),
    channel,
    hasCustomer: customerId !== null,
    at: now.toISOString(),
    categories,
  };
}

function offered(row: OfferedRow) {
  const { id, active, uses, customer_uses } = row;
  return { id, ...termsOf(row), active, uses, customer_uses };
}

function named({ id, title, code }: { id: string; title: string; code: string | null }) {
  return { discountId: id, title: title || (code ?? ''), code };
}
