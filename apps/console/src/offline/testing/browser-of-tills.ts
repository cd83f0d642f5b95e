import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import type { Clock } from '#offline/clock.ts';
import { createTillClient } from '#offline/till-client.ts';
import type { PageSignals, TillContext } from '#offline/till-context.ts';
import { TillDatabase } from '#offline/till-database.ts';
import type { TillNews } from '#offline/till-news.ts';

/** For tests, one browser without a page: a database in memory, a lock and a channel that its tabs share. */
export class BrowserOfTills<OwnClock extends Clock = Clock> {
  readonly clock: OwnClock;
  readonly factory = new IDBFactory();
  isOnline = true;
  readonly #fetch: typeof fetch;
  readonly #listeners = new Set<(news: TillNews) => void>();
  readonly #returns = new Set<() => void>();
  readonly #losses = new Set<() => void>();
  readonly #locks = new Map<string, Promise<unknown>>();

  constructor(clock: OwnClock, fetchUrl: typeof fetch) {
    this.clock = clock;
    this.#fetch = fetchUrl;
  }

  /** The network, or somebody, is back at every tab. */
  comeBack(): void {
    for (const act of [...this.#returns]) act();
  }

  /** The network is gone at every tab. */
  goOffline(): void {
    this.isOnline = false;
    for (const act of [...this.#losses]) act();
  }

  /** Once nothing goes on that its tabs had locked. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#locks.values());
  }

  /** What the tills of one tab stand on. */
  tab(): TillContext {
    const page: PageSignals = {
      onReturn: (act) => {
        this.#returns.add(act);
        return () => this.#returns.delete(act);
      },
      onLoss: (act) => {
        this.#losses.add(act);
        return () => this.#losses.delete(act);
      },
      isVisible: () => true,
      mayBeOnline: () => this.isOnline,
      rest: () => Promise.resolve(),
    };
    return {
      database: new TillDatabase({ indexedDB: this.factory, IDBKeyRange }),
      clock: this.clock,
      client: createTillClient(this.#fetch, this.clock),
      channel: {
        post: (news) => {
          for (const listener of [...this.#listeners]) listener(structuredClone(news));
        },
        listen: (listener) => {
          this.#listeners.add(listener);
          return () => this.#listeners.delete(listener);
        },
      },
      lock: (name, act) => {
        const done = (this.#locks.get(name) ?? Promise.resolve()).then(act, act);
        this.#locks.set(name, done);
        return done;
      },
      page,
    };
  }
}
