import type { StoreDates } from '@sokoni/rules/stores/store-dates';

const minuteMs = 60 * 1000;
const dayMs = 24 * 60 * minuteMs;

/** How long it is until then: `within a day`, `in 6 days`; a day that has begun counts. */
export function untilText(time: string, now: Date): string {
  const days = Math.ceil((new Date(time).getTime() - now.getTime()) / dayMs);
  if (days <= 1) return 'within a day';
  return `in ${days} days`;
}

/** How long ago it was: `just now`, `5 minutes ago`, then the moment itself. */
export function agoText(time: string, now: Date, dates: StoreDates): string {
  const minutes = Math.floor((now.getTime() - new Date(time).getTime()) / minuteMs);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return minutes === 1 ? 'a minute ago' : `${minutes} minutes ago`;
  return `on ${dates.moment(time)}`;
}
