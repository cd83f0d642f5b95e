import { queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import type { Subkey } from './keys.ts';
import { isSameList, listState } from './use-list.ts';

type Window = 'page' | 'limit' | 'sort';

/** A list that may be long: its rows come by pages, and are counted apart. */
export interface CountedList<Query, Item> {
  /** Of all that is asked about these rows. */
  key: Subkey;
  load: (query: Query, signal: AbortSignal) => Promise<{ items: Item[]; total?: number | null }>;
  /** How many a filter leaves, where the answer with the rows does not say. */
  count: (filter: Omit<Query, Window>, signal: AbortSignal) => Promise<{ total: number }>;
}

interface CountedListOptions<Query, Item> extends CountedList<Query, Item> {
  query: Query;
  enabled: boolean;
}

/** The query of one page. */
export function pageQuery<Query, Item>(
  { key, load }: Pick<CountedList<Query, Item>, 'key' | 'load'>,
  query: Query,
) {
  return queryOptions({
    queryKey: [...key, 'page', query] as const,
    queryFn: ({ signal }) => load(query, signal),
  });
}

/** A page of a list that may be long. `total` is undefined while it is counted: the rows never wait for it. */
export function useCountedList<Query extends Partial<Record<Window, unknown>>, Item>({
  query,
  enabled,
  ...list
}: CountedListOptions<Query, Item>) {
  const asked = pageQuery(list, query);
  const page = useQuery({
    ...asked,
    enabled,
    placeholderData: (previous, before) =>
      isSameList(before?.queryKey, asked.queryKey) ? previous : undefined,
  });
  const known = page.data?.total ?? undefined;
  const { page: _, limit: __, sort: ___, ...filter } = query;
  const counted = useQuery({
    queryKey: [...list.key, 'total', filter],
    queryFn: ({ signal }) => list.count(filter, signal),
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
