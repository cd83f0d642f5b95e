import { shareOf } from '#money/money.ts';
import { HUNDRED_PERCENT, toThousandths } from '#money/percent.ts';
import { maxPrice } from '#money/price-change.ts';
import type { Check } from '#result.ts';

/** What one unit costs from a quantity on. */
export interface PriceBreak {
  /** Units of one line, 1 or more. */
  readonly minimum: number;
  /** In minor units. */
  readonly unit_price: number;
}

export const priceListLimits = {
  perStore: 200,
  nameLength: 80,
  /** Volume breaks of one variant in one list. */
  breaks: 10,
} as const;

/** What one unit of a line of this many costs: the break with the highest minimum that it reaches, else the price without a break. */
export function priceAt(quantity: number, breaks: readonly PriceBreak[], price: number): number {
  const reached = breaks.filter(({ minimum }) => minimum <= quantity);
  const best = reached.reduce<PriceBreak | null>(
    (found, one) => (found === null || one.minimum > found.minimum ? one : found),
    null,
  );
  return best?.unit_price ?? price;
}

/** The next quantity from which a unit costs another price; null where there is none. */
export function nextBreak(quantity: number, breaks: readonly PriceBreak[]): PriceBreak | null {
  const above = breaks.filter(({ minimum }) => minimum > quantity);
  return above.reduce<PriceBreak | null>(
    (found, one) => (found === null || one.minimum < found.minimum ? one : found),
    null,
  );
}

/** The price of a list that takes a percentage off what the store asks, in minor units, rounded half up; `percent` has up to 3 decimals. */
export function discountedPrice(price: number, percent: string | number | null): number {
  const off = percent === null ? null : toThousandths(percent);
  return off?.ok ? shareOf(price, HUNDRED_PERCENT - off.value) : price;
}

/** Whether the breaks of one variant can stand side by side. */
export function checkBreaks(
  breaks: readonly PriceBreak[],
): Check<'too_many_breaks' | 'break_twice' | 'break_quantity' | 'break_price'> {
  if (breaks.length > priceListLimits.breaks) return { ok: false, reason: 'too_many_breaks' };
  if (breaks.some(({ minimum }) => !Number.isInteger(minimum) || minimum < 1))
    return { ok: false, reason: 'break_quantity' };
  if (breaks.some(({ unit_price }) => unit_price < 0 || unit_price > maxPrice))
    return { ok: false, reason: 'break_price' };
  const minimums = new Set(breaks.map(({ minimum }) => minimum));
  return minimums.size < breaks.length ? { ok: false, reason: 'break_twice' } : { ok: true };
}
