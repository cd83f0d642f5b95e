import { useMutation } from '@tanstack/react-query';
import { useActiveStoreId } from '#api/client/active-store.ts';
import { api } from '#api/client/client.ts';
import { keys } from '#api/client/keys.ts';
import { useStoreList, useStoreQuery, useStoreSend } from '#api/client/store-calls.ts';
import type { Answer } from '#contract-types.ts';

export type Debtor = Answer<'GET /marketplace/v1/stores/{id}/receivables'>['items'][number];
export type Ageing = Debtor['ageing'];

/** The first and the last day of a statement. */
export interface Span {
  from_day: string;
  to_day: string;
}

/** A page of those who owe, who owes most first. */
export function useDebtors(query: { page: number; limit: number }) {
  return useStoreList('GET /marketplace/v1/stores/{id}/receivables', {
    key: (storeId) => [...keys.receivables(storeId), query],
    query,
  });
}

/** What all of them owe together, and what is outstanding without a name. */
export function useAgeing() {
  return useStoreQuery('GET /marketplace/v1/stores/{id}/receivables/ageing', {
    key: (storeId) => [...keys.receivables(storeId), 'ageing'],
  });
}

export function useCustomerAgeing(customerId: string) {
  return useStoreQuery('GET /marketplace/v1/stores/{id}/customers/{customer_id}/ageing', {
    key: (storeId) => [...keys.customer(storeId, customerId), 'ageing'],
    params: { customer_id: customerId },
  });
}

/** The address of a statement as PDF, good for a minute. */
export function useStatement(customerId: string) {
  const storeId = useActiveStoreId();
  return useMutation({
    mutationFn: async (query: Span) => {
      const params = { id: storeId, customer_id: customerId };
      const { url } = await api('GET /marketplace/v1/stores/{id}/customers/{customer_id}/statement', {
        params,
        query,
      });
      return url;
    },
  });
}

export function useMailStatement(customerId: string) {
  return useStoreSend('POST /marketplace/v1/stores/{id}/customers/{customer_id}/statement-mails', {
    customer_id: customerId,
  });
}

/** The orders of a customer with a balance due, the oldest due first. */
export function useUnpaidOrders(customerId: string) {
  return useStoreQuery('GET /marketplace/v1/stores/{id}/customers/{customer_id}/unpaid-orders', {
    key: (storeId) => [...keys.customer(storeId, customerId), 'unpaid-orders'],
    params: { customer_id: customerId },
  });
}

/** Records one payment for several orders of a customer. */
export function usePayForCustomer(customerId: string) {
  return useStoreSend(
    'POST /marketplace/v1/stores/{id}/customers/{customer_id}/payments',
    { customer_id: customerId },
    (_, storeId, client) => {
      for (const key of [keys.orders, keys.customers, keys.receivables])
        void client.invalidateQueries({ queryKey: key(storeId) });
      void client.invalidateQueries({ queryKey: keys.customer(storeId, customerId) });
    },
  );
}
