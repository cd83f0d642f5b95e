import { currentLanguage } from '@sokoni/messages/current-language';
import { type Country, countries } from '@sokoni/rules/forms/countries';
import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Every country that can be dialled: the nine of SPEC section 3 in its order, then the others by name. The data is
 * large; load this file with `import()`.
 */
export function allCountries(): Country[] {
  const language = currentLanguage();
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const named = (country: Country) => ({ ...country, name: names.of(country.code) ?? country.name });
  // Those of SPEC are called as it calls them.
  const first: readonly Country[] = language === 'en' ? countries : countries.map(named);
  const others = getCountries()
    .filter((code) => !first.some((country) => country.code === code))
    .map((code) => ({ name: names.of(code) ?? code, dial_code: `+${getCountryCallingCode(code)}`, code }))
    .sort((one, other) => one.name.localeCompare(other.name, language));
  return [...first, ...others];
}

/** The country of a whole number, also where several share a dial code; undefined when the number tells none. */
export function countryCodeOf(phone: string): string | undefined {
  return parsePhoneNumberFromString(phone)?.country;
}
