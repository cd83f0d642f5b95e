import { instantOf, wallTimeOf } from '@sokoni/rules/wall-time';
import { useMemo } from 'react';
import { useSession } from '#session/session.ts';

/** Days and times as they are where the store is, whoever reads them from wherever. */
export interface StoreDates {
  /** `Nov 21, 2026`. */
  day: (time: string) => string;
  /** `Nov 21, 2026, 2:05 PM`. */
  moment: (time: string) => string;
  /** `Nov 21, 2:05 PM`; of another year the day alone. */
  short: (time: string, now: Date) => string;
  /** For a narrow place: today `2:05 PM`, of this year `Nov 21`, else the whole day. */
  brief: (time: string, now: Date) => string;
  /** `2:05 PM`. */
  clock: (time: string) => string;
  /** The day (`2026-11-21`) there. */
  dayOf: (now: Date) => string;
  /** When a day (`2026-11-21`) begins there, ISO 8601. */
  startOf: (day: string) => string;
}

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const clock = { hour: 'numeric', minute: '2-digit' } as const;

export function storeDates(timeZone: string): StoreDates {
  const days = new Intl.DateTimeFormat('en', { ...day, timeZone });
  const moments = new Intl.DateTimeFormat('en', { ...day, ...clock, timeZone });
  const clocks = new Intl.DateTimeFormat('en', { ...clock, timeZone });
  const ofThisYear = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', ...clock, timeZone });
  const daysOfThisYear = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone });
  const years = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone });
  const yearOf = (time: Date) => years.format(time);
  return {
    day: (time) => days.format(new Date(time)),
    moment: (time) => moments.format(new Date(time)),
    short: (time, now) => {
      const at = new Date(time);
      return (yearOf(at) === yearOf(now) ? ofThisYear : days).format(at);
    },
    brief: (time, now) => {
      const at = new Date(time);
      if (days.format(at) === days.format(now)) return clocks.format(at);
      return (yearOf(at) === yearOf(now) ? daysOfThisYear : days).format(at);
    },
    clock: (time) => clocks.format(new Date(time)),
    dayOf: (now) => wallTimeOf(now.toISOString(), timeZone).day,
    startOf: (start) => instantOf({ day: start, time: '00:00' }, timeZone),
  };
}

export function useStoreDates(): StoreDates {
  const timeZone = useSession(({ activeStore }) => activeStore?.timezone || 'UTC');
  return useMemo(() => storeDates(timeZone), [timeZone]);
}
