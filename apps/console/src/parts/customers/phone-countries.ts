import { type Country, countries } from '@sokoni/rules/forms/countries';
import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Every country that can be dialled: the nine of SPEC section 3 in its order, then the others by name. The data is
 * large; load this file with `import()`.
 */
export function allCountries(): Country[] {
  const names = new Intl.DisplayNames(['en'], { type: 'region' });
  const first: readonly Country[] = countries;
  const others = getCountries()
    .filter((code) => !first.some((country) => country.code === code))
    .map((code) => ({ name: names.of(code) ?? code, dial_code: `+${getCountryCallingCode(code)}`, code }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
  return [...first, ...others];
}

/** The country of a whole number, also where several share a dial code; undefined when the number tells none. */
export function countryCodeOf(phone: string): string | undefined {
  return parsePhoneNumberFromString(phone)?.country;
}
