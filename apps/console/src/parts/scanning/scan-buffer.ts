/** A scanner types a letter every few milliseconds; nobody else does. */
export const scanGapMs = 50;
/** Some scanners send two ends of a line: the second one must not pay. */
export const secondEndMs = 100;
const shortestCode = 4;

/** What was typed so far as fast as a scanner types. */
export interface ScanBuffer {
  readonly text: string;
  /** When its last letter came, in milliseconds. */
  readonly at: number;
}

export const emptyScan: ScanBuffer = { text: '', at: 0 };

/** A key that was pressed at `now`: the buffer after it, and a whole code when Enter has ended one. */
export function afterKey(
  buffer: ScanBuffer,
  key: string,
  now: number,
): { buffer: ScanBuffer; code: string | null } {
  const isFast = now - buffer.at <= scanGapMs;
  if (key === 'Enter') {
    const isCode = isFast && buffer.text.length >= shortestCode;
    return { buffer: emptyScan, code: isCode ? buffer.text : null };
  }
  // Shift is pressed on the way to a capital letter.
  if (key.length > 1) return { buffer: key === 'Shift' ? buffer : emptyScan, code: null };
  return { buffer: { text: isFast ? buffer.text + key : key, at: now }, code: null };
}
