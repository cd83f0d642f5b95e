import type { Result } from '#result.ts';
import { type DecimalReason, toScaled } from './decimal.ts';

/** Decimal places that a percentage keeps exactly: 9.975 % is a real tax. */
export const PERCENT_PLACES = 3;

/** 100 % in thousandths of a percent. */
export const HUNDRED_PERCENT = 100_000;

/** A percentage from 0 to 100 as an integer of thousandths of a percent: `'9.975'` is 9975. Text and number are both
 * taken, because the wire carries a number and a form carries text; a number counts by its shortest decimal form. */
export function toThousandths(percent: string | number): Result<number, DecimalReason | 'out_of_range'> {
  const scaled = toScaled(String(percent), PERCENT_PLACES);
  if (!scaled.ok) return scaled;
  if (scaled.value < 0 || scaled.value > HUNDRED_PERCENT) return { ok: false, reason: 'out_of_range' };
  return scaled;
}
