/** Time and chance, as a till asks for them. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Acts once after so many milliseconds; the answer takes that back. */
  after(ms: number, act: () => void): () => void;
  /** From 0 to less than 1. */
  random(): number;
}

/** The clock of this device. */
export const deviceClock: Clock = {
  now: () => Date.now(),
  after(ms, act) {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
  random: () => Math.random(),
};

/** What the clock shows; ISO 8601. */
export function timeNow(clock: Clock): string {
  return new Date(clock.now()).toISOString();
}
