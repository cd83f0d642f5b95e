import { useActiveStoreId } from '#api/client/active-store.ts';
import { api } from '#api/client/client.ts';
import { useCountedList } from '#api/client/counted-list.ts';
import { keys } from '#api/client/keys.ts';
import type { Answer } from '#contract-types.ts';

export type UnfinishedCheckout =
  Answer<'GET /marketplace/v1/stores/{id}/storefront/unfinished-checkouts'>['items'][number];

/** A page of the checkouts that buyers left; one whose order comes after all leaves it. */
export function useUnfinishedCheckouts(query: { page: number; limit: number; search: string }) {
  const storeId = useActiveStoreId();
  const params = { id: storeId };
  return useCountedList({
    key: [...keys.orders(storeId), 'unfinished'],
    load: (asked: typeof query, signal) =>
      api('GET /marketplace/v1/stores/{id}/storefront/unfinished-checkouts', {
        params,
        query: asked,
        signal,
      }),
    count: (filter, signal) =>
      api('GET /marketplace/v1/stores/{id}/storefront/unfinished-checkouts/total', {
        ...{ params, query: filter, signal },
      }),
    query,
    enabled: storeId !== '',
  });
}
