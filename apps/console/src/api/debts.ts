import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from './client.ts';
import { keys } from './keys.ts';
import { useActiveStoreId } from './stores.ts';
import type { Answer, BodyFor } from './types.ts';
import { useAction } from './use-action.ts';
import { useList } from './use-list.ts';

export type Debtor = Answer<'GET /marketplace/v1/stores/{id}/debtors'>['items'][number];
export type Ageing = Debtor['ageing'];

/** The first and the last day of a statement. */
export interface Span {
  from_day: string;
  to_day: string;
}

/** A page of those who owe, who owes most first. */
export function useDebtors(query: { page: number; limit: number }) {
  const storeId = useActiveStoreId();
  return useList({
    key: [...keys.debtors(storeId), query],
    load: (signal) =>
      api('GET /marketplace/v1/stores/{id}/debtors', { params: { id: storeId }, query, signal }),
    enabled: storeId !== '',
  });
}

/** What all of them owe together, and what is owed without a name. */
export function useAgeing() {
  const storeId = useActiveStoreId();
  return useQuery({
    queryKey: [...keys.debtors(storeId), 'ageing'],
    queryFn: ({ signal }) =>
      api('GET /marketplace/v1/stores/{id}/debtors/ageing', { params: { id: storeId }, signal }),
    enabled: storeId !== '',
  });
}

export function useCustomerAgeing(customerId: string) {
  const storeId = useActiveStoreId();
  return useQuery({
    queryKey: [...keys.customer(storeId, customerId), 'ageing'],
    queryFn: ({ signal }) =>
      api('GET /marketplace/v1/stores/{id}/customers/{customer_id}/ageing', {
        params: { id: storeId, customer_id: customerId },
        signal,
      }),
    enabled: storeId !== '',
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
  const storeId = useActiveStoreId();
  return useAction(
    (
      body: BodyFor<'POST /marketplace/v1/stores/{id}/customers/{customer_id}/statement-mails'>,
      idempotencyKey,
    ) =>
      api('POST /marketplace/v1/stores/{id}/customers/{customer_id}/statement-mails', {
        params: { id: storeId, customer_id: customerId },
        body,
        idempotencyKey,
      }),
  );
}
