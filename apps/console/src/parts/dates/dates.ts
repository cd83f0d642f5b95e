const dayFormat = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric' });
const momentFormat = new Intl.DateTimeFormat('en', {
  ...{ day: 'numeric', month: 'short', year: 'numeric' },
  ...{ hour: 'numeric', minute: '2-digit' },
});

const minuteMs = 60 * 1000;
const dayMs = 24 * 60 * minuteMs;

/** The day of an ISO time, where the reader is: `Nov 21, 2026`. */
export function dayText(time: string): string {
  return dayFormat.format(new Date(time));
}

/** A day without a time (`2026-11-21`), the same for every reader: `Nov 21, 2026`. */
export function calendarDayText(day: string): string {
  return dayText(`${day}T12:00:00`);
}

/** The day and the minute: `Nov 21, 2026, 2:05 PM`. */
export function momentText(time: string): string {
  return momentFormat.format(new Date(time));
}

/** How long it is until then: `within a day`, `in 6 days`; a day that has begun counts. */
export function untilText(time: string, now: Date): string {
  const days = Math.ceil((new Date(time).getTime() - now.getTime()) / dayMs);
  if (days <= 1) return 'within a day';
  return `in ${days} days`;
}

/** How long ago it was: `just now`, `5 minutes ago`, then the moment itself. */
export function agoText(time: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - new Date(time).getTime()) / minuteMs);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return minutes === 1 ? 'a minute ago' : `${minutes} minutes ago`;
  return `on ${momentText(time)}`;
}
