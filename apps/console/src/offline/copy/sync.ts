import { TillCallFailed } from '#offline/till-client.ts';
import type { TillContext } from '#offline/till-context.ts';
import { syncOnce } from './sync-once.ts';

/** How keeping the copy up to date stands. */
export interface SyncState {
  isRunning: boolean;
  hasFailed: boolean;
  /** Whether the server answered the last call. */
  isReached: boolean;
  /** The key that it refuses. */
  refusedKey: string | null;
}

/** Keeps the copy of a store up to date. */
export interface Sync {
  state(): SyncState;
  syncNow(): Promise<void>;
  stop(): void;
}

const everyMs = 20_000;

/**
 * Starts keeping the copy up to date: at once, every twenty seconds while somebody looks at the page, and when the network or the page
 * is back. A key that is refused is not tried again by itself.
 * @param changed told when the state is another
 */
export function startSync(context: TillContext, storeId: string, changed: () => void): Sync {
  const { clock, page, channel, database } = context;
  let state: SyncState = {
    isRunning: false,
    hasFailed: false,
    isReached: page.mayBeOnline(),
    refusedKey: null,
  };
  let isStopped = false;
  let running: Promise<void> | null = null;
  let stopWaiting = () => {};

  function become(change: Partial<SyncState>): void {
    state = { ...state, ...change };
    changed();
  }

  async function run(): Promise<void> {
    stopWaiting();
    const device = await database.devices.get(storeId);
    if (device && device.key !== state.refusedKey && !isStopped) {
      become({ isRunning: true });
      try {
        await syncOnce(context, device);
        become({ isRunning: false, hasFailed: false, isReached: true });
      } catch (error) {
        const failure = error instanceof TillCallFailed ? error.failure : null;
        const isRefused = failure === 'key_refused';
        become({
          isRunning: false,
          hasFailed: true,
          isReached: failure === null || isRefused || failure === 'rejected',
          refusedKey: isRefused ? device.key : null,
        });
      }
    }
    if (!isStopped) stopWaiting = clock.after(everyMs, tick);
  }

  function syncNow(): Promise<void> {
    running ??= run().finally(() => {
      running = null;
    });
    return running;
  }

  function trigger(): void {
    if (!isStopped) syncNow().catch(() => {});
  }

  /** The next tick follows either way; a page that comes back is told at once. */
  function tick(): void {
    if (page.isVisible()) trigger();
    else if (!isStopped) stopWaiting = clock.after(everyMs, tick);
  }

  const stopListening = [
    page.onReturn(trigger),
    channel.listen((news) => {
      if (news.kind === 'device' && news.storeId === storeId) trigger();
    }),
  ];
  trigger();
  return {
    state: () => state,
    async syncNow() {
      state = { ...state, refusedKey: null };
      await syncNow();
    },
    stop() {
      isStopped = true;
      stopWaiting();
      for (const stop of stopListening) stop();
    },
  };
}
