import type { CurrencyCode } from '#money/currencies.ts';

/** Notes and coins in use, the largest first, in minor units. */
export const denominations: Readonly<Record<CurrencyCode, readonly number[]>> = {
  USD: [10000, 5000, 2000, 1000, 500, 200, 100, 50, 25, 10, 5, 1],
  GBP: [5000, 2000, 1000, 500, 200, 100, 50, 20, 10, 5, 2, 1],
  AED: [100000, 50000, 20000, 10000, 5000, 2000, 1000, 500, 100, 50, 25],
  NGN: [100000, 50000, 20000, 10000, 5000, 2000, 1000, 500, 200, 100, 50],
  KES: [100000, 50000, 20000, 10000, 5000, 4000, 2000, 1000, 500, 100],
  GHS: [20000, 10000, 5000, 2000, 1000, 500, 200, 100, 50, 20, 10],
  ZAR: [20000, 10000, 5000, 2000, 1000, 500, 200, 100, 50, 20, 10],
  EGP: [20000, 10000, 5000, 2000, 1000, 500, 100, 50, 25],
  CAD: [10000, 5000, 2000, 1000, 500, 200, 100, 25, 10, 5],
  RWF: [5000, 2000, 1000, 500, 100, 50, 20, 10, 5, 1],
};

/** In minor units. */
export function smallestCoin(currency: CurrencyCode): number {
  return denominations[currency].at(-1) ?? 1;
}

/**
 * What is added to a sum so that it can be paid in coins; below zero: what is let off. Half a coin rounds up.
 * @param step the smallest coin, in minor units; 1: nothing is rounded
 */
export function cashRounding(amount: number, step: number): number {
  return Math.floor((amount + step / 2) / step) * step - amount;
}

/** Money that changed hands for a sale, in minor units. */
export interface HandedOver {
  /** What counts towards the sale. */
  readonly amount: number;
  /** Of cash, to the coin. */
  readonly rounding: number;
  /** On top of it, for the staff. */
  readonly tip: number;
}

/** What stays in the drawer, or on the account, of a payment. */
export function keptOf({ amount, rounding, tip }: HandedOver): number {
  return amount + rounding + tip;
}

/**
 * What a customer is likely to hand over for a sum: the sum itself, then the sums that the next notes make, without those of which it takes
 * more than a hundred. At most four, ascending.
 * @param due minor units, above 0
 */
export function quickCash(due: number, currency: CurrencyCode): number[] {
  const rounded = denominations[currency]
    .filter((note) => note * 100 >= due)
    .map((note) => Math.ceil(due / note) * note)
    .filter((sum) => sum > due && sum <= due * 10);
  const more = [...new Set(rounded)].sort((one, other) => one - other);
  return [due, ...more.slice(-3)];
}

/** What goes back of what was handed over; below zero: what is missing. Minor units. */
export function changeOf(tendered: number, due: number): number {
  return tendered - due;
}

/** How many of each note and coin were counted. */
export interface CountedCash {
  readonly value: number;
  readonly count: number;
}

export function countedTotal(counted: readonly CountedCash[]): number {
  return counted.reduce((sum, { value, count }) => sum + value * count, 0);
}

/** What came into a drawer and left it during a shift, in minor units. */
export interface DrawerSums {
  readonly opening_float: number;
  readonly cash_payments: number;
  readonly cash_refunds: number;
  /** What payments were rounded up by, less what refunds were. */
  readonly cash_rounding: number;
  readonly cash_tips: number;
  readonly cash_in: number;
  readonly cash_out: number;
}

/** What the drawer should hold. */
export function expectedCash(sums: DrawerSums): number {
  const sold = sums.cash_payments - sums.cash_refunds + sums.cash_rounding + sums.cash_tips;
  return sums.opening_float + sold + sums.cash_in - sums.cash_out;
}
