import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError, isFailure } from '#api/client/api-error.ts';
import { openStream } from '#api/client/client.ts';
import { keys } from '#api/client/keys.ts';
import { makeRefreshRounds } from './batch-refreshes.ts';
import { followStore, type LiveChange } from './follow-store.ts';
import { readAnew } from './refetch.ts';
import { isStill } from './stale-queries.ts';

/** What changed in the last half minute a new stream tells; a transaction may have taken a part of that. */
const toldMs = 10_000;

/**
 * Shows what others change in the store, as it happens. A tab that nobody looks at holds no connection (a browser has six for
 * all tabs of a site) and catches up when it is shown again.
 * @param onChanges is told of them too; the same function as long as the connection is to stay
 */
export function useLiveUpdates(storeId: string, onChanges: (changes: readonly LiveChange[]) => void): void {
  const client = useQueryClient();
  useEffect(() => {
    const rounds = makeRefreshRounds(client, storeId);
    const follower = followStore({
      open: (lastEventId, signal) =>
        openStream('GET /marketplace/v1/stores/{id}/events', {
          params: { id: storeId },
          lastEventId,
          signal,
        }),
      onChanges: (changes) => {
        rounds.add(changes);
        onChanges(changes);
      },
      // What is being read began within the time that is told; what failed shows nothing, however new it was.
      onOpen: () =>
        readAll(
          client,
          storeId,
          ({ state }) =>
            state.fetchStatus === 'idle' &&
            (state.status === 'error' || state.dataUpdatedAt < Date.now() - toldMs),
        ),
      onResync: () => readAll(client, storeId, () => true),
      onRefused: (error) => pauseAfter(client, error),
    });
    const look = () => (document.visibilityState === 'visible' ? follower.go() : follower.rest());
    document.addEventListener('visibilitychange', look);
    addEventListener('online', follower.hurry);
    look();
    return () => {
      document.removeEventListener('visibilitychange', look);
      removeEventListener('online', follower.hurry);
      follower.rest();
    };
  }, [client, storeId, onChanges]);
}

function readAll(client: QueryClient, storeId: string, isOld: (query: Query) => boolean): void {
  const predicate = (query: Query) => !isStill(query.queryKey) && isOld(query);
  const all = [keys.store(storeId), keys.start, keys.me];
  void readAnew(
    client,
    all.map((queryKey) => ({ queryKey, predicate })),
  );
}

/** A store that was closed, or that one was taken out of: the start call tells, and the guards act on it. */
function pauseAfter(client: QueryClient, error: unknown): number | null {
  if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) return null;
  if (isFailure(error, 'not_found') || isFailure(error, 'store_closed') || isFailure(error, 'not_allowed')) {
    void client.invalidateQueries({ queryKey: keys.start });
  }
  return (error.retryAfter ?? 60) * 1000;
}
