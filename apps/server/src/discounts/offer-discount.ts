import { discountCode } from '@sokoni/rules/discount';
import {
  bestAutomatic,
  type DiscountCart,
  type DiscountLine,
  type Offer,
  offerOf,
} from '@sokoni/rules/discount-offer';
import type { OrderChannel } from '@sokoni/rules/order-words';
import type { Db } from '#platform/database/transaction.ts';
import { DomainError } from '#platform/domain-error.ts';
import { termsOf } from './discount-view.ts';
import { findCategoriesOf, findOffered, findReader, findTree, type OfferedRow } from './offer-queries.ts';

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
  if (rows.length === 0 && code === null) return null;
  const discounts = rows.map(offered);
  const cart = await cartOf(db, storeId, request, now);
  if (code === null) {
    const best = bestAutomatic(discounts, cart);
    return best && { ...named(best.discount), offer: best.offer };
  }
  const [discount] = discounts;
  if (!discount) throw refused(`There is no discount with the code ${code}`);
  const answer = offerOf(discount, cart);
  if (!answer.ok) throw refused(answer.message);
  return { ...named(discount), offer: answer.offer };
}

async function cartOf(
  db: Db,
  storeId: string,
  { lines, channel, customerId }: OfferRequest,
  now: Date,
): Promise<DiscountCart> {
  const productIds = lines.flatMap(({ product_id }) => (product_id === null ? [] : [product_id]));
  const categoryOf = await findCategoriesOf(db, storeId, productIds);
  return {
    lines: lines.map((line) => ({ ...line, category_id: categoryOf.get(line.product_id ?? '') ?? null })),
    channel,
    hasCustomer: customerId !== null,
    at: now.toISOString(),
    categories: await findTree(db, storeId),
    reader: { ...(await findReader(db, storeId)), locale: 'en' },
  };
}

function offered(row: OfferedRow) {
  const { id, active, uses, customer_uses } = row;
  return { id, ...termsOf(row), active, uses, customer_uses };
}

function named({ id, title, code }: { id: string; title: string; code: string | null }) {
  return { discountId: id, title: title || (code ?? ''), code };
}

function refused(message: string): DomainError {
  return new DomainError('discount_refused', { message });
}
