import { mostCountsAtOnce } from '@sokoni/rules/stock/stock-take';
import type { SentCount } from '#api/inventory/stock-takes.ts';

/** How the sending stands: what waits, and why it cannot be sent at the moment or at all. */
export interface QueueState {
  waiting: number;
  /** It is tried again by itself. */
  isOffline: boolean;
  /** The server refused; nothing is tried until somebody says so. */
  refusal: unknown;
}

interface QueueWorld<Answer> {
  send: (counts: SentCount[]) => Promise<Answer>;
  onAnswer: (answer: Answer, counts: readonly SentCount[]) => void;
  onState: (state: QueueState) => void;
  /** Whether this failure may pass by itself: no connection, a busy server. */
  mayPass: (error: unknown) => boolean;
  /** Calls back after so many milliseconds; answers what stops that. */
  later: (ms: number, act: () => void) => () => void;
}

const firstPauseMs = 1000;
const longestPauseMs = 10_000;

/**
 * Counts that are on their way to the server, in their order. Each keeps its id, so that one whose answer was lost is sent
 * again without counting twice; nothing leaves the queue before the server has it.
 */
export function countQueue<Answer>(world: QueueWorld<Answer>) {
  let waiting: SentCount[] = [];
  let isSending = false;
  let pauseMs = firstPauseMs;
  let stopPause: (() => void) | null = null;
  let refusal: unknown = null;

  function tell(isOffline: boolean): void {
    world.onState({ waiting: waiting.length, isOffline, refusal });
  }

  async function flush(): Promise<void> {
    if (isSending || waiting.length === 0 || refusal !== null) return;
    isSending = true;
    stopPause?.();
    stopPause = null;
    const batch = waiting.slice(0, mostCountsAtOnce);
    try {
      const answer = await world.send(batch);
      waiting = waiting.slice(batch.length);
      pauseMs = firstPauseMs;
      isSending = false;
      tell(false);
      world.onAnswer(answer, batch);
      void flush();
    } catch (error) {
      isSending = false;
      if (world.mayPass(error)) {
        stopPause = world.later(pauseMs, () => void flush());
        pauseMs = Math.min(pauseMs * 2, longestPauseMs);
        tell(true);
      } else {
        refusal = error;
        tell(false);
      }
    }
  }

  return {
    /** Takes a count in and sends it as soon as it can. */
    add(count: SentCount): void {
      waiting = [...waiting, count];
      tell(stopPause !== null);
      void flush();
    },
    /** Tries again now: the connection is back, or somebody pressed Retry. */
    retry(): void {
      refusal = null;
      pauseMs = firstPauseMs;
      tell(false);
      void flush();
    },
    stop(): void {
      stopPause?.();
    },
  };
}
