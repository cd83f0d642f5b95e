import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useActiveStoreId } from '#api/client/active-store.ts';
import { api } from '#api/client/client.ts';
import { keys } from '#api/client/keys.ts';
import type { Answer } from '#contract-types.ts';

export type ItemForSale = Answer<'GET /marketplace/v1/stores/{id}/sellable-items'>[number];

function itemsQuery(storeId: string, search: string) {
  return queryOptions({
    queryKey: [...keys.itemsForSale(storeId), search],
    queryFn: ({ signal }) =>
      api('GET /marketplace/v1/stores/{id}/sellable-items', {
        params: { id: storeId },
        query: { search },
        signal,
      }),
    enabled: storeId !== '',
  });
}

/** What a search finds to sell; without one, what is sold often. */
export function useItemsForSale(search: string, isWanted = true) {
  const storeId = useActiveStoreId();
  return useQuery({
    ...itemsQuery(storeId, search),
    enabled: storeId !== '' && isWanted,
    placeholderData: (before) => before,
  });
}

/** The same, once: for Enter that came before the list. */
export function findItemsForSale(
  client: QueryClient,
  storeId: string,
  search: string,
): Promise<ItemForSale[]> {
  return client.fetchQuery({ ...itemsQuery(storeId, search), staleTime: 5000 });
}

/** The items with this SKU or barcode. */
export async function findItemByCode(
  client: QueryClient,
  storeId: string,
  code: string,
): Promise<ItemForSale | undefined> {
  return (await findItemsForSale(client, storeId, code)).find(({ is_own_code }) => is_own_code);
}
