/** The name of one of our drawings from its address (`/drawings/gift.svg`), for `<Drawing>`; undefined for another picture. */
export function drawingOf(image: string): string | undefined {
  return /^\/drawings\/(\w+)\.svg$/.exec(image)?.[1];
}
