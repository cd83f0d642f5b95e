import { discountCode } from '@sokoni/rules/discounts/discount';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { keepDiscount, type OfferedDiscount, offerDiscount } from '#sales/discounts/offer-discount.ts';
import {
  holdTestDiscount,
  recordRedemption,
  redeemDiscount,
  returnRedemption,
} from '#sales/discounts/redeem-discount.ts';
import type { LineRow } from '#sales/orders/line-queries.ts';
import type { OrderRow } from '#sales/orders/queries.ts';
import type { Receipt } from '#sales/orders/recorded/rung-sale.ts';
import { type Charges, manualDiscount } from './calculate-order.ts';

/** What an order says of its discount, and what that takes off each of its lines. */
export interface OrderOffer extends Pick<OrderRow, 'discount_code' | 'discount_id' | 'discount_title'> {
  offers: readonly number[];
}

/** What a discount looks at. */
export interface Cart extends Pick<Charges, 'discount_amount' | 'discount_percent'> {
  customer_id: string | null;
  channel: OrderRow['channel'];
  /** As it was typed or kept; null: what applies by itself. */
  discount_code: string | null;
  lines: readonly Pick<LineRow, 'product_id' | 'quantity' | 'unit_price' | 'discount'>[];
}

/** An order that is there already. */
export type ExistingOrder = Pick<OrderRow, 'id' | 'stage' | 'discount_id' | 'discount_code'>;

/** A code as an order keeps it; null for none. */
export function typedCode(typed: string | null): string | null {
  return typed === null ? null : discountCode(typed) || null;
}

/**
 * What comes off an order: by its code, else by the best of the discounts that apply by themselves. A placed order keeps what it
 * has, for the lines that it has now, unless another code is typed.
 * @param existing the order that is edited; null for a new one
 * @throws DomainError `discount_refused` with the reason why a code does not hold
 */
export async function offerFor(
  db: Db,
  storeId: string,
  existing: ExistingOrder | null,
  order: Cart,
  now: Date,
): Promise<OrderOffer> {
  const { discount_code: code, customer_id: customerId, channel } = order;
  const byHand = manualDiscount(order.lines, order);
  const lines = order.lines.map((line, index) => ({ ...line, discount: byHand[index] ?? 0 }));
  const cart = { code, customerId, channel, lines };
  if (existing?.stage === 'placed' && code === existing.discount_code) {
    const { discount_id: discountId } = existing;
    return offerOf(code, discountId && (await keepDiscount(db, storeId, { ...cart, discountId }, now)));
  }
  return offerOf(code, await offerDiscount(db, storeId, { ...cart, orderId: existing?.id ?? null }, now));
}

/** The same for a draft: a code that does not hold yet is kept and takes nothing off. */
export async function offerForDraft(
  db: Db,
  storeId: string,
  existing: ExistingOrder | null,
  order: Cart,
  now: Date,
): Promise<OrderOffer> {
  try {
    return { ...(await offerFor(db, storeId, existing, order, now)), discount_id: null };
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'discount_refused') throw error;
    return withoutOffer(order);
  }
}

/**
 * Counts the discount of a placed order, or gives back what it had; it holds the discount's row, so it comes last. A test order
 * uses nothing up.
 * @throws DomainError `discount_refused` when nothing of it is left
 */
export async function countOffer(
  db: Db,
  order: Pick<OrderRow, 'store_id' | 'id' | 'test' | 'customer_id' | 'discount_id' | 'offered_total'>,
  now: Date,
): Promise<void> {
  const { store_id: storeId, id: orderId, customer_id: customerId, discount_id: discountId } = order;
  if (discountId === null) return returnRedemption(db, storeId, orderId);
  if (order.test) return holdTestDiscount(db, storeId, discountId);
  const redemption = { discountId, orderId, customerId, amount: order.offered_total };
  await redeemDiscount(db, storeId, redemption, now);
}

/** The same after a change of a placed order, where it changes what is counted. */
export async function countOfferAnew(db: Db, order: OrderRow, after: OrderRow, now: Date): Promise<void> {
  const isSame = (['customer_id', 'discount_id', 'offered_total'] as const).every(
    (key) => order[key] === after[key],
  );
  if (!isSame) await countOffer(db, after, now);
}

/** What an order says whose discount is still to be looked for. */
export function withoutOffer({ discount_code }: Pick<Cart, 'discount_code'>): OrderOffer {
  return offerOf(discount_code, null);
}

/** What a till took off, as its receipt says. */
export function offerOnReceipt({ offer }: Pick<Receipt, 'offer'>): OrderOffer {
  if (!offer) return { discount_code: null, discount_id: null, discount_title: '', offers: [] };
  const { code, discountId, title, lines } = offer;
  return { discount_code: code, discount_id: discountId, discount_title: title, offers: lines };
}

/**
 * Counts what a till took off by a discount, whether the discount would hold by now or not.
 * @returns whether it holds no more, or is gone: then the order does not name it
 */
export async function countGivenOffer(
  db: Db,
  order: Pick<OrderRow, 'store_id' | 'id' | 'test' | 'customer_id' | 'discount_id' | 'offered_total'>,
  now: Date,
): Promise<'holds' | 'holds_no_more' | 'gone'> {
  const { store_id: storeId, id: orderId, customer_id: customerId, discount_id: discountId } = order;
  if (discountId === null) return 'holds';
  const redemption = { discountId, orderId, customerId, amount: order.offered_total };
  return recordRedemption(db, storeId, redemption, { now, test: order.test });
}

function offerOf(code: string | null, offered: OfferedDiscount | null | ''): OrderOffer {
  if (!offered) return { discount_code: code, discount_id: null, discount_title: '', offers: [] };
  const { discountId, title, offer } = offered;
  return { discount_code: code, discount_id: discountId, discount_title: title, offers: offer.lines };
}
