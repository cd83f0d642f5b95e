import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Log } from '#core/database/access/log.ts';
import { transaction } from '#core/database/access/transaction.ts';
import { type Changes, findChanges, findRecentChanges } from '#core/database/events/read-events.ts';
import { findStandings } from '#core/http/caller.ts';
import type { LiveStream } from './live-stream.ts';

export interface FeedServices {
  pool: Pool;
  clock: () => Date;
  log: Log;
}

export interface StoreFeed {
  isEmpty(): boolean;
  isReadBy(userId: string): boolean;
  join(stream: LiveStream, lastEventId: string | null): void;
  leave(stream: LiveStream): void;
  /** Something happened in the store. */
  poke(): void;
  /** Says that the connections stand, after it was asked whether they still may. */
  beat(): void;
  end(): void;
}

/** However much happens, a store is read no more often than this. */
const gapMs = 200;
const pauseAfterFailureMs = 1_000;

/**
 * The open streams of one store on this server. It reads for all of them at once and one look after the other: a stream
 * that joins catches up by a look of its own and is in time for the next common one, which begins where the last common one ended.
 */
export function makeStoreFeed(storeId: string, { pool, clock, log }: FeedServices): StoreFeed {
  const streams = new Set<LiveStream>();
  const joining = new Map<LiveStream, string | null>();
  const scope = { userId: null, storeId };
  /** The sequence of the last event that the streams have been told of; null before the first look. */
  let seen: number | null = null;
  let isRunning = false;
  let isPoked = false;
  let isBeatDue = false;

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    while ((isPoked || isBeatDue || joining.size > 0) && streams.size + joining.size > 0) {
      const pause = await look().then(
        (hasReadForAll) => (hasReadForAll ? gapMs : 0),
        (error: unknown) => {
          log.warn({ err: error, store_id: storeId }, 'live updates could not be read; trying again');
          isPoked = true;
          return pauseAfterFailureMs;
        },
      );
      if (pause > 0) await wait(pause, undefined, { ref: false });
    }
    isRunning = false;
  }

  /** @returns whether it was one for all */
  async function look(): Promise<boolean> {
    const isBeat = isBeatDue;
    const isForAll = (isPoked || isBeat) && streams.size > 0;
    isPoked = false;
    isBeatDue = false;
    if (isForAll && seen !== null) await tellAll(seen, isBeat);
    for (const [stream, lastEventId] of joining) {
      await welcome(stream, lastEventId);
      joining.delete(stream);
    }
    return isForAll;
  }

  async function tellAll(since: number, isBeat: boolean): Promise<void> {
    const found = await transaction(pool, scope, (db) => findChanges(db, since));
    const isNews = found.changes === null || found.changes.length > 0;
    if (isNews || isBeat) {
      await endDeadStreams();
      const text = isNews ? eventOf(found) : `:\nid: ${found.sequence}\n\n`;
      for (const stream of streams) stream.send(text);
    }
    seen = found.sequence;
  }

  /** Logged out, taken out of the store or given another role, or the store was closed: nothing more is told. */
  async function endDeadStreams(): Promise<void> {
    const sessionIds = [...new Set([...streams].map(({ sessionId }) => sessionId))];
    const standings = await findStandings(pool, sessionIds, storeId, clock());
    const roleOf = new Map(
      standings
        .filter(({ email_verified, store_closed }) => email_verified && store_closed === false)
        .map(({ session_id, role }) => [session_id, role]),
    );
    for (const stream of streams) if (roleOf.get(stream.sessionId) !== stream.role) stream.end();
  }

  async function welcome(stream: LiveStream, lastEventId: string | null): Promise<void> {
    const since = lastEventId === null ? null : sequenceIn(lastEventId);
    const found = await transaction(pool, scope, (db) =>
      since === null ? findRecentChanges(db) : findChanges(db, since),
    );
    // It may have left while this was read.
    if (!joining.has(stream)) return;
    if (lastEventId === null) stream.send(eventOf(found, 'open'));
    else stream.send(eventOf(since === null ? { ...found, changes: null } : found));
    if (streams.size === 0) seen = found.sequence;
    streams.add(stream);
  }

  /** Without changes too much has happened to be told. */
  function eventOf({ sequence, changes }: Changes, kind = 'changes'): string {
    const head = `event: ${changes === null ? 'resync' : kind}\nid: ${sequence}`;
    return `${head}\ndata: ${JSON.stringify(changes ?? [])}\n\n`;
  }

  return {
    isEmpty: () => streams.size + joining.size === 0,
    isReadBy: (userId) => [...streams, ...joining.keys()].some((stream) => stream.userId === userId),
    join(stream, lastEventId) {
      joining.set(stream, lastEventId);
      void run();
    },
    leave(stream) {
      joining.delete(stream);
      streams.delete(stream);
    },
    poke() {
      isPoked = true;
      void run();
    },
    beat() {
      isBeatDue = true;
      void run();
    },
    end() {
      for (const stream of [...joining.keys(), ...streams]) stream.end();
    },
  };
}

/** The sequence in a `Last-Event-ID`; null for anything else. */
function sequenceIn(eventId: string): number | null {
  return /^\d{1,15}$/.test(eventId) ? Number(eventId) : null;
}
