import type { Readable } from 'node:stream';
import type { Log } from '#platform/database/log.ts';
import { DomainError } from '#platform/domain-error.ts';
import { type Listener, listenToEvents } from './listen.ts';
import { openLiveStream, type Reader } from './live-stream.ts';
import { type FeedServices, makeStoreFeed, type StoreFeed } from './store-feed.ts';

export interface LiveUpdates {
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
  stop(): Promise<void>;
}

const beatMs = 20_000;
const streamsPerUser = 20;

/** What changes in stores, told to everybody on this server who looks at them. Nothing listens before the first one does. */
export function startLiveUpdates(services: FeedServices & { ownerUrl: string; log: Log }): LiveUpdates {
  const { ownerUrl, log } = services;
  const feeds = new Map<string, StoreFeed>();
  let listener: Listener | null = null;
  let isEnding = false;
  const timer = setInterval(beat, beatMs).unref();
  let open = 0;
  const openOf = new Map<string, number>();

  function beat(): void {
    listener?.check();
    for (const feed of feeds.values()) feed.beat();
  }

  function count(userId: string, change: 1 | -1): void {
    open += change;
    const left = (openOf.get(userId) ?? 0) + change;
    if (left > 0) openOf.set(userId, left);
    else openOf.delete(userId);
  }

  function startListening(): Listener {
    return listenToEvents({
      ownerUrl,
      log,
      onStore: (storeId) => feeds.get(storeId)?.poke(),
      onListening: () => {
        for (const feed of feeds.values()) feed.poke();
      },
    });
  }

  function feedOf(storeId: string): StoreFeed {
    const known = feeds.get(storeId);
    if (known) return known;
    const made = makeStoreFeed(storeId, services);
    feeds.set(storeId, made);
    return made;
  }

  return {
    follow(storeId, reader, lastEventId) {
      if (isEnding) throw new DomainError('unavailable', { retryAfterSeconds: 1 });
      if ((openOf.get(reader.userId) ?? 0) >= streamsPerUser) {
        throw new DomainError('too_many_streams', { retryAfterSeconds: 60 });
      }
      listener ??= startListening();
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
    async stop() {
      this.end();
      clearInterval(timer);
      await listener?.stop();
    },
  };
}
