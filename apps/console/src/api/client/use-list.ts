import { hashKey, type QueryKey, queryOptions, useQuery } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { messageOf } from './message-of.ts';

export interface ListPage<Item> {
  items: Item[];
  total: number;
}

export interface List<Item> {
  items: Item[];
  /** How many there are on all pages. */
  total: number;
  /** Why the list is empty, or null. */
  error: string | null;
  /** Of the failure, for support. */
  requestId: string | undefined;
  /** Nothing to show yet. */
  isLoading: boolean;
  /** It is being fetched, also anew. */
  isFetching: boolean;
  /** The page before still shows, the one that was asked for is on its way. */
  isStale: boolean;
  reload(): void;
}

export interface ListOptions<Item> {
  key: QueryKey;
  load: (signal: AbortSignal) => Promise<ListPage<Item>>;
  enabled?: boolean;
}

/**
 * SPEC section 4 "Generic list fetch": cancels on leave, reloads on update (a new key, or an invalidated one), and on
 * error sets the error text and empties the list.
 */
export function useList<Item>(options: ListOptions<Item>): List<Item> {
  const query = useQuery(listQuery(options));
  return {
    ...listState(query.data, query.error),
    requestId: query.error instanceof ApiError ? query.error.requestId : undefined,
    isLoading: query.isLoading,
    isFetching: query.isFetching,
    isStale: query.isPlaceholderData,
    reload: () => void query.refetch(),
  };
}

/** The query behind a list. It consumes the signal, so that leaving the page cancels the fetch. */
export function listQuery<Item>({ key, load, enabled = true }: ListOptions<Item>) {
  return queryOptions({
    queryKey: key,
    queryFn: ({ signal }) => load(signal),
    enabled,
    // The page before shows while the next one comes, but never that of another store.
    placeholderData: (previous, query) => (isSameList(query?.queryKey, key) ? previous : undefined),
  });
}

/** What a list shows of the last answer and the last error. */
export function listState<Item>(
  page: ListPage<Item> | undefined,
  error: unknown,
): Pick<List<Item>, 'items' | 'total' | 'error'> {
  if (error) return { items: [], total: 0, error: messageOf(error) };
  return { items: page?.items ?? [], total: page?.total ?? 0, error: null };
}

/** Keys of one list differ only in the page, the sort and the search: the rows of another filter are other rows. */
export function isSameList(one: readonly unknown[] | undefined, other: readonly unknown[]): boolean {
  return one !== undefined && hashKey(one.map(narrowing)) === hashKey(other.map(narrowing));
}

function narrowing(part: unknown): unknown {
  if (typeof part !== 'object' || part === null) return part;
  const { page: _, limit: __, sort: ___, search: ____, ...filter } = part as Record<string, unknown>;
  return filter;
}
