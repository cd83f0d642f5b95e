import { useQuery } from '@tanstack/react-query';
import { useActiveStoreId } from '#api/client/active-store.ts';
import { api } from '#api/client/client.ts';
import { keys } from '#api/client/keys.ts';
import { useAction } from '#api/client/use-action.ts';

/** How many test orders the store has; undefined until it is known. */
export function useTestOrderCount(): number | undefined {
  const storeId = useActiveStoreId();
  const total = useQuery({
    queryKey: [...keys.orders(storeId), 'total', { test: 'true' }],
    queryFn: ({ signal }) =>
      api('GET /marketplace/v1/stores/{id}/orders/total', {
        params: { id: storeId },
        query: { test: 'true' },
        signal,
      }),
    enabled: storeId !== '',
  });
  return total.data?.total;
}

/** Has all test orders cleared; the answer is the job that does it. */
export function useClearTestOrders() {
  const storeId = useActiveStoreId();
  return useAction<{ id: string }>((_, idempotencyKey) =>
    api('DELETE /marketplace/v1/stores/{id}/test-orders', { params: { id: storeId }, idempotencyKey }),
  );
}
