import { useQuery } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import type { Subkey } from './keys.ts';
import { isSameList, listState } from './use-list.ts';

type Window = 'page' | 'limit' | 'sort';

interface CountedListOptions<Query, Item> {
  /** Of all that is asked about these rows. */
  key: Subkey;
  query: Query;
  load: (query: Query, signal: AbortSignal) => Promise<{ items: Item[]; total?: number | null }>;
  /** How many a filter leaves, where the answer with the rows does not say. */
  count: (filter: Omit<Query, Window>, signal: AbortSignal) => Promise<{ total: number }>;
  enabled: boolean;
}

/** A page of a list that may be long. `total` is undefined while it is counted: the rows never wait for it. */
export function useCountedList<Query extends Partial<Record<Window, unknown>>, Item>({
  key,
  query,
  load,
  count,
  enabled,
}: CountedListOptions<Query, Item>) {
  const pageKey = [...key, 'page', query] as const;
  const page = useQuery({
    queryKey: pageKey,
    queryFn: ({ signal }) => load(query, signal),
    enabled,
    placeholderData: (previous, before) => (isSameList(before?.queryKey, pageKey) ? previous : undefined),
  });
  const known = page.data?.total ?? undefined;
  const { page: _, limit: __, sort: ___, ...filter } = query;
  const counted = useQuery({
    queryKey: [...key, 'total', filter],
    queryFn: ({ signal }) => count(filter, signal),
    enabled: page.isSuccess && !page.isPlaceholderData && known === undefined,
  });
  const { items, error } = listState(page.data && { items: page.data.items, total: 0 }, page.error);
  return {
    items,
    error,
    total: page.isPlaceholderData ? undefined : (known ?? counted.data?.total),
    requestId: page.error instanceof ApiError ? page.error.requestId : undefined,
    isLoading: page.isLoading,
    isFetching: page.isFetching,
    /** The rows are those of the query before. */
    isStale: page.isPlaceholderData,
    reload: () => void page.refetch(),
  };
}
