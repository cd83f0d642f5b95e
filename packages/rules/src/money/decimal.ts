import type { Result } from '#result.ts';

export type DecimalReason = 'not_a_number' | 'too_many_decimals' | 'too_large';

/** A decimal as it was typed, cut at the point. */
export interface DecimalParts {
  readonly negative: boolean;
  readonly whole: string;
  readonly fraction: string;
}

const plainDecimal = /^(-?)(?:(\d+)\.?(\d*)|\.(\d+))$/;

/** Reads plain digits with an optional sign and point. No exponent, no grouping, no `Infinity`: undefined for those. */
export function decimalParts(text: string): DecimalParts | undefined {
  const match = plainDecimal.exec(text.trim());
  if (!match) return undefined;
  const [, sign, whole = '0', fraction, bareFraction] = match;
  return { negative: sign === '-', whole, fraction: fraction ?? bareFraction ?? '' };
}

/** A decimal text as an integer scaled by ten to the power of `places`, exactly: `('19.9', 2)` is 1990. */
export function toScaled(text: string, places: number): Result<number, DecimalReason> {
  const parts = decimalParts(text);
  if (!parts) return { ok: false, reason: 'not_a_number' };
  if (parts.fraction.length > places) return { ok: false, reason: 'too_many_decimals' };
  const digits = Number(parts.whole + parts.fraction.padEnd(places, '0'));
  if (!Number.isSafeInteger(digits)) return { ok: false, reason: 'too_large' };
  return { ok: true, value: parts.negative && digits !== 0 ? -digits : digits };
}

/** The decimal text of an integer scaled by ten to the power of `places`: `(1990, 2)` is `19.90`. */
export function fromScaled(scaled: number | bigint, places: number): `${number}` {
  const sign = scaled < 0 ? '-' : '';
  const digits = String(scaled)
    .replace('-', '')
    .padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const text = places === 0 ? whole : `${whole}.${digits.slice(-places)}`;
  return `${sign}${text}` as `${number}`;
}
