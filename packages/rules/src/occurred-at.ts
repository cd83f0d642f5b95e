import type { Result } from '#result.ts';

/** Nobody sells here before it: an earlier time is a slip of the pen, or a device that lost its clock. */
export const firstOccurrence = '2000-01-01T00:00:00.000Z';

/** How far the clock of whoever tells a time may be ahead of ours. */
export const clockToleranceMs = 5 * 60 * 1000;

/**
 * When something happened that is told to have happened then: never later than now.
 * @returns reason `in_future` for a time beyond what clocks differ by
 */
export function occurrence(told: Date, now: Date): Result<Date, 'in_future'> {
  const ahead = told.getTime() - now.getTime();
  if (ahead > clockToleranceMs) return { ok: false, reason: 'in_future' };
  return { ok: true, value: ahead > 0 ? now : told };
}
