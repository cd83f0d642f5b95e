import { withLock } from '#session/with-lock.ts';
import { type Clock, deviceClock } from './clock.ts';
import { createTillClient, type TillClient } from './till-client.ts';
import { TillDatabase } from './till-database.ts';
import { openChannel, type TillChannel } from './till-news.ts';

/** What a till stands on; tests put others in its place. */
export interface TillContext {
  readonly database: TillDatabase;
  readonly clock: Clock;
  readonly client: TillClient;
  readonly channel: TillChannel;
  /** Runs in one tab at a time. */
  lock<T>(name: string, act: () => Promise<T>): Promise<T>;
  readonly page: PageSignals;
}

/** What the page tells about itself and the network. */
export interface PageSignals {
  /** Acts whenever a call may succeed that failed before: the network is back, or somebody looks at the page again. */
  onReturn(act: () => void): () => void;
  /** Acts when the device has lost its network. */
  onLoss(act: () => void): () => void;
  isVisible(): boolean;
  /** False where the device knows that it has no network. */
  mayBeOnline(): boolean;
  /** Comes when nothing more urgent is to be done: between the slices of long work. */
  rest(): Promise<void>;
}

/** So long a busy page puts long work off. */
const longestRestMs = 100;

const browserPage: PageSignals = {
  onReturn(act) {
    const whenVisible = () => {
      if (browserPage.isVisible()) act();
    };
    // `pageshow` also comes when a page is taken out of the back/forward cache.
    for (const event of ['online', 'focus', 'pageshow']) addEventListener(event, act);
    document.addEventListener('visibilitychange', whenVisible);
    return () => {
      for (const event of ['online', 'focus', 'pageshow']) removeEventListener(event, act);
      document.removeEventListener('visibilitychange', whenVisible);
    };
  },
  onLoss(act) {
    addEventListener('offline', act);
    return () => removeEventListener('offline', act);
  },
  isVisible: () => document.visibilityState === 'visible',
  mayBeOnline: () => navigator.onLine,
  rest: () =>
    new Promise((resume) => {
      // Nobody waits for a page that is not looked at; its timers are slow.
      if (!browserPage.isVisible()) resume();
      else if ('requestIdleCallback' in globalThis)
        requestIdleCallback(() => resume(), { timeout: longestRestMs });
      else setTimeout(resume);
    }),
};

let context: TillContext | null = null;

/** What the tills of this tab stand on. */
export function browserContext(): TillContext {
  context ??= {
    database: new TillDatabase(),
    clock: deviceClock,
    client: createTillClient((input, init) => fetch(input, init), deviceClock),
    channel: openChannel(),
    lock: withLock,
    page: browserPage,
  };
  return context;
}
