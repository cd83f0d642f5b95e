import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '#core/database/access/log.ts';
import type { EventEar } from './live-updates.ts';

interface ListenOptions extends EventEar {
  /** A direct connection: a pooler in transaction mode forgets who listens. */
  ownerUrl: string;
  log: Log;
}

export interface Listener {
  stop(): Promise<void>;
}

const shortestPauseMs = 100;
const longestPauseMs = 5_000;
const answerTimeoutMs = 5_000;
const checkMs = 20_000;

/** Listens to what commits publish, with one connection, for as long as it takes. */
export function listenToEvents({ ownerUrl, log, onStore, onUser, onListening }: ListenOptions): Listener {
  let current: pg.Client | null = null;
  const stopping = new AbortController();
  const checking = setInterval(check, checkMs).unref();
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
    try {
      await client.connect();
      current = client;
      if (stopping.signal.aborted) return;
      client.on('error', () => {});
      client.on('notification', ({ channel, payload = '' }) =>
        channel === 'sokoni_sessions' ? onUser(payload) : onStore(payload),
      );
      await client.query('listen sokoni_events; listen sokoni_sessions');
      onReady();
      onListening();
      await ended;
    } finally {
      current = null;
      await client.end().catch(() => {});
    }
  }

  /** Notices a connection that has died without a word. */
  function check(): void {
    const client = current;
    client?.query('select 1').catch((error: unknown) => client.emit('error', error));
  }

  return {
    async stop() {
      clearInterval(checking);
      stopping.abort();
      await current?.end().catch(() => {});
      await running;
    },
  };
}
