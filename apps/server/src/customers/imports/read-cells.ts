import { digitsOf, isPhone } from '@sokoni/rules/forms/phone';
import type { ReadPhone } from '@sokoni/rules/imports/customers/customer-import-draft';
import {
  type CountryCode,
  getExampleNumber,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';

/**
 * How phone numbers of a file are read. One with a plus sign is taken as it is; any other one is a number within the country.
 * Who typed the zero of calls within the country behind the dial code is found as well.
 * @param country of the store, two letters or empty
 */
export function phoneReader(country: string): (text: string) => ReadPhone | null {
  const home: CountryCode | undefined = isSupportedCountry(country) ? country : undefined;
  return (text) => {
    if (!/^[+(]?[0-9(][0-9\s().\-/]*$/.test(text)) return null;
    const isWhole = text.startsWith('+');
    const parsed = parsePhoneNumberFromString(text, {
      extract: false,
      ...(home && { defaultCountry: home }),
    });
    const phone = isWhole ? `+${digitsOf(text)}` : parsed?.isPossible() ? parsed.number : '';
    if (!isPhone(phone)) return null;
    const forms = parsed ? [parsed.number, `+${parsed.countryCallingCode}0${parsed.nationalNumber}`] : [];
    return { phone, forms: [...new Set([phone, ...forms])] };
  };
}

/** A phone number of the country with its dial code, to show how one is written. */
export function numberWithDialCode(country: string): string {
  const example = isSupportedCountry(country) ? getExampleNumber(country, examples) : undefined;
  return example?.number ?? '+254722000111';
}

const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));
const codeOf = new Map<string, string>();
for (const first of letters)
  for (const second of letters) {
    const code = `${first}${second}`;
    const name = names.of(code);
    // Of a country that has had several codes the one that is dialled is meant.
    if (name !== undefined && (isSupportedCountry(code) || !codeOf.has(name.toLowerCase())))
      codeOf.set(name.toLowerCase(), code);
  }

/** The two letters of a country, by its letters or its English name. */
export function countryOf(text: string): string | null {
  if (/^[a-z]{2}$/i.test(text)) return names.of(text.toUpperCase()) === undefined ? null : text.toUpperCase();
  return codeOf.get(text.toLowerCase()) ?? null;
}
