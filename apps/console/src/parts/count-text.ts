/** A number of things as a person reads it: `12,403`. */
export function countText(count: number): string {
  return count.toLocaleString(navigator.language);
}

/** The same with its sign: `+3`, `−1,200`. */
export function changeText(change: number): string {
  return change > 0 ? `+${countText(change)}` : `−${countText(-change)}`;
}
