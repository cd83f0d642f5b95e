import type { Db } from '#core/database/access/transaction.ts';
import type { LineRow } from '#sales/orders/line-queries.ts';
import { findSellingTerms, type OrderRow, type SellingTerms } from '#sales/orders/queries.ts';
import type { Rung } from '#sales/orders/recorded/rung-sale.ts';
import type { HoldOwner } from '#stock/queries.ts';
import { type CalculatedOrder, calculateOrder, type UncalculatedLine } from './calculate-order.ts';
import { type OrderOffer, offerFor, offerForDraft, offerOnReceipt, withoutOffer } from './order-discount.ts';

/** What an order is before anybody has said what it costs. */
export type OrderHead = Pick<
  OrderRow,
  | 'store_id'
  | 'id'
  | 'channel'
  | 'customer_id'
  | 'location_id'
  | 'discount_amount'
  | 'discount_percent'
  | 'discount_code'
  | 'shipping'
  | 'exchange_of'
  | 'note'
  | 'tags'
  | 'sold_by'
  | 'register_id'
  | 'shift_id'
  | 'approved_by'
  | 'created_by'
  | 'created_at'
> &
  Partial<Pick<OrderRow, 'receipt_note'>>;

export interface UnpricedOrder {
  head: OrderHead;
  lines: readonly UncalculatedLine[];
  /** The draft that it is, held; null for one of which nothing is written. */
  existing: OrderRow | null;
  /** How it was rung where it is recorded afterwards; null for a sale of now. */
  rung: Rung | null;
  /** For whom its units are held; left out where none are. */
  hold?: HoldOwner | undefined;
  /** What it comes to, where its transaction has asked already. */
  quote?: Quote | undefined;
  /** A member of the staff orders what the customer wants, as its timeline says. */
  isByAgent?: boolean;
}

/** What an order comes to at a moment; nothing of it is written. */
export interface Quote {
  /** How the store sells. */
  terms: Omit<SellingTerms, 'today'>;
  /** The day where the store is. */
  today: string;
  totals: CalculatedOrder['totals'];
  discount: Omit<OrderOffer, 'offers'>;
  lines: LineRow[];
}

/**
 * What an order costs under the store's terms of this moment.
 * @throws DomainError `discount_refused` for a code that does not hold, `invalid_fields` as `calculateOrder`
 */
export async function quoteOrder(db: Db, order: UnpricedOrder, now: Date): Promise<Quote> {
  return quoteWith(offerFor, db, order, now);
}

/** The same for a draft: a code that does not hold yet is kept and takes nothing off. */
export async function quoteDraft(db: Db, order: UnpricedOrder, now: Date): Promise<Quote> {
  return quoteWith(offerForDraft, db, order, now);
}

async function quoteWith(
  findOffer: typeof offerFor,
  db: Db,
  { head, lines: unpriced, existing, rung }: UnpricedOrder,
  now: Date,
): Promise<Quote> {
  const { today, ...ofStore } = await findSellingTerms(db, head.store_id, now);
  const terms = { ...ofStore, ...rung?.vat, test: rung?.receipt?.test ?? ofStore.test };
  const cart = { ...head, lines: unpriced };
  // What came off a sale that is recorded is in it: nothing more comes off by itself. A draft was quoted with what does.
  const isRungWhole = rung !== null && existing === null && head.discount_code === null;
  const { offers, ...discount } = rung?.receipt
    ? offerOnReceipt(rung.receipt)
    : isRungWhole
      ? withoutOffer(cart)
      : await findOffer(db, head.store_id, existing, cart, now);
  const { totals, lines } = calculateOrder(unpriced, { ...head, ...terms }, offers);
  return { terms, today, totals, discount, lines };
}
