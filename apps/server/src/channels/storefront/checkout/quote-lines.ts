import { system } from '@sokoni/rules/access/actor';
import type { Db } from '#core/database/access/transaction.ts';
import { DiscountRefused } from '#sales/discounts/discount-refused.ts';
import type { SellableRow } from '#sales/orders/line-queries.ts';
import { newLine } from '#sales/orders/order-lines.ts';
import { type Quote, quoteDraft, quoteOrder, type UnpricedOrder } from '#sales/orders/pricing/quote-order.ts';
import { sayCheckoutProblem } from './sentences.ts';

/** What is bought online, before anybody has said what it costs. */
export interface WebOrder {
  storeId: string;
  /** Of the order that it becomes. */
  orderId: string;
  customerId: string;
  locationId: string;
  lines: readonly { variant_id: string; quantity: number }[];
  /** How its variants are sold now. */
  sold: ReadonlyMap<string, SellableRow>;
  discountCode: string | null;
  /** In minor units. */
  shipping: number;
  note: string;
  now: Date;
}

export interface UnpricedWebOrder extends UnpricedOrder {
  /** Something that is wanted is not sold any more. */
  isPartlyUnsold: boolean;
}

/** The order at the prices of now; what the store does not have any more is left out. */
export function unpricedWebOrder(web: WebOrder): UnpricedWebOrder {
  const { storeId, orderId, sold, now } = web;
  // Nothing of a line but what is wanted: a price that was quoted before is none of now.
  const drafts = web.lines.map(({ variant_id, quantity }) => ({
    ...{ variant_id, quantity, discount: 0, exempt_vat: false },
  }));
  const known = drafts.filter(({ variant_id }) => sold.has(variant_id));
  return {
    isPartlyUnsold: drafts.some(({ variant_id }) => !sold.get(variant_id)?.for_sale),
    existing: null,
    rung: null,
    lines: known.map((draft, position) => ({
      ...newLine({ storeId, orderId, actor: system }, draft, sold).line,
      position,
    })),
    head: {
      ...{ store_id: storeId, id: orderId, channel: 'web', customer_id: web.customerId },
      ...{ location_id: web.locationId, discount_amount: null, discount_percent: null },
      ...{ discount_code: web.discountCode, shipping: web.shipping, exchange_of: null },
      ...{ note: web.note, tags: [], sold_by: null, register_id: null, shift_id: null, approved_by: null },
      ...{ created_by: null, created_at: now },
    },
  };
}

/**
 * What it comes to by the rules of every order, and why its discount code takes nothing off where it does not.
 * @throws DomainError `order_too_large`
 */
export async function quoteWebOrder(
  db: Db,
  order: UnpricedOrder,
  now: Date,
): Promise<{ quote: Quote; refusal: DiscountRefused | null }> {
  try {
    return { quote: await quoteOrder(db, order, now), refusal: null };
  } catch (error) {
    if (!(error instanceof DiscountRefused)) throw error;
    return { quote: await quoteDraft(db, order, now), refusal: forBuyer(error) };
  }
}

/** What is said to staff of a customer, the buyer is told as their own. */
function forBuyer(refused: DiscountRefused): DiscountRefused {
  return refused.reason === 'customer_used_up'
    ? new DiscountRefused(refused.reason, sayCheckoutProblem('discountUsed'))
    : refused;
}
