import { type Country, countries, defaultCountry } from '@sokoni/rules/forms/countries';
import { digitsOf, joinPhone } from '@sokoni/rules/forms/phone';

/** What the phone input shows: the picked country and the digits behind its dial code. */
export interface PhoneParts {
  country: Country;
  typed: string;
}

/**
 * Takes a whole number (`+2348012345678`) apart. Of several countries with its dial code the first one listed is
 * answered, unless `code` names another of them.
 */
export function splitPhone(
  phone: string,
  from: readonly Country[] = countries,
  code?: string,
): PhoneParts | null {
  if (!phone.startsWith('+')) return null;
  const digits = `+${digitsOf(phone)}`;
  const fitting = from
    .filter((country) => digits.startsWith(country.dial_code))
    .sort((one, other) => other.dial_code.length - one.dial_code.length);
  const longest = fitting.filter((country) => country.dial_code.length === fitting[0]?.dial_code.length);
  const country = longest.find((one) => one.code === code) ?? longest[0];
  return country ? { country, typed: digits.slice(country.dial_code.length) } : null;
}

/** What typing or pasting leaves in the field: digits only. A pasted whole number picks its country too. */
export function typedPhone(text: string, current: Country, from: readonly Country[]): PhoneParts {
  return splitPhone(text.trim(), from) ?? { country: current, typed: digitsOf(text) };
}

/** The parts to show for a value that came from outside. */
export function partsOf(phone: string, from: readonly Country[] = countries, code?: string): PhoneParts {
  return splitPhone(phone, from, code) ?? { country: defaultCountry, typed: digitsOf(phone) };
}

/** The value that the phone input reports (SPEC section 5). */
export function wholePhone({ country, typed }: PhoneParts): string {
  return joinPhone(country.dial_code, typed);
}
