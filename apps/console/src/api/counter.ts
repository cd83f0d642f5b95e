import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { api } from './client.ts';
import { keys } from './keys.ts';
import { useActiveStoreId } from './stores.ts';
import type { Answer } from './types.ts';

export type GoodForSale = Answer<'GET /marketplace/v1/stores/{id}/goods-for-sale'>[number];

function goodsQuery(storeId: string, search: string) {
  return queryOptions({
    queryKey: [...keys.goodsForSale(storeId), search],
    queryFn: ({ signal }) =>
      api('GET /marketplace/v1/stores/{id}/goods-for-sale', {
        params: { id: storeId },
        query: { search },
        signal,
      }),
    enabled: storeId !== '',
  });
}

/** What a search finds to sell; without one, what is sold often. */
export function useGoodsForSale(search: string) {
  return useQuery({ ...goodsQuery(useActiveStoreId(), search), placeholderData: (before) => before });
}

/** The same, once: for a scanned code, or for Enter that came before the list. */
export function findGoodsForSale(
  client: QueryClient,
  storeId: string,
  search: string,
): Promise<GoodForSale[]> {
  return client.fetchQuery({ ...goodsQuery(storeId, search), staleTime: 5000 });
}
