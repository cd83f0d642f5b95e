import { percentOf } from '#money/money.ts';

/** A line with what is taken off it by hand, in minor units. */
export interface DiscountedLine {
  readonly quantity: number;
  readonly unit_price: number;
  readonly discount: number;
  /** Where it was given as a percentage of the line: with up to 3 decimals. Null or left out: as an amount. */
  readonly discount_percent?: string | null | undefined;
}

/** What comes off a line as it is now: the percentage of what its units cost, or the amount, as far as they cost as much. */
export function lineDiscount({ quantity, unit_price, discount, discount_percent }: DiscountedLine): number {
  const whole = quantity * unit_price;
  // Of what is beyond counting there is no share; such a sale is not sold.
  if (discount_percent == null || !Number.isSafeInteger(whole)) return Math.min(discount, whole);
  return percentOf(whole, discount_percent);
}

/** The percentage that is taken off a line; null for an amount, which an older till makes of it without taking the percentage away. */
export function percentOff(line: DiscountedLine): string | null {
  const { discount, discount_percent } = line;
  return discount_percent != null && lineDiscount(line) === discount ? discount_percent : null;
}

/** Whether a larger share of a line is taken off than before: what was allowed then does not cover it. */
export function takesMoreOff(after: DiscountedLine, before: DiscountedLine): boolean {
  const now = shareOff(after);
  const then = shareOff(before);
  return now.part * then.whole > then.part * now.whole;
}

/** What is taken off, as a part of a whole. */
function shareOff(line: DiscountedLine): { part: bigint; whole: bigint } {
  const percent = percentOff(line);
  if (percent !== null) return { part: BigInt(Math.round(Number(percent) * 1000)), whole: 100_000n };
  const { quantity, unit_price, discount } = line;
  return { part: BigInt(discount), whole: BigInt(Math.max(1, quantity * unit_price)) };
}
