import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '#platform/database/log.ts';

interface ListenOptions {
  /** A direct connection: a pooler in transaction mode forgets who listens. */
  ownerUrl: string;
  log: Log;
  /** Something was announced in this store. */
  onStore: (storeId: string) => void;
  /** Listening from now on; what was announced before was not heard. */
  onListening: () => void;
}

export interface Listener {
  /** Notices a connection that has died without a word. */
  check(): void;
  stop(): Promise<void>;
}

const shortestPauseMs = 100;
const longestPauseMs = 5_000;
const answerTimeoutMs = 5_000;

/** Listens to what commits announce, with one connection, for as long as it takes. */
export function listenToEvents({ ownerUrl, log, onStore, onListening }: ListenOptions): Listener {
  let current: pg.Client | null = null;
  const stopping = new AbortController();
  const running = run();

  async function run(): Promise<void> {
    for (let pause = shortestPauseMs; !stopping.signal.aborted; pause = Math.min(pause * 2, longestPauseMs)) {
      try {
        await listen(() => {
          pause = shortestPauseMs;
        });
      } catch (error) {
        if (!stopping.signal.aborted) log.warn({ err: error }, 'live updates are cut off from the database');
      }
      const jitter = pause * (0.5 + Math.random() / 2);
      await wait(jitter, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
  }

  /** Returns when the connection has ended. */
  async function listen(onReady: () => void): Promise<void> {
    const client = new pg.Client({
      connectionString: ownerUrl,
      application_name: 'sokoni-live',
      connectionTimeoutMillis: answerTimeoutMs,
      query_timeout: answerTimeoutMs,
      keepAlive: true,
    });
    const ended = new Promise<void>((resolve, reject) => {
      client.once('end', resolve);
      client.once('error', reject);
    });
    // Until it is waited for below, a failure is told by what was asked.
    ended.catch(() => {});
    current = client;
    try {
      await client.connect();
      client.on('error', () => {});
      client.on('notification', ({ payload }) => payload && onStore(payload));
      await client.query('listen sokoni_events');
      if (stopping.signal.aborted) return;
      onReady();
      onListening();
      await ended;
    } finally {
      current = null;
      await client.end().catch(() => {});
    }
  }

  return {
    check() {
      const client = current;
      client?.query('select 1').catch((error: unknown) => client.emit('error', error));
    },
    async stop() {
      stopping.abort();
      await current?.end().catch(() => {});
      await running;
    },
  };
}
