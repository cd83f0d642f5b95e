const reads = 5;

/** Milliseconds: how long the work takes, the middle of five times. */
export async function middleTime(work: () => Promise<void>): Promise<number> {
  const times: number[] = [];
  for (let read = 0; read < reads; read += 1) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return quantile(times, 0.5);
}

/** @param part from 0 to 1 */
export function quantile(times: readonly number[], part: number): number {
  const sorted = [...times].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length * part)] ?? 0;
}
