import { toScaled } from './decimal.ts';
import { shareOf } from './money.ts';
import { PERCENT_PLACES } from './percent.ts';

/** A change of many prices at once, in minor units and in percent. */
export type PriceChange =
  | { readonly kind: 'set'; readonly price: number }
  | { readonly kind: 'add'; readonly amount: number }
  | { readonly kind: 'raise' | 'lower'; readonly percent: string };

/** Largest price, in minor units: far above any items, and what one order comes to at most. */
export const maxPrice = 100_000_000_000;

/** The price after the change, in minor units, rounded half up; it never falls below zero. */
export function changedPrice(price: number, change: PriceChange): number {
  return Math.min(Math.max(0, applied(price, change)), maxPrice);
}

/** The most by which prices change at once, in percent: after a devaluation they more than double. */
export const mostPercent = { raise: 1000, lower: 100 } as const;

/** Whether a price can change by this percentage: it has the two decimals that a number input leaves (SPEC section 5). */
export function isChangePercent(kind: keyof typeof mostPercent, percent: string): boolean {
  const hundredths = toScaled(percent, 2);
  return hundredths.ok && hundredths.value >= 0 && hundredths.value <= mostPercent[kind] * 100;
}

/** Whether an amount in minor units can be a price. */
export function isPrice(price: number): boolean {
  return Number.isSafeInteger(price) && price >= 0 && price <= maxPrice;
}

function applied(price: number, change: PriceChange): number {
  if (change.kind === 'set') return change.price;
  if (change.kind === 'add') return price + change.amount;
  const thousandths = toScaled(change.percent, PERCENT_PLACES);
  if (!thousandths.ok) throw new RangeError(`percent ${change.percent}: ${thousandths.reason}`);
  const share = shareOf(price, thousandths.value);
  return change.kind === 'raise' ? price + share : price - share;
}
