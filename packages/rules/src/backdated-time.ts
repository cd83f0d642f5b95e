import { instantOf, wallTimeOf } from '#wall-time.ts';

/**
 * When something happened that is recorded for a day (`YYYY-MM-DD` where the store is): undefined for today, which is now; else noon of
 * that day there, or the earliest moment that it can have happened where that was later on that day.
 * @param now ISO 8601, as `notBefore`: when it was sold, ordered or sent; null where nothing went before
 */
export function backdatedTime(
  day: string,
  { now, notBefore, timezone }: { now: string; notBefore: string | null; timezone: string },
): string | undefined {
  if (day === wallTimeOf(now, timezone).day) return undefined;
  const noon = instantOf({ day, time: '12:00' }, timezone);
  const isFirstDay = notBefore !== null && wallTimeOf(notBefore, timezone).day === day;
  return isFirstDay && notBefore > noon ? notBefore : noon;
}
