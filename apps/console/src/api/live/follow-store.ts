import type { LiveSubject } from '@sokoni/contract/live';
import { readEvents } from './read-events.ts';

export interface LiveChange {
  subject: LiveSubject;
  ids: string[];
}

export interface StoreFollower {
  /** A stream of text that goes on after this event; rejects with what `onRefused` is asked about. */
  open: (lastEventId: string | null, signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>;
  onChanges: (changes: readonly LiveChange[]) => void;
  /** From now on nothing is missed; nor is what changed in the last seconds, which is told at once. */
  onOpen: () => void;
  /** Too much was missed to be told. */
  onResync: () => void;
  /** The server said no. Answers how long to wait before asking again, in milliseconds; null for as usual. */
  onRefused: (error: unknown) => number | null;
}

/** The server is heard of every 20 s. */
const silenceMs = 50_000;
const shortestPauseMs = 500;
const longestPauseMs = 30_000;

/**
 * Follows what changes in a store. What was missed while the network was gone, or between `rest` and `go`, is told when the
 * stream stands again.
 */
export function followStore({ open, onChanges, onOpen, onResync, onRefused }: StoreFollower) {
  let lastEventId: string | null = null;
  let running: AbortController | null = null;
  let hurry = () => {};

  async function run(signal: AbortSignal): Promise<void> {
    let failures = 0;
    while (!signal.aborted) {
      let asked: number | null = null;
      try {
        await read(signal, () => {
          failures = 0;
        });
      } catch (error) {
        if (signal.aborted) return;
        asked = onRefused(error);
      }
      failures += 1;
      const usual =
        Math.min(shortestPauseMs * 2 ** (failures - 1), longestPauseMs) * (0.75 + Math.random() / 2);
      await pause(asked ?? usual, signal);
    }
  }

  /** Returns when the server ends the stream; rejects when it is cut. */
  async function read(signal: AbortSignal, onHeard: () => void): Promise<void> {
    const cutting = new AbortController();
    const cut = () => cutting.abort();
    signal.addEventListener('abort', cut);
    let watchdog = setTimeout(cut, silenceMs);
    const parts = async function* (body: ReadableStream<Uint8Array>) {
      const reader = body.getReader();
      const decoder = new TextDecoder();
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        clearTimeout(watchdog);
        watchdog = setTimeout(cut, silenceMs);
        onHeard();
        yield decoder.decode(part.value, { stream: true });
      }
    };
    try {
      for await (const { kind, id, data } of readEvents(parts(await open(lastEventId, cutting.signal)))) {
        if (data !== null) act(kind, JSON.parse(data) as LiveChange[]);
        lastEventId = id ?? lastEventId;
      }
    } finally {
      clearTimeout(watchdog);
      signal.removeEventListener('abort', cut);
      cut();
    }
  }

  function act(kind: string, changes: readonly LiveChange[]): void {
    if (kind === 'open') onOpen();
    if (kind === 'resync') onResync();
    else if (changes.length > 0) onChanges(changes);
  }

  function pause(ms: number, signal: AbortSignal): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(end, ms);
      function end() {
        clearTimeout(timer);
        signal.removeEventListener('abort', end);
        hurry = () => {};
        done();
      }
      signal.addEventListener('abort', end);
      hurry = end;
    });
  }

  return {
    go(): void {
      if (running) return;
      running = new AbortController();
      void run(running.signal);
    },
    rest(): void {
      running?.abort();
      running = null;
    },
    /** The network is said to be back. */
    hurry: () => hurry(),
  };
}
