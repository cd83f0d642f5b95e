import { localeNow } from '@sokoni/messages/current-language';
import { type StoreDates, storeDates } from '@sokoni/rules/stores/store-dates';
import { useMemo } from 'react';
import { useLanguage } from '#session/language.ts';
import { useSession } from '#session/session.ts';

/** Days and times of the store that this tab works in; before one is chosen, in the time zone of the device. */
export function useStoreDates(): StoreDates {
  const timezone = useSession(({ activeStore }) => activeStore?.timezone || deviceZone());
  const country = useSession(({ activeStore }) => activeStore?.country ?? '');
  const currency_code = useSession(({ activeStore }) => activeStore?.currency_code ?? '');
  const language = localeNow(useLanguage());
  return useMemo(
    () => storeDates({ timezone, country, currency_code }, language),
    [timezone, country, currency_code, language],
  );
}

function deviceZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
