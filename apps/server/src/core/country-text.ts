import { currentLanguage } from '@sokoni/messages/current-language';

/** A country (ISO 3166 alpha-2) in words; empty for what is none. */
export function countryText(code: string | null): string {
  if (!code || !/^[A-Z]{2}$/.test(code)) return '';
  return new Intl.DisplayNames([currentLanguage()], { type: 'region' }).of(code) ?? code;
}
