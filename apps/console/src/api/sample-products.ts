import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import { api } from './client.ts';
import { keys } from './keys.ts';
import { productsChanged } from './products.ts';
import { useActiveStoreId } from './stores.ts';
import { useAction } from './use-action.ts';

/** How many of the products are samples; undefined until it is known. */
export function useSampleCount(isWanted: boolean): number | undefined {
  const storeId = useActiveStoreId();
  const total = useQuery({
    queryKey: [...keys.products(storeId), 'total', { sample: 'true' }],
    queryFn: ({ signal }) =>
      api('GET /marketplace/v1/stores/{id}/products/total', {
        params: { id: storeId },
        query: { sample: 'true' },
        signal,
      }),
    enabled: storeId !== '' && isWanted,
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
  const storeId = useActiveStoreId();
  return useMutation({
    mutationFn: () => api('DELETE /marketplace/v1/stores/{id}/sample-products', { params: { id: storeId } }),
    onSuccess: (_, __, ___, { client }) => samplesChanged(storeId, client),
  });
}

/** Samples came or went. */
export function samplesChanged(storeId: string, client: QueryClient): void {
  productsChanged(storeId, client);
  void client.invalidateQueries({ queryKey: keys.categories(storeId) });
  void client.invalidateQueries({ queryKey: keys.start });
}
