import type { OpenSlot } from '#delivery/pickup-slots.ts';
import { instantOf, wallTimeOf } from '#wall-time.ts';

/** What decides how a store's days and times are written. */
export interface DatedStore {
  /** IANA, `Africa/Lagos`. */
  readonly timezone: string;
  /** ISO 3166, `NG`; empty where the store names none: then it is the country of its currency. */
  readonly country: string;
  readonly currency_code: string;
}

/**
 * Days and times as they are where the store is and as its country writes them, whoever reads them from wherever. A
 * `time` is an ISO 8601 instant, a `day` a calendar day (`2026-11-21`). The examples are those of a store in London.
 */
export interface StoreDates {
  /** `21 Nov 2026`. */
  day: (time: string) => string;
  /** `21 Nov 2026, 14:05`. */
  moment: (time: string) => string;
  /** `21 Nov, 14:05`; of another year the day alone. */
  short: (time: string, now: Date) => string;
  /** For a narrow place: today `14:05`, of this year `21 Nov`, else the whole day. */
  brief: (time: string, now: Date) => string;
  /** `14:05`. */
  clock: (time: string) => string;
  /** A calendar day: `21 Nov 2026`. */
  calendarDay: (day: string) => string;
  /** A calendar day: `21 Nov`. */
  shortDay: (day: string) => string;
  /** A calendar day: `Saturday`, or `Sat`. */
  weekday: (day: string, length: 'long' | 'short') => string;
  /** A calendar day: `November 2026`. */
  month: (day: string) => string;
  /** From a calendar day to another: `24 Oct – 21 Nov 2026`. */
  days: (from: string, to: string) => string;
  /** Hours of a calendar day: `Sat 21 Nov, 14:00–15:30`. */
  slot: (slot: OpenSlot) => string;
  /** The calendar day there. */
  dayOf: (now: Date) => string;
  /** When a calendar day begins there, ISO 8601. */
  startOf: (day: string) => string;
}

const ofDay = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const ofShortDay = { day: 'numeric', month: 'short' } as const;

/** @param language of who reads: a BCP 47 tag without a country, `en`, `ar-u-nu-latn` */
export function storeDates(store: DatedStore, language: string): StoreDates {
  const locale = localeOf(store, new Intl.Locale(language));
  const ofClock = clockOf(locale);
  const there = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...parts, timeZone: store.timezone });
  const calendar = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' });
  const noon = (day: string) => new Date(`${day}T12:00:00Z`);
  const days = there(ofDay);
  const moments = there({ ...ofDay, ...ofClock });
  const clocks = there(ofClock);
  const shortMoments = there({ ...ofShortDay, ...ofClock });
  const shortDays = there(ofShortDay);
  const calendarDays = calendar(ofDay);
  const isSameYear = (one: Date, other: Date) =>
    yearOf(one, store.timezone) === yearOf(other, store.timezone);
  return {
    day: (time) => days.format(new Date(time)),
    moment: (time) => moments.format(new Date(time)),
    short: (time, now) => {
      const at = new Date(time);
      return (isSameYear(at, now) ? shortMoments : days).format(at);
    },
    brief: (time, now) => {
      const at = new Date(time);
      if (days.format(at) === days.format(now)) return clocks.format(at);
      return (isSameYear(at, now) ? shortDays : days).format(at);
    },
    clock: (time) => clocks.format(new Date(time)),
    calendarDay: (day) => calendarDays.format(noon(day)),
    shortDay: (day) => calendar(ofShortDay).format(noon(day)),
    weekday: (day, length) => calendar({ weekday: length }).format(noon(day)),
    month: (day) => calendar({ month: 'long', year: 'numeric' }).format(noon(day)),
    days: (from, to) => calendarDays.formatRange(noon(from), noon(to)),
    slot: ({ day, from, to }) =>
      calendar({ weekday: 'short', ...ofShortDay, ...ofClock }).formatRange(
        new Date(`${day}T${from}:00Z`),
        new Date(`${day}T${to}:00Z`),
      ),
    dayOf: (now) => wallTimeOf(now.toISOString(), store.timezone).day,
    startOf: (day) => instantOf({ day, time: '00:00' }, store.timezone),
  };
}

/** `09:05` where a day has 24 hours, `9:05 AM` where it has twice 12. */
function clockOf(locale: string): Intl.DateTimeFormatOptions {
  const { hour12 } = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions();
  return { hour: hour12 ? 'numeric' : '2-digit', minute: '2-digit' };
}

function yearOf(time: Date, timezone: string): string {
  return wallTimeOf(time.toISOString(), timezone).day.slice(0, 4);
}

/**
 * The language as the store's country writes it; where that is not known, as most of the world does. The calendar is the one that
 * stores keep their books in, whatever the country's own is.
 */
function localeOf({ country, currency_code }: DatedStore, language: Intl.Locale): string {
  // A currency's code begins with its country's.
  const region = country || currency_code.slice(0, 2);
  const ofCountry = region ? `${language.language}-${region}` : '';
  const isKnown =
    ofCountry !== '' && new Intl.DateTimeFormat(ofCountry).resolvedOptions().locale === ofCountry;
  const international = language.language === 'en' ? { region: '001' } : {};
  return new Intl.Locale(language, {
    ...(isKnown ? { region } : international),
    calendar: 'gregory',
  }).toString();
}
