import { calendarDayText } from './dates.ts';

const noon = (day: string) => new Date(`${day}T12:00:00Z`);

const weekdays = {
  short: new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'UTC' }),
  long: new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }),
};
const shortDays = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const months = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Of a calendar day (`2026-11-22`): `Sunday`, or `Sun`. */
export function dayOfWeekText(day: string, length: keyof typeof weekdays): string {
  return weekdays[length].format(noon(day));
}

/** Of a calendar day: `Nov 22`. */
export function shortDayText(day: string): string {
  return shortDays.format(noon(day));
}

/** Of a calendar day: `November 2026`. */
export function monthText(day: string): string {
  return months.format(noon(day));
}

/** From a calendar day to another: `Oct 24 to Nov 22, 2026`; the year of the first only where it is another one. */
export function daysText(from: string, to: string): string {
  const until = calendarDayText(to);
  if (from === to) return until;
  const isSameYear = from.slice(0, 4) === to.slice(0, 4);
  return `${isSameYear ? shortDayText(from) : calendarDayText(from)} to ${until}`;
}
