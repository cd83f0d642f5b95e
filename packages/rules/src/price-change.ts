import { decimalParts } from './decimal.ts';
import { percentOf } from './money.ts';
import { toThousandths } from './percent.ts';
import type { Check } from './result.ts';

/** A change of many prices at once, in minor units and in percent. */
export type PriceChange =
  | { readonly kind: 'set'; readonly price: number }
  | { readonly kind: 'add'; readonly amount: number }
  | { readonly kind: 'raise' | 'lower'; readonly percent: string };

/** Largest price, in minor units: far above any goods, and its multiples by a thousand lines stay exact. */
export const maxPrice = 1_000_000_000_000;

/** The price after the change, in minor units, rounded half up; it never falls below zero. */
export function changedPrice(price: number, change: PriceChange): number {
  return Math.min(Math.max(0, applied(price, change)), maxPrice);
}

/** The price that a buyer pays: the sales price while the sale is on (SPEC section 3, `current_price`). */
export function currentPrice(prices: {
  readonly price: number;
  readonly sales_price: number | null;
  readonly on_sales: boolean;
}): number {
  return prices.on_sales && prices.sales_price !== null ? prices.sales_price : prices.price;
}

/** Whether a price can change by this percentage: it has the two decimals that a number input leaves (SPEC section 5). */
export function isChangePercent(percent: string): boolean {
  const decimals = decimalParts(percent)?.fraction.length ?? 0;
  return decimals <= 2 && toThousandths(percent).ok;
}

/** Whether an amount can be a price. */
export function checkPrice(price: number): Check<'price'> {
  if (Number.isSafeInteger(price) && price >= 0 && price <= maxPrice) return { ok: true };
  return { ok: false, reason: 'price', message: 'Enter a price from 0 up' };
}

function applied(price: number, change: PriceChange): number {
  if (change.kind === 'set') return change.price;
  if (change.kind === 'add') return price + change.amount;
  const share = percentOf(price, change.percent);
  return change.kind === 'raise' ? price + share : price - share;
}
