import { percentOf } from './money.ts';
import { spreadAmount } from './spread-amount.ts';
import { type VatMethod, vatBreakdown } from './vat-breakdown.ts';

/** One line of an order, in minor units of the store's currency. */
export interface PricedLine {
  /** Whole pieces, 1 or more. */
  readonly quantity: number;
  /** What one piece was sold for; VAT is inside when the store's prices include it. */
  readonly unit_price: number;
  /** Off the whole line; never more than its pieces cost. */
  readonly discount: number;
  readonly exempt_vat: boolean;
}

/** Off the whole order, after what the lines give off themselves. `percent` has up to 3 decimals. */
export type OrderDiscount =
  | { readonly kind: 'amount'; readonly amount: number }
  | { readonly kind: 'percent'; readonly percent: string | number };

export interface OrderCharges {
  /** Taken off by hand. */
  readonly discount: OrderDiscount | null;
  /** What a discount of the store takes off each line, after all that is off by hand; left out: nothing. */
  readonly offer?: readonly number[] | undefined;
  /** What the buyer pays for the delivery, in minor units. No VAT is reckoned on it. */
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
export interface OrderTotals {
  /** The pieces at their prices. */
  readonly lines: number;
  /** All that is taken off. */
  readonly discount: number;
  /** Of that, what a discount of the store takes off. */
  readonly offer: number;
  readonly vat: number;
  readonly shipping: number;
  readonly total: number;
  /** In the order of the lines. Their totals and the shipping are the total. */
  readonly shares: readonly LineShare[];
}

/**
 * What an order costs. VAT is reckoned once, on the sum of the lines that are not exempt, after all discounts, rounded half
 * up (CONTRACT "The wire"); a discount of the order is shared by the lines in proportion to what they cost. An order never
 * costs less than its shipping: a discount beyond the lines ends at what they cost.
 * @throws RangeError for a figure that is no whole number from 0 up, a line without a piece, or a line discount above its line
 */
export function orderTotals(lines: readonly PricedLine[], charges: OrderCharges): OrderTotals {
  refuseUnlessAmount(charges.shipping);
  const prices = lines.map(priceOf);
  const byHand = offByHand(lines, charges.discount);
  const offers = lines.map((_, index) => at(charges.offer ?? [], index));
  const dues = prices.map((price, index) => dueOf(price - at(byHand, index), at(offers, index)));

  const isTaxed = (index: number) => !lines[index]?.exempt_vat;
  const { vat } = vatBreakdown(sum(dues.filter((_, index) => isTaxed(index))), charges.vat);
  const vats = spreadAmount(
    vat,
    dues.map((due, index) => (isTaxed(index) ? BigInt(due) : 0n)),
  );
  const added = charges.vat.prices_include_vat ? 0 : vat;
  return {
    lines: sum(prices),
    discount: sum(byHand) + sum(offers),
    offer: sum(offers),
    vat,
    shipping: charges.shipping,
    total: sum(dues) + added + charges.shipping,
    shares: dues.map((due, index) => ({
      discount: at(prices, index) - due,
      vat: at(vats, index),
      total: due + (added === 0 ? 0 : at(vats, index)),
    })),
  };
}

/**
 * What is taken off each line by hand: its own discount, and its share of the order's. A discount of the store begins with what
 * is left.
 * @throws RangeError as `orderTotals`
 */
export function offByHand(
  lines: readonly Omit<PricedLine, 'exempt_vat'>[],
  discount: OrderDiscount | null,
): number[] {
  const own = lines.map((line) => priceOf(line) - line.discount);
  const shares = spreadAmount(discountOf(discount, sum(own)), own.map(BigInt));
  return lines.map((line, index) => line.discount + at(shares, index));
}

/**
 * What some pieces of a line are worth when others of it were taken back before: shares of the whole line, so that all parts
 * together are the line to the last minor unit, whatever the parts were.
 * @param total what the buyer paid for the whole line, in minor units
 * @throws RangeError when more pieces would come back than were sold
 */
export function worthOfPieces(
  total: number,
  quantity: number,
  { before, now }: { before: number; now: number },
): number {
  refuseUnlessAmount(total);
  if (!(before >= 0 && now >= 0 && before + now <= quantity))
    throw new RangeError(`${before} and ${now} of ${quantity} pieces`);
  const upTo = (pieces: number) => Number((BigInt(total) * BigInt(pieces)) / BigInt(quantity));
  return upTo(before + now) - upTo(before);
}

function priceOf({ quantity, unit_price, discount }: Omit<PricedLine, 'exempt_vat'>): number {
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

function discountOf(discount: OrderDiscount | null, base: number): number {
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
