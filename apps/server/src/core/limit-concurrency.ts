import { DomainError } from './errors/domain-error.ts';

/** Does the work when its turn comes. What waits goes in the order in which it came; what fails gives its turn on. */
export type ConcurrencyLimit = <T>(work: () => Promise<T>) => Promise<T>;

/** Whoever finds the queue full is asked to come again so much later. */
const comeAgainSeconds = 2;

/**
 * @param atOnce how many have their turn at a time
 * @param mostWaiting how many may wait for theirs; who comes then gets a DomainError `unavailable`
 */
export function limitConcurrency(atOnce: number, mostWaiting = Number.POSITIVE_INFINITY): ConcurrencyLimit {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= atOnce && waiting.length >= mostWaiting)
      throw new DomainError('unavailable', { retryAfterSeconds: comeAgainSeconds });
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
