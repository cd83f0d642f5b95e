/** Does the work when its turn comes. What waits goes in the order in which it came; what fails gives its turn on. */
export type ConcurrencyLimit = <T>(work: () => Promise<T>) => Promise<T>;

/** @param atOnce how many have their turn at a time */
export function limitConcurrency(atOnce: number): ConcurrencyLimit {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce) await new Promise<void>((go) => waiting.push(go));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
