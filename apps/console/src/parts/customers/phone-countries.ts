import { currentLanguage } from '@sokoni/messages/current-language';
import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { countryNames, firstCountries, type NamedCountry } from './named-countries.ts';

/**
 * Every country that can be dialled: the nine of SPEC section 3 in its order, then the others by name. The data is
 * large; load this file with `import()`.
 */
export function allCountries(): NamedCountry[] {
  const nameOf = countryNames();
  const first = firstCountries();
  const others = getCountries()
    .filter((code) => !first.some((country) => country.code === code))
    .map((code) => ({ name: nameOf(code), dial_code: `+${getCountryCallingCode(code)}`, code }))
    .sort((one, other) => one.name.localeCompare(other.name, currentLanguage()));
  return [...first, ...others];
}

/** The country of a whole number, also where several share a dial code; undefined when the number tells none. */
export function countryCodeOf(phone: string): string | undefined {
  return parsePhoneNumberFromString(phone)?.country;
}
