/** Whether a number is whole and from `min` to `max`. */
export function isWithin(value: number, min: number, max: number): boolean {
  return Number.isInteger(value) && value >= min && value <= max;
}
