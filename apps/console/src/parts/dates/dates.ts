import type { StoreDates } from '@sokoni/rules/stores/store-dates';
import { sayDate } from '#sentences/frame/dates.ts';

const minuteMs = 60 * 1000;
const dayMs = 24 * 60 * minuteMs;

/** How long it is until then: `within a day`, `in 6 days`; a day that has begun counts. */
export function untilText(time: string, now: Date): string {
  const days = Math.ceil((new Date(time).getTime() - now.getTime()) / dayMs);
  return days <= 1 ? sayDate('until.day') : sayDate('until.days', { days });
}

/** How long ago it was: `just now`, `5 minutes ago`, then the moment itself. */
export function agoText(time: string, now: Date, dates: StoreDates): string {
  const minutes = Math.floor((now.getTime() - new Date(time).getTime()) / minuteMs);
  if (minutes < 1) return sayDate('ago.now');
  if (minutes < 60) return sayDate('ago.minutes', { count: minutes });
  return sayDate('ago.moment', { moment: dates.moment(time) });
}
