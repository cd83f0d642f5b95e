import { currentLanguage } from '@sokoni/messages/current-language';
import { type Country, countries } from '@sokoni/rules/forms/countries';

export interface NamedCountry extends Country {
  readonly name: string;
}

/** Names countries (ISO 3166 alpha-2) in the language of the window. */
export function countryNames(): (code: string) => string {
  const names = new Intl.DisplayNames([currentLanguage()], { type: 'region' });
  return (code) => names.of(code) ?? code;
}

/** The nine countries of SPEC section 3, in its order. */
export function firstCountries(): NamedCountry[] {
  const nameOf = countryNames();
  return countries.map((country) => ({ ...country, name: nameOf(country.code) }));
}
