import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '#core/database/access/log.ts';

const betweenMs = 500;

/** Does something over and over, one after the other, with half a second between. What fails is logged and done again. */
export function startTicking(tick: () => Promise<void>, log: Log): { stop(): Promise<void> } {
  const ending = new AbortController();
  const run = async () => {
    while (!ending.signal.aborted) {
      await tick().catch((error: unknown) => log.error({ err: error }, 'a tick failed'));
      await pause(betweenMs, undefined, { signal: ending.signal }).catch(() => {});
    }
  };
  const ended = run();
  return {
    async stop() {
      ending.abort();
      await ended;
    },
  };
}
