import { digitsOf } from '#forms/phone.ts';

/**
 * The digits of a phone number that a search may mean, however it is written, without leading zeros: `0722 000 111` and
 * `+254 722 000 111` are one, and `722000111` is in both. Null where it is no phone number, or has fewer than three digits.
 */
export function phoneDigits(search: string): string | null {
  if (!/^[+(]?[0-9][0-9\s().\-/]*$/.test(search)) return null;
  const digits = digitsOf(search).replace(/^0+/, '');
  return digits.length < 3 ? null : digits;
}
