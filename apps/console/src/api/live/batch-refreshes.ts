import type { LiveSubject } from '@sokoni/contract/live';
import type { QueryClient } from '@tanstack/react-query';
import { readAnew } from './refetch.ts';
import { type Changed, staleQueries } from './stale-queries.ts';

export interface RefreshRounds {
  add(changes: readonly { subject: LiveSubject; ids: readonly string[] }[]): void;
}

/** However much changes, what is shown is read no more often than this. */
const gapMs = 1_000;
/** A read that hangs does not hold up those of others for ever. */
const longestRoundMs = 10_000;

/**
 * Reads anew what has changed: at once, then in rounds. One round ends before the next one begins, so that a read which
 * takes longer than things need to change comes to its end.
 */
export function makeRefreshRounds(client: QueryClient, storeId: string): RefreshRounds {
  let due = new Map<LiveSubject, Set<string> | null>();
  let isRunning = false;

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    while (due.size > 0) {
      const changed: Changed = due;
      due = new Map();
      await Promise.race([readAnew(client, staleQueries(storeId, changed)), wait(longestRoundMs)]);
      await wait(gapMs);
    }
    isRunning = false;
  }

  return {
    add(changes) {
      for (const { subject, ids } of changes) {
        const known = due.get(subject);
        due.set(subject, ids.length === 0 || known === null ? null : new Set([...(known ?? []), ...ids]));
      }
      void run();
    },
  };
}

function wait(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
