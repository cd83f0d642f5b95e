/** The number that somebody means with `TR-0007`, `tr7` or `7`; null when the text means none of that series. */
export function readRunningNumber(text: string, series: string): number | null {
  const [, digits] = new RegExp(`^\\s*(?:${series}-?)?(\\d{1,15})\\s*$`, 'i').exec(text) ?? [];
  return digits === undefined ? null : Number(digits);
}
