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
