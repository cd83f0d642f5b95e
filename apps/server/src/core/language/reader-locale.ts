import { currentLanguage } from '@sokoni/messages/current-language';
import { localeOf } from '@sokoni/rules/languages';

/** For `Intl`: the language of who reads. */
export function readerLocale(): string {
  return localeOf(currentLanguage());
}
