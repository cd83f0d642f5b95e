import { localeNow } from '@sokoni/messages/current-language';

/** For `Intl`: the language of who reads. */
export function readerLocale(): string {
  return localeNow();
}
