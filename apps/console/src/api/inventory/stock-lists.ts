import type { Calls } from '@sokoni/contract/calls';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useActiveStoreId } from '#api/client/active-store.ts';
import { api } from '#api/client/client.ts';
import { useCountedList } from '#api/client/counted-list.ts';
import { keys } from '#api/client/keys.ts';
import { useStoreQuery } from '#api/client/store-calls.ts';
import type { StockRow } from '#contract-types.ts';

export type StockListQuery = NonNullable<Calls['GET /marketplace/v1/stores/{id}/stock']['query']>;
export type LedgerQuery = NonNullable<Calls['GET /marketplace/v1/stores/{id}/stock-ledger']['query']>;

/** A page of the variants with their stock. */
export function useStockList(query: StockListQuery) {
  const storeId = useActiveStoreId();
  const params = { id: storeId };
  return useCountedList({
    key: keys.stock(storeId),
    query,
    load: (page, signal) => api('GET /marketplace/v1/stores/{id}/stock', { params, query: page, signal }),
    count: (filter, signal) =>
      api('GET /marketplace/v1/stores/{id}/stock/total', { params, query: filter, signal }),
    enabled: storeId !== '',
  });
}

/** A few variants whose words or codes hold the text; nothing is asked for an empty one. */
export function useVariantSearch(search: string) {
  const storeId = useActiveStoreId();
  return useQuery({
    queryKey: [...keys.stock(storeId), 'search', search],
    queryFn: ({ signal }) => findVariants(storeId, search, signal),
    enabled: storeId !== '' && search !== '',
  });
}

export async function findVariants(
  storeId: string,
  search: string,
  signal?: AbortSignal,
): Promise<StockRow[]> {
  const found = await api('GET /marketplace/v1/stores/{id}/stock', {
    params: { id: storeId },
    query: { search, limit: 8 },
    signal,
  });
  return found.items;
}

/** The ledger, part by part. */
export function useLedger(query: LedgerQuery) {
  const storeId = useActiveStoreId();
  return useInfiniteQuery({
    queryKey: [...keys.stock(storeId), 'ledger', query],
    queryFn: ({ pageParam, signal }) =>
      api('GET /marketplace/v1/stores/{id}/stock-ledger', {
        params: { id: storeId },
        query: { ...query, after: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    enabled: storeId !== '',
  });
}

/** Who has moved stock of the store. */
export function useStockActors(isWanted: boolean) {
  return useStoreQuery('GET /marketplace/v1/stores/{id}/stock-actors', {
    key: (storeId) => [...keys.stock(storeId), 'actors'],
    enabled: isWanted,
  });
}
