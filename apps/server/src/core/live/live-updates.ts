import type { Readable } from 'node:stream';
import { DomainError } from '#core/errors/domain-error.ts';
import { openLiveStream, type Reader } from './live-stream.ts';
import { type FeedServices, makeStoreFeed, type StoreFeed } from './store-feed.ts';

/** Who is told that something happened, by whoever listens to the database. */
export interface EventEar {
  /** Something happened in this store. */
  onStore(storeId: string): void;
  /** Sessions of this user have ended. */
  onUser(userId: string): void;
  /** Events are heard from now on; what happened before may have been missed. */
  onListening(): void;
}

export interface LiveUpdates {
  ear: EventEar;
  /**
   * Follows a store from now on, or from the event on that the reader got last. The reader may see the store.
   * @returns the text of server-sent events
   * @throws DomainError `too_many_streams`, `unavailable` while the server stops
   */
  follow(storeId: string, reader: Reader, lastEventId: string | null): Readable;
  /** Open streams of this server. */
  count(): number;
  /** Ends all streams; no new one is opened. */
  end(): void;
  stop(): void;
}

const beatMs = 20_000;
const streamsPerUser = 20;

/** What happens in stores, told to everybody on this server who looks at them. */
export function startLiveUpdates(services: FeedServices): LiveUpdates {
  const feeds = new Map<string, StoreFeed>();
  let isEnding = false;
  const timer = setInterval(beat, beatMs).unref();
  let open = 0;
  const openOf = new Map<string, number>();

  function beat(): void {
    for (const feed of feeds.values()) feed.beat();
  }

  function count(userId: string, change: 1 | -1): void {
    open += change;
    const left = (openOf.get(userId) ?? 0) + change;
    if (left > 0) openOf.set(userId, left);
    else openOf.delete(userId);
  }

  function feedOf(storeId: string): StoreFeed {
    const known = feeds.get(storeId);
    if (known) return known;
    const made = makeStoreFeed(storeId, services);
    feeds.set(storeId, made);
    return made;
  }

  return {
    ear: {
      onStore: (storeId) => feeds.get(storeId)?.poke(),
      onUser(userId) {
        for (const feed of feeds.values()) if (feed.isReadBy(userId)) feed.beat();
      },
      onListening() {
        for (const feed of feeds.values()) feed.poke();
      },
    },
    follow(storeId, reader, lastEventId) {
      if (isEnding) throw new DomainError('unavailable', { retryAfterSeconds: 1 });
      if ((openOf.get(reader.userId) ?? 0) >= streamsPerUser) {
        throw new DomainError('too_many_streams', { retryAfterSeconds: 60 });
      }
      const feed = feedOf(storeId);
      let isOpen = true;
      const stream = openLiveStream(reader, (gone) => {
        if (!isOpen) return;
        isOpen = false;
        count(reader.userId, -1);
        feed.leave(gone);
        if (feed.isEmpty() && feeds.get(storeId) === feed) feeds.delete(storeId);
      });
      count(reader.userId, 1);
      feed.join(stream, lastEventId);
      return stream.readable;
    },
    count: () => open,
    end() {
      isEnding = true;
      for (const feed of feeds.values()) feed.end();
    },
    stop() {
      this.end();
      clearInterval(timer);
    },
  };
}
