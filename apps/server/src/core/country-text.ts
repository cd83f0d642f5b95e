import { currentLanguage } from '@sokoni/messages/current-language';
import { countries } from '@sokoni/rules/forms/countries';

/** A country (ISO 3166 alpha-2) in words; empty for what is none. */
export function countryText(code: string | null): string {
  if (!code || !/^[A-Z]{2}$/.test(code)) return '';
  return new Intl.DisplayNames([currentLanguage()], { type: 'region' }).of(code) ?? code;
}

/** The countries of SPEC section 3 in words, for somebody to choose one. */
export function countryChoices(): { code: string; name: string }[] {
  return countries.map(({ code }) => ({ code, name: countryText(code) }));
}
