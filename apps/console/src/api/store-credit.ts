import { useQuery } from '@tanstack/react-query';
import { api } from './client.ts';
import { keys } from './keys.ts';
import { useActiveStoreId } from './stores.ts';
import type { BodyFor } from './types.ts';
import { useAction } from './use-action.ts';
import { useList } from './use-list.ts';

/** What a customer has to spend in the store; nothing is asked without a customer. */
export function useStoreCredit(customerId: string | null) {
  const storeId = useActiveStoreId();
  return useQuery({
    queryKey: [...keys.customer(storeId, customerId ?? ''), 'credit'],
    queryFn: ({ signal }) =>
      api('GET /marketplace/v1/stores/{id}/customers/{customer_id}/credit', {
        params: { id: storeId, customer_id: customerId ?? '' },
        signal,
      }),
    enabled: storeId !== '' && customerId !== null,
  });
}

export function useCreditEntries(customerId: string, query: { page: number; limit: number }) {
  const storeId = useActiveStoreId();
  return useList({
    key: [...keys.customer(storeId, customerId), 'credit entries', query],
    load: (signal) =>
      api('GET /marketplace/v1/stores/{id}/customers/{customer_id}/credit/entries', {
        params: { id: storeId, customer_id: customerId },
        query,
        signal,
      }),
    enabled: storeId !== '',
  });
}

/** Gives credit by hand, or takes some back: an amount below zero. */
export function useGiveCredit(customerId: string) {
  const storeId = useActiveStoreId();
  return useAction(
    (
      body: BodyFor<'POST /marketplace/v1/stores/{id}/customers/{customer_id}/credit/entries'>,
      idempotencyKey,
    ) =>
      api('POST /marketplace/v1/stores/{id}/customers/{customer_id}/credit/entries', {
        params: { id: storeId, customer_id: customerId },
        body,
        idempotencyKey,
      }),
    (_, __, client) => client.invalidateQueries({ queryKey: keys.customer(storeId, customerId) }),
  );
}
