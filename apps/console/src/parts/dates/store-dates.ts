import { localeNow } from '@sokoni/messages/current-language';
import { type DatedStore, type StoreDates, storeDates } from '@sokoni/rules/stores/store-dates';
import { deviceZone } from '#session/device-zone.ts';
import { useLanguage } from '#session/language.ts';
import { useSession } from '#session/session.ts';

/** To make the formats of a store takes longer than to write with them. */
const made = new Map<string, StoreDates>();

/** Days and times of the store that this tab works in; before one is chosen, in the time zone of the device. */
export function useStoreDates(): StoreDates {
  const timezone = useSession(({ activeStore }) => activeStore?.timezone || deviceZone());
  const country = useSession(({ activeStore }) => activeStore?.country ?? '');
  const currency_code = useSession(({ activeStore }) => activeStore?.currency_code ?? '');
  return datesIn({ timezone, country, currency_code }, localeNow(useLanguage()));
}

/** The same of any store, for who reads this language. */
export function datesIn(store: DatedStore, language: string): StoreDates {
  const key = `${store.timezone} ${store.country} ${store.currency_code} ${language}`;
  const dates = made.get(key) ?? storeDates(store, language);
  made.set(key, dates);
  return dates;
}
