import type { PinTries } from '#session/storage.ts';

/** Wrong PINs in a row that are forgiven at once. */
const free = 5;
const firstWaitMs = 30_000;
const longestWaitMs = 15 * 60_000;

export const noTries: PinTries = { wrong: 0, last: 0 };

/** After one more wrong PIN. */
export function withWrongTry({ wrong }: PinTries, now: number): PinTries {
  return { wrong: wrong + 1, last: now };
}

/**
 * How long to wait before the next try, in milliseconds: none before the fifth wrong one, then half a minute, twice as long after each
 * further one, up to a quarter of an hour. A clock that was put back makes it no longer than that.
 */
export function waitLeft({ wrong, last }: PinTries, now: number): number {
  if (wrong < free) return 0;
  const wait = Math.min(longestWaitMs, firstWaitMs * 2 ** (wrong - free));
  return Math.min(wait, Math.max(0, last + wait - now));
}
