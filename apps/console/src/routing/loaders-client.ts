import type { QueryClient } from '@tanstack/react-query';

let client: QueryClient | undefined;

/**
 * Names the query client that the loaders of routes fill. Not by a context of the router: it waits for one before each navigation,
 * and of two at once, as at a log-out, the second is then shown without its address.
 */
export function giveLoaders(queryClient: QueryClient): void {
  client = queryClient;
}

export function loadersClient(): QueryClient | undefined {
  return client;
}
