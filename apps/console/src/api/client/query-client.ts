import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, isFailure } from './api-error.ts';
import { keys } from './keys.ts';

/** Reads are tried again when no answer came or the server failed, never when it said what is wrong, nor without a network. */
export function shouldRetryRead(failures: number, error: unknown): boolean {
  if (failures >= 3 || globalThis.navigator?.onLine === false) return false;
  return error instanceof ApiError && (error.status === 0 || error.status >= 500) && error.status !== 501;
}

/** Milliseconds before the next try: what the server asked for, or 1, 2, 4 seconds. */
export function retryDelay(failures: number, error: unknown): number {
  const asked = error instanceof ApiError ? error.retryAfter : undefined;
  return Math.min(asked === undefined ? 1000 * 2 ** failures : asked * 1000, 30_000);
}

export function createQueryClient(): QueryClient {
  // A store that was closed, or that one was taken out of, answers so: the start call tells, and the guards act on it.
  const onError = (error: unknown) => {
    if (isFailure(error, 'not_found') || isFailure(error, 'store_closed')) {
      void client.invalidateQueries({ queryKey: keys.start });
    }
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        retry: shouldRetryRead,
        retryDelay,
        staleTime: 15_000,
        // Our server may well be on this machine: 'offline' says nothing about it.
        networkMode: 'always',
        // The stream of live updates may have outlived the break, and then reads nothing again.
        refetchOnReconnect: ({ state }) => state.status === 'error' && 'always',
      },
      // A change is repeated by the person, with the same idempotency key.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
