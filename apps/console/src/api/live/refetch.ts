import { type InvalidateQueryFilters, matchQuery, type Query, type QueryClient } from '@tanstack/react-query';

/**
 * Reads anew what is looked at, once each, however many of the filters a query meets. The first read of a query is not begun anew
 * while it is on its way, and may know things as they were before: it is waited for, and done once more. One that fails shows
 * nothing old: it says what went wrong.
 */
export async function readAnew(
  client: QueryClient,
  filters: readonly InvalidateQueryFilters[],
): Promise<void> {
  const isDue = (query: Query) => filters.some((filter) => matchQuery(filter, query));
  const firstReads = client
    .getQueryCache()
    .findAll({ predicate: (query) => isDue(query) && isFirstRead(query) });
  await client.invalidateQueries({ predicate: isDue });
  await client.invalidateQueries({
    predicate: (query) => firstReads.includes(query) && query.state.data !== undefined,
  });
}

function isFirstRead({ state }: Query): boolean {
  return state.data === undefined && state.fetchStatus !== 'idle';
}
