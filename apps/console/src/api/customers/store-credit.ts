import { keys } from '#api/client/keys.ts';
import { useStoreList, useStoreQuery, useStoreSend } from '#api/client/store-calls.ts';

/** What a customer has to spend in the store; nothing is asked without a customer. */
export function useStoreCredit(customerId: string | null) {
  return useStoreQuery('GET /marketplace/v1/stores/{id}/customers/{customer_id}/credit', {
    key: (storeId) => [...keys.customer(storeId, customerId ?? ''), 'credit'],
    params: { customer_id: customerId ?? '' },
    enabled: customerId !== null,
  });
}

export function useCreditEntries(customerId: string, query: { page: number; limit: number }) {
  return useStoreList('GET /marketplace/v1/stores/{id}/customers/{customer_id}/credit/entries', {
    key: (storeId) => [...keys.customer(storeId, customerId), 'credit entries', query],
    params: { customer_id: customerId },
    query,
  });
}

/** Gives credit by hand, or takes some back: an amount below zero. */
export function useGiveCredit(customerId: string) {
  return useStoreSend(
    'POST /marketplace/v1/stores/{id}/customers/{customer_id}/credit/entries',
    { customer_id: customerId },
    (_, storeId, client) => client.invalidateQueries({ queryKey: keys.customer(storeId, customerId) }),
  );
}
