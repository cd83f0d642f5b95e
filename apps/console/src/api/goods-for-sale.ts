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
export function useGoodsForSale(search: string, isWanted = true) {
  const storeId = useActiveStoreId();
  return useQuery({
    ...goodsQuery(storeId, search),
    enabled: storeId !== '' && isWanted,
    placeholderData: (before) => before,
  });
}

/** The same, once: for Enter that came before the list. */
export function findGoodsForSale(
  client: QueryClient,
  storeId: string,
  search: string,
): Promise<GoodForSale[]> {
  return client.fetchQuery({ ...goodsQuery(storeId, search), staleTime: 5000 });
}

/** The goods with this SKU or barcode. */
export async function findGoodByCode(
  client: QueryClient,
  storeId: string,
  code: string,
): Promise<GoodForSale | undefined> {
  return (await findGoodsForSale(client, storeId, code)).find(({ is_own_code }) => is_own_code);
}
