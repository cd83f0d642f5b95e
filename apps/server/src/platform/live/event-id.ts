/** Events are kept for two hours; what is nearly as old is not gone on from. */
const oldestMs = 90 * 60 * 1000;
/** A snapshot names at most every connection that writes. */
const longest = 8_000;

/** The id of an event: when it was read, and the `pg_snapshot` it was read with. */
export function eventIdOf(snapshot: string, now: Date): string {
  return `${now.getTime()}.${snapshot}`;
}

/** The snapshot in a `Last-Event-ID`; null when it cannot be gone on from. */
export function snapshotIn(eventId: string, now: Date): string | null {
  if (eventId.length > longest) return null;
  const parts = /^(\d{1,16})\.((\d{1,18}):(\d{1,18}):((?:\d{1,18}(?:,\d{1,18})*)?))$/.exec(eventId);
  if (!parts) return null;
  const [, at, snapshot = '', xmin = '', xmax = '', underWay = ''] = parts;
  const age = now.getTime() - Number(at);
  if (age > oldestMs || age < -oldestMs) return null;
  return isSnapshot(BigInt(xmin), BigInt(xmax), underWay) ? snapshot : null;
}

/** PostgreSQL refuses to read anything else. */
function isSnapshot(xmin: bigint, xmax: bigint, underWay: string): boolean {
  if (xmin === 0n || xmax < xmin) return false;
  const ids = underWay === '' ? [] : underWay.split(',').map(BigInt);
  return ids.every((id, index) => id >= xmin && id < xmax && (index === 0 || id >= (ids[index - 1] ?? id)));
}
