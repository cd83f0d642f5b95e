import { isPhone, phoneWithDialCode } from '@sokoni/rules/forms/phone';
import { westernDigits } from '@sokoni/rules/forms/western-digits';
import { getExampleNumber, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';

/**
 * A phone number as people write it, with its dial code: one without is read as in the country of the address.
 * @param country ISO 3166 alpha-2, or empty
 * @returns what was typed where it is no phone number
 */
export function readPhone(typed: string, country: string): string {
  const whole = phoneWithDialCode(typed);
  if (whole !== null) return whole;
  if (!isSupportedCountry(country)) return typed;
  const parsed = parsePhoneNumberFromString(westernDigits(typed).trim(), {
    defaultCountry: country,
    extract: false,
  });
  return parsed?.isPossible() && isPhone(parsed.number) ? parsed.number : typed;
}

/** What a phone number looks like within a country; empty where we know none. */
export function phoneExample(country: string): string {
  if (!isSupportedCountry(country)) return '';
  return getExampleNumber(country, examples)?.formatNational() ?? '';
}
