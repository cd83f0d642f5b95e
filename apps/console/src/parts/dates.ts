const dayFormat = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric' });
const momentFormat = new Intl.DateTimeFormat('en', {
  ...{ day: 'numeric', month: 'short', year: 'numeric' },
  ...{ hour: 'numeric', minute: '2-digit' },
});

const dayMs = 24 * 60 * 60 * 1000;

/** The day of an ISO time, where the reader is: `Nov 21, 2026`. */
export function dayText(time: string): string {
  return dayFormat.format(new Date(time));
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
