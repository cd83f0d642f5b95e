/** The hue, in degrees, of what has no picture: the same for everything with one key, so that a category is known by its colour. */
export function tintOf(key: string): number {
  let sum = 0;
  for (const letter of key) sum = (sum * 137 + (letter.codePointAt(0) ?? 0) * 60) % 360;
  return Math.round(sum / 30) * 30;
}
