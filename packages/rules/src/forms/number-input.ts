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
