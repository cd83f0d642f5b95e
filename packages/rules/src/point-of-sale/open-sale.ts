import type { CartDiscount, CartTotals } from '#cart/cart-totals.ts';
import { draftCartTotals } from '#cart/draft-cart.ts';
import {
  bestAutomatic,
  type DiscountCart,
  type NoOffer,
  type OfferedDiscount,
  offerOf,
} from '#discounts/discount-offer.ts';
import type { VatMethod } from '#pricing/vat-breakdown.ts';
import type { CategoryNode } from '#products/category-tree.ts';
import { maxQuantity } from '#stock/stock.ts';
import { lineDiscount, percentOff } from './line-discount.ts';

/** A line of a sale that is being rung, in minor units. */
export interface OpenLine {
  readonly id: string;
  /** Null for a custom item. */
  readonly product_id: string | null;
  readonly variant_id: string | null;
  readonly category_id: string | null;
  readonly title: string;
  readonly variant_name: string;
  readonly sku: string;
  readonly image: string | null;
  readonly quantity: number;
  /** What it is sold for. */
  readonly unit_price: number;
  /** What it was listed at when it was rung; null for a custom item. */
  readonly listed_price: number | null;
  /** Off the whole line, by hand: of a percentage what it comes to. */
  readonly discount: number;
  /** Where it was given as a percentage of the line; an older till left it out. */
  readonly discount_percent?: string | null | undefined;
  readonly exempt_vat: boolean;
  readonly tax_percent: string | null;
  readonly note: string;
  /** A package from a scale, which costs what it weighs; its grams are null where the scale printed the price. */
  readonly weighed?: { readonly grams: number | null } | undefined;
}

/** What a line is made of. */
export type SoldItem = Omit<
  OpenLine,
  'id' | 'quantity' | 'unit_price' | 'discount' | 'discount_percent' | 'note'
>;

/** What comes back of an earlier sale for the one that is rung: it is taken back when that is paid. */
export interface OpenExchange {
  /** The sale that it comes back from, and the number on its receipt. */
  readonly order_id: string;
  readonly number: string;
  /** Of the return that it becomes. */
  readonly return_id: string;
  readonly lines: readonly {
    readonly line_id: string;
    readonly quantity: number;
    readonly restocked: boolean;
  }[];
  readonly reason: string;
  /** Who approved the return; null where no one had to. */
  readonly approved_by: string | null;
  /** How many returns of that sale there were before. */
  readonly earlier: number;
  /** What is to be given back for it, in minor units: it pays for the new items. */
  readonly credit: number;
}

/** What the credit of an exchange pays of a sale that comes to so much, what is left to pay, and what is given back of it. */
export function exchangeSums(
  exchange: Pick<OpenExchange, 'credit'> | undefined,
  total: number,
): { readonly used: number; readonly toPay: number; readonly toRefund: number } {
  const credit = exchange?.credit ?? 0;
  const used = Math.min(credit, total);
  return { used, toPay: total - used, toRefund: credit - used };
}

/** A sale that is being rung. It lies on the device until it is paid. */
export interface OpenSale {
  /** Of the order that it becomes. */
  readonly id: string;
  readonly lines: readonly OpenLine[];
  readonly customer: { readonly id: string; readonly name: string; readonly phone: string } | null;
  /** Off the whole sale, by hand. */
  readonly discount: CartDiscount | null;
  /** As it was typed. */
  readonly code: string;
  /** Why something is taken off, or sold at another price. */
  readonly reason: string;
  /** The last person who approved what the cashier may not do; null where no one had to. */
  readonly approved_by: string | null;
  readonly note: string;
  /** The parked sale that it was. */
  readonly parked_id: string | null;
  /** What comes back for it; left out: nothing. */
  readonly exchange?: OpenExchange;
}

/** A sale with nothing in it. */
export function newSale(id: string): OpenSale {
  return {
    id,
    lines: [],
    customer: null,
    discount: null,
    code: '',
    reason: '',
    approved_by: null,
    note: '',
    parked_id: null,
  };
}

/**
 * A parked sale that is taken up. It is a sale of its own, with lines of its own: another till may take it up too.
 * @param newId answers another id each time
 */
export function takenUp(parked: OpenSale, parkedId: string, newId: () => string): OpenSale {
  const lines = parked.lines.map((line) => ({ ...line, id: newId() }));
  return { ...parked, id: newId(), lines, parked_id: parkedId };
}

/**
 * The sale with so many more of an item: the line that has it at its listed price grows, else there is a new one.
 * @param lineId of the new line
 */
export function withItem(sale: OpenSale, item: SoldItem, lineId: string, quantity = 1): OpenSale {
  const present = item.variant_id === null ? undefined : sale.lines.find((line) => isSame(line, item));
  if (present) return withLine(sale, present.id, { quantity: present.quantity + quantity });
  const line = { ...item, id: lineId, quantity, unit_price: item.listed_price ?? 0, discount: 0, note: '' };
  return { ...sale, lines: [...sale.lines, line] };
}

function isSame(line: OpenLine, item: SoldItem): boolean {
  return (
    line.variant_id === item.variant_id &&
    line.weighed?.grams === item.weighed?.grams &&
    line.listed_price === item.listed_price &&
    line.unit_price === line.listed_price &&
    line.discount === 0 &&
    line.discount_percent == null &&
    line.note === ''
  );
}

/**
 * The sale with a line changed. A percentage stays one of the line, until an amount takes its place, and an amount is never more than
 * the units cost; without a unit the line is out.
 */
export function withLine(
  sale: OpenSale,
  lineId: string,
  change: Partial<Pick<OpenLine, 'quantity' | 'unit_price' | 'discount' | 'discount_percent' | 'note'>>,
): OpenSale {
  const lines = sale.lines.flatMap((line) => {
    if (line.id !== lineId) return [line];
    const quantity = Math.min(change.quantity ?? line.quantity, maxQuantity);
    if (quantity < 1) return [];
    const { discount_percent = change.discount === undefined ? percentOff(line) : null } = change;
    const changed = { ...line, ...change, quantity, discount_percent };
    return [{ ...changed, discount: lineDiscount(changed) }];
  });
  return { ...sale, lines };
}

export function withoutLine(sale: OpenSale, lineId: string): OpenSale {
  return withLine(sale, lineId, { quantity: 0 });
}

/** What the sale is calculated with. */
export interface SaleTerms {
  readonly vat: VatMethod;
  /** Those that hold at a counter, now or later. */
  readonly discounts: readonly OfferedDiscount[];
  readonly categories: readonly CategoryNode[];
  /** ISO 8601. */
  readonly at: string;
}

/** What the sale comes to, and what came off it by a discount of the store. */
export interface SaleFigures<Discount extends OfferedDiscount> {
  /** Null for figures beyond what can be counted. */
  readonly totals: CartTotals | null;
  /** With what it takes off each line, in minor units. */
  readonly offer: { readonly discount: Discount; readonly lines: readonly number[] } | null;
  /** Why the typed code takes nothing off; `unknown_code` where the store has none such. Null without a code. */
  readonly refusal: NoOffer | { readonly reason: 'unknown_code' } | null;
}

/**
 * What a sale comes to by the rules of every other order: lines, discounts by hand, the typed code or else the best of the discounts
 * that apply by themselves, VAT by rate. There is no delivery at a counter.
 */
export function saleFigures<Discount extends OfferedDiscount>(
  sale: OpenSale,
  terms: SaleTerms & { readonly discounts: readonly Discount[] },
): SaleFigures<Discount> {
  const { discount, lines } = sale;
  const charges = { discount, shipping: 0, vat: terms.vat };
  const plain = draftCartTotals(lines, charges);
  if (!plain) return { totals: null, offer: null, refusal: null };
  const cart: DiscountCart = {
    lines: lines.map((line, index) => ({ ...line, discount: plain.shares[index]?.discount ?? 0 })),
    channel: 'in_person',
    hasCustomer: sale.customer !== null,
    at: terms.at,
    categories: terms.categories,
  };
  const { offer, refusal } = offerFor(sale, terms.discounts, cart);
  return { totals: draftCartTotals(lines, { ...charges, offer: offer?.lines }), offer, refusal };
}

function offerFor<Discount extends OfferedDiscount>(
  { code, lines }: OpenSale,
  discounts: readonly Discount[],
  cart: DiscountCart,
): Pick<SaleFigures<Discount>, 'offer' | 'refusal'> {
  if (lines.length === 0) return { offer: null, refusal: null };
  const typed = code.trim().toUpperCase();
  if (typed === '') {
    const best = bestAutomatic(discounts, cart);
    return { offer: best && { discount: best.discount, lines: best.offer.lines }, refusal: null };
  }
  const named = discounts.find((discount) => discount.code === typed);
  if (!named) return { offer: null, refusal: { reason: 'unknown_code' } };
  const answer = offerOf(named, cart);
  if (!answer.ok) return { offer: null, refusal: answer.refusal };
  return { offer: { discount: named, lines: answer.offer.lines }, refusal: null };
}
