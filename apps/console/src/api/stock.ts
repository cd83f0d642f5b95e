import { useQuery } from '@tanstack/react-query';
import { api } from './client.ts';
import { keys } from './keys.ts';
import { productsChanged } from './products.ts';
import { useActiveStoreId } from './stores.ts';
import type { BodyFor } from './types.ts';
import { useAction } from './use-action.ts';
import { useList } from './use-list.ts';

/** The places where the store keeps stock, closed ones last. */
export function useLocations() {
  const storeId = useActiveStoreId();
  return useQuery({
    queryKey: keys.locations(storeId),
    queryFn: ({ signal }) =>
      api('GET /marketplace/v1/stores/{id}/locations', { params: { id: storeId }, signal }),
    enabled: storeId !== '',
  });
}

/** The stock of a product by variant and place. */
export function useProductStock(productId: string) {
  const storeId = useActiveStoreId();
  return useQuery({
    queryKey: [...keys.product(storeId, productId), 'stock'],
    queryFn: ({ signal }) =>
      api('GET /marketplace/v1/stores/{id}/products/{product_id}/stock', {
        params: { id: storeId, product_id: productId },
        signal,
      }),
    enabled: storeId !== '',
  });
}

/** Corrects stock of a product by hand. */
export function useAdjustStock(productId: string) {
  const storeId = useActiveStoreId();
  return useAction(
    (body: BodyFor<'POST /marketplace/v1/stores/{id}/stock-adjustments'>, idempotencyKey) =>
      api('POST /marketplace/v1/stores/{id}/stock-adjustments', {
        params: { id: storeId },
        body,
        idempotencyKey,
      }),
    (_, __, client) => {
      productsChanged(storeId, client);
      void client.invalidateQueries({ queryKey: keys.stock(storeId) });
      return client.invalidateQueries({ queryKey: keys.product(storeId, productId) });
    },
  );
}

/** What came and went of a product, newest first. */
export function useMovements(productId: string, query: { page: number; limit: number }) {
  const storeId = useActiveStoreId();
  return useList({
    key: [...keys.product(storeId, productId), 'movements', query],
    load: (signal) =>
      api('GET /marketplace/v1/stores/{id}/stock-movements', {
        params: { id: storeId },
        query: { ...query, product_id: productId },
        signal,
      }),
    enabled: storeId !== '',
  });
}
