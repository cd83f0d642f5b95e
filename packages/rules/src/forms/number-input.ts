import { decimalParts, fromScaled } from '#money/decimal.ts';

/** Whether a number input swallows this key: browsers take the exponent letter for a digit (SPEC section 5). */
export function blocksKey(key: string): boolean {
  return key === 'e' || key === 'E';
}

/** What a number input shows after it is left: more than `places` decimals are rounded half up to `places`
 * (SPEC sections 5 and 9: 2). Text that fits, or that is no number, stays as typed. */
export function roundDecimals(text: string, places = 2): string {
  const parts = decimalParts(text);
  if (!parts || parts.fraction.length <= places) return text;
  const kept = BigInt(parts.whole + parts.fraction.slice(0, places));
  const rounded = kept + (parts.fraction.charAt(places) >= '5' ? 1n : 0n);
  return fromScaled(parts.negative ? -rounded : rounded, places);
}

/** What an arrow key makes of a number: one more or one less, between the bounds. Text that is no number stays. */
export function stepNumber(
  text: string,
  step: 1 | -1,
  { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }: { min?: number; max?: number } = {},
): string {
  const parts = decimalParts(text.trim() === '' ? '0' : text);
  if (!parts) return text;
  const places = parts.fraction.length;
  const size = BigInt(parts.whole + parts.fraction);
  const next = fromScaled((parts.negative ? -size : size) + BigInt(step) * 10n ** BigInt(places), places);
  if (step > 0 && Number(next) > max) return String(max);
  return step < 0 && Number(next) < min ? String(min) : next;
}
