import type { QueryClient } from '@tanstack/react-query';
import { useActiveStoreId } from '#api/client/active-store.ts';
import { api } from '#api/client/client.ts';
import { keys } from '#api/client/keys.ts';
import { useStoreAction, useStoreQuery } from '#api/client/store-calls.ts';
import { useAction } from '#api/client/use-action.ts';
import { productsChanged } from './products.ts';

/** How many of the products are samples; undefined until it is known. */
export function useSampleCount(isWanted: boolean): number | undefined {
  const total = useStoreQuery('GET /marketplace/v1/stores/{id}/products/total', {
    key: (storeId) => [...keys.products(storeId), 'total', { sample: 'true' }],
    query: { sample: 'true' },
    enabled: isWanted,
  });
  return total.data?.total;
}

/** Fills a store in test mode with samples; the answer is the job that does it. */
export function useAddSamples() {
  const storeId = useActiveStoreId();
  return useAction<{ id: string }>((_, idempotencyKey) =>
    api('POST /marketplace/v1/stores/{id}/sample-products', {
      params: { id: storeId },
      body: {},
      idempotencyKey,
    }),
  );
}

export function useRemoveSamples() {
  return useStoreAction(
    'DELETE /marketplace/v1/stores/{id}/sample-products',
    () => ({}),
    (_, storeId, client) => samplesChanged(storeId, client),
  );
}

/** Samples came or went. */
export function samplesChanged(storeId: string, client: QueryClient): void {
  productsChanged(storeId, client);
  void client.invalidateQueries({ queryKey: keys.categories(storeId) });
  void client.invalidateQueries({ queryKey: keys.start });
}
