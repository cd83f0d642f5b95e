import { westernDigits } from './western-digits.ts';

/** The digits of what was typed: the phone input is numeric only (SPEC section 5). */
export function digitsOf(text: string): string {
  return westernDigits(text).replace(/[^0-9]/g, '');
}

/** What the phone input reports: the dial code joined with the typed number, as `+2348012345678`. The number stays as
 * typed (a leading zero too); with nothing typed it reports nothing. */
export function joinPhone(dialCode: string, typed: string): string {
  const number = digitsOf(typed);
  return number === '' ? '' : `+${digitsOf(dialCode)}${number}`;
}

/**
 * A number as people write it with its dial code, `+234 803-123 4567` or `00234…`, in the form that `joinPhone` makes; null for what is
 * none, and for one without a dial code.
 */
export function phoneWithDialCode(text: string): string | null {
  const typed = westernDigits(text)
    .trim()
    .replace(/^\(?(\+|00)/, '+');
  const phone = `+${digitsOf(typed)}`;
  return typed.startsWith('+') && isPhone(phone) ? phone : null;
}

/** Whether a text is a phone number as `joinPhone` makes it: a plus sign and 5 to 16 digits (E.164 has 15 at most;
 * one more for the trunk zero that people type). */
export function isPhone(text: string): boolean {
  return /^\+[1-9][0-9]{4,15}$/.test(text);
}
