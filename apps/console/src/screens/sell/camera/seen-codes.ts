/** A code that was out of the picture for so long is held up anew; a shorter gap is a picture that could not be read. */
export const goneAfterMs = 1500;

/** When each code was last in the picture, in milliseconds. */
export type SeenCodes = ReadonlyMap<string, number>;

/** What a picture brings: the codes that ring, and what is remembered for the next picture. */
export function afterPicture(
  seen: SeenCodes,
  codes: readonly string[],
  now: number,
): { seen: SeenCodes; ring: string[] } {
  const still = [...seen].filter(([, at]) => now - at < goneAfterMs);
  const known = new Map(still);
  const ring = [...new Set(codes)].filter((code) => !known.has(code));
  return { seen: new Map([...still, ...codes.map((code) => [code, now] as const)]), ring };
}
