import { currentLocale } from '#session/language.ts';
/** A number of things as a person reads it: `12,403`. */
export function countText(count: number): string {
  return count.toLocaleString(currentLocale());
}

/** A number with its sign: `+3`, `−1,200`, and `0` without one. */
export function changeText(change: number): string {
  if (change === 0) return '0';
  return change > 0 ? `+${countText(change)}` : `−${countText(-change)}`;
}
