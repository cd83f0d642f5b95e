import { allocate } from '#money/allocate.ts';
import { percentOf } from '#money/money.ts';
import { type RateTax, shippingPercentOf, taxesByRate, taxOnEach, taxPercentOf } from '#pricing/taxes.ts';
import type { VatMethod } from '#pricing/vat-breakdown.ts';

/** One line of an order, in minor units of the store's currency. */
export interface CartLine {
  /** Whole units, 1 or more. */
  readonly quantity: number;
  /** What one unit was sold for; VAT is inside when the store's prices include it. */
  readonly unit_price: number;
  /** Off the whole line; never more than its units cost. */
  readonly discount: number;
  readonly exempt_vat: boolean;
  /** Its own rate, a percentage with up to 3 decimals; left out or null: the store's. */
  readonly tax_percent?: string | null | undefined;
}

/** What a line costs before tax. */
export type UntaxedLine = Omit<CartLine, 'exempt_vat' | 'tax_percent'>;

/** Off the whole order, after what the lines give off themselves. `percent` has up to 3 decimals. */
export type CartDiscount =
  | { readonly kind: 'amount'; readonly amount: number }
  | { readonly kind: 'percent'; readonly percent: string | number };

export interface CartCharges {
  /** Taken off by hand. */
  readonly discount: CartDiscount | null;
  /** What a discount of the store takes off each line, after all that is off by hand; left out: nothing. */
  readonly offer?: readonly number[] | undefined;
  /** What is asked for the delivery, in minor units; VAT is inside where it bears any and prices include it. */
  readonly shipping: number;
  readonly vat: VatMethod;
}

/** What a line comes to once everything is shared out, in minor units. */
export interface LineShare {
  /** The line's own discount, its share of the order's, and what a discount of the store takes off it. */
  readonly discount: number;
  /** Its share of the order's VAT; 0 for an exempt line. */
  readonly vat: number;
  /** What the buyer pays for it, VAT and all. */
  readonly total: number;
}

/** In minor units. `lines - discount + shipping`, and `+ vat` where the prices do not include it, is `total`. */
export interface CartTotals {
  /** The units at their prices. */
  readonly lines: number;
  /** All that is taken off. */
  readonly discount: number;
  /** Of that, what a discount of the store takes off. */
  readonly offer: number;
  /** All VAT, that of the delivery too. */
  readonly vat: number;
  readonly shipping: number;
  /** Of the VAT, that of the delivery. */
  readonly shipping_vat: number;
  readonly total: number;
  /** VAT by rate; none where the store charges none. */
  readonly taxes: readonly RateTax[];
  /** In the order of the lines. Their totals and the delivery with its VAT are the total. */
  readonly shares: readonly LineShare[];
}

/**
 * What a cart comes to. VAT is found once for each rate, on the sum of what bears it after all discounts, rounded half up (CONTRACT
 * "The wire"); a discount of the order is shared by the lines in proportion to what they cost. An order never costs less than its
 * shipping: a discount beyond the lines ends at what they cost.
 * @throws RangeError for a figure that is no whole number from 0 up, a line without a unit, or a line discount above its line
 */
export function cartTotals(lines: readonly CartLine[], charges: CartCharges): CartTotals {
  refuseUnlessAmount(charges.shipping);
  const prices = lines.map(priceOf);
  const byHand = manualDiscounts(lines, charges.discount);
  const offers = lines.map((_, index) => at(charges.offer ?? [], index));
  const dues = prices.map((price, index) => dueOf(price - at(byHand, index), at(offers, index)));

  const { shipping, vat: method } = charges;
  const delivery = { percent: shippingPercentOf(method), amount: shipping };
  const bearing = lines.map((line, index) => ({
    percent: taxPercentOf(line, method),
    amount: at(dues, index),
  }));
  const amounts = [...bearing, delivery];
  const taxes = taxOnEach(amounts, method);
  const parts = amounts.map(({ percent, amount }, index) => {
    const tax = at(taxes, index);
    return { percent, tax, total: amount + (method.prices_include_vat ? 0 : tax) };
  });
  return {
    lines: sum(prices),
    discount: sum(byHand) + sum(offers),
    offer: sum(offers),
    vat: sum(taxes),
    shipping,
    shipping_vat: at(taxes, lines.length),
    total: sum(parts.map(({ total }) => total)),
    taxes: method.apply_vat ? taxesByRate(shipping > 0 ? parts : parts.slice(0, -1)) : [],
    shares: dues.map((due, index) => ({
      discount: at(prices, index) - due,
      vat: at(taxes, index),
      total: parts[index]?.total ?? due,
    })),
  };
}

/**
 * What is taken off each line by hand: its own discount, and its share of the order's. A discount of the store begins with what
 * is left.
 * @throws RangeError as `cartTotals`
 */
export function manualDiscounts(lines: readonly UntaxedLine[], discount: CartDiscount | null): number[] {
  const own = lines.map((line) => priceOf(line) - line.discount);
  const shares = allocate(discountOf(discount, sum(own)), own.map(BigInt));
  return lines.map((line, index) => line.discount + at(shares, index));
}

function priceOf({ quantity, unit_price, discount }: UntaxedLine): number {
  refuseUnlessAmount(unit_price);
  refuseUnlessAmount(discount);
  if (!Number.isSafeInteger(quantity) || quantity < 1)
    throw new RangeError(`${quantity} is no count of pieces`);
  const price = quantity * unit_price;
  refuseUnlessAmount(price);
  if (discount > price) throw new RangeError(`a discount of ${discount} on ${price}`);
  return price;
}

function dueOf(left: number, offer: number): number {
  refuseUnlessAmount(offer);
  if (offer > left) throw new RangeError(`an offer of ${offer} on ${left}`);
  return left - offer;
}

function discountOf(discount: CartDiscount | null, base: number): number {
  if (!discount) return 0;
  if (discount.kind === 'percent') return percentOf(base, discount.percent);
  refuseUnlessAmount(discount.amount);
  return Math.min(base, discount.amount);
}

function refuseUnlessAmount(minor: number): void {
  if (!Number.isSafeInteger(minor) || minor < 0) throw new RangeError(`${minor} is no amount in minor units`);
}

function sum(amounts: readonly number[]): number {
  const total = amounts.reduce((whole, amount) => whole + amount, 0);
  refuseUnlessAmount(total);
  return total;
}

function at(amounts: readonly number[], index: number): number {
  return amounts[index] ?? 0;
}
