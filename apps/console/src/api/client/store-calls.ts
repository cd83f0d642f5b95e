import type { ParamsOf } from '@sokoni/contract/call';
import type { Calls } from '@sokoni/contract/calls';
import { type QueryClient, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { Answer, BodyFor } from '#contract-types.ts';
import { useActiveStoreId } from './active-store.ts';
import { api, type CallOptions } from './client.ts';
import type { Subkey } from './keys.ts';
import { useAction } from './use-action.ts';
import { type ListPage, useList } from './use-list.ts';

type StoreRoute = Extract<keyof Calls, `${string} /marketplace/v1/stores/{id}${string}`>;

/** What a call of the store takes besides the store and the key of the intent. */
type StoreRequest<R extends StoreRoute> = Omit<CallOptions<R>, 'params' | 'idempotencyKey'> &
  ([Exclude<keyof ParamsOf<R>, 'id'>] extends [never]
    ? { params?: undefined }
    : { params: Omit<ParamsOf<R>, 'id'> });

interface Read {
  key: (storeId: string) => Subkey;
  /** Outside of a store nothing is asked, whatever is said here. */
  enabled?: boolean;
}

type Follow<Data> = Pick<
  UseQueryOptions<Data>,
  'placeholderData' | 'staleTime' | 'refetchInterval' | 'refetchOnWindowFocus' | 'retry'
>;

/** Reads something of the store that is open. */
export function useStoreQuery<R extends StoreRoute>(
  route: R,
  { key, enabled = true, ...request }: Read & StoreRequest<R>,
  follow: Follow<Answer<R>> = {},
) {
  const storeId = useActiveStoreId();
  return useQuery<Answer<R>>({
    ...follow,
    queryKey: key(storeId),
    queryFn: ({ signal }) => callStore(route, storeId, request, { signal }),
    enabled: storeId !== '' && enabled,
  });
}

type ItemOf<R extends StoreRoute> = Answer<R> extends ListPage<infer Item> ? Item : never;

/** Reads a page of a list of the store that is open. */
export function useStoreList<R extends StoreRoute>(
  route: R,
  { key, enabled = true, ...request }: Read & StoreRequest<R>,
) {
  const storeId = useActiveStoreId();
  return useList({
    key: key(storeId),
    load: (signal) => callStore(route, storeId, request, { signal }) as Promise<ListPage<ItemOf<R>>>,
    enabled: storeId !== '' && enabled,
  });
}

/** Does something in the store that is open; a POST that is repeated after a lost answer repeats its key. */
export function useStoreAction<R extends StoreRoute, Variables = void>(
  route: R,
  request: (variables: Variables) => StoreRequest<R>,
  onSuccess?: (data: Answer<R>, storeId: string, client: QueryClient, variables: Variables) => unknown,
) {
  const storeId = useActiveStoreId();
  return useAction<Answer<R>, Variables>(
    (variables, idempotencyKey) => callStore(route, storeId, request(variables), { idempotencyKey }),
    (data, variables, client) => onSuccess?.(data, storeId, client, variables),
  );
}

/** Does something in the store that is open with a body as its call takes it. */
export function useStoreSend<R extends StoreRoute>(
  route: R,
  params: Omit<ParamsOf<R>, 'id'>,
  onSuccess?: (data: Answer<R>, storeId: string, client: QueryClient, body: BodyFor<R>) => unknown,
) {
  return useStoreAction(
    route,
    (body: BodyFor<R>) => ({ params, body }) as unknown as StoreRequest<R>,
    onSuccess,
  );
}

function callStore<R extends StoreRoute>(
  route: R,
  storeId: string,
  request: object,
  more: { signal?: AbortSignal; idempotencyKey?: string },
): Promise<Answer<R>> {
  const params = 'params' in request ? request.params : {};
  const options = { ...request, ...more, params: { ...(params as object), id: storeId } };
  return (api as (route: R, options: unknown) => Promise<Answer<R>>)(route, options);
}
