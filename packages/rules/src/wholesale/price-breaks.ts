import { shareOf } from '#money/money.ts';
import { HUNDRED_PERCENT, toThousandths } from '#money/percent.ts';

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

/** Whether two of the breaks of one variant begin at the same quantity. */
export function hasBreakTwice(breaks: readonly Pick<PriceBreak, 'minimum'>[]): boolean {
  return new Set(breaks.map(({ minimum }) => minimum)).size < breaks.length;
}

/** Of the breaks of one variant those whose unit costs more than from the next smaller quantity on: mostly a typing error. */
export function dearerBreaks(breaks: readonly PriceBreak[]): { dearer: PriceBreak; than: PriceBreak }[] {
  const sorted = breaks.toSorted((one, other) => one.minimum - other.minimum);
  return sorted.flatMap((dearer, index) => {
    const than = sorted[index - 1];
    return than && dearer.unit_price > than.unit_price ? [{ dearer, than }] : [];
  });
}
