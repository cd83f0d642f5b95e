import { instantOf, wallTimeOf } from '#wall-time.ts';

/**
 * When money came in that is recorded for a day (`YYYY-MM-DD` where the store is): undefined for today, which is now; else noon of that
 * day there, or the moment of the sale where it was later on that day.
 * @param now ISO 8601, as `placedAt`, null for a draft
 */
export function paymentTime(
  day: string,
  { now, placedAt, timezone }: { now: string; placedAt: string | null; timezone: string },
): string | undefined {
  if (day === wallTimeOf(now, timezone).day) return undefined;
  const noon = instantOf({ day, time: '12:00' }, timezone);
  const isDayOfSale = placedAt !== null && wallTimeOf(placedAt, timezone).day === day;
  return isDayOfSale && placedAt > noon ? placedAt : noon;
}
