import type { Calls } from '@sokoni/contract/calls';
import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import { api } from './client.ts';
import { keys } from './keys.ts';
import { showAnswer } from './show-answer.ts';
import { useActiveStoreId } from './stores.ts';
import type { BodyFor, Customer } from './types.ts';
import { useAction } from './use-action.ts';
import { useCountedList } from './use-counted-list.ts';

export type CustomerListQuery = NonNullable<Calls['GET /marketplace/v1/stores/{id}/customers']['query']>;
export type CustomerDraftBody = BodyFor<'POST /marketplace/v1/stores/{id}/customers'>;
export type CustomerChangeBody = BodyFor<'PUT /marketplace/v1/stores/{id}/customers/{customer_id}'>;

/** A page of the customers. */
export function useCustomers(query: CustomerListQuery) {
  const storeId = useActiveStoreId();
  const params = { id: storeId };
  return useCountedList({
    key: keys.customers(storeId),
    query,
    load: (page, signal) => api('GET /marketplace/v1/stores/{id}/customers', { params, query: page, signal }),
    count: (filter, signal) =>
      api('GET /marketplace/v1/stores/{id}/customers/total', { params, query: filter, signal }),
    enabled: storeId !== '',
  });
}

/** Nothing is asked for an empty id. */
export function useCustomer(customerId: string) {
  const storeId = useActiveStoreId();
  return useQuery({
    queryKey: keys.customer(storeId, customerId),
    queryFn: ({ signal }) =>
      api('GET /marketplace/v1/stores/{id}/customers/{customer_id}', {
        params: { id: storeId, customer_id: customerId },
        signal,
      }),
    enabled: storeId !== '' && customerId !== '',
  });
}

/** A few customers by a part of name, e-mail or phone; nothing is asked for an empty text. */
export function useCustomerSearch(search: string, limit: number) {
  const storeId = useActiveStoreId();
  return useQuery({
    queryKey: [...keys.customers(storeId), 'search', search, limit],
    queryFn: ({ signal }) =>
      api('GET /marketplace/v1/stores/{id}/customers', {
        params: { id: storeId },
        query: { search, limit },
        signal,
      }),
    enabled: storeId !== '' && search !== '',
  });
}

export function useAddCustomer() {
  const storeId = useActiveStoreId();
  return useAction(
    (body: CustomerDraftBody, idempotencyKey) =>
      api('POST /marketplace/v1/stores/{id}/customers', { params: { id: storeId }, body, idempotencyKey }),
    (customer, _, client) => showSaved(customer, storeId, client),
  );
}

export function useChangeCustomer(customerId: string) {
  const storeId = useActiveStoreId();
  return useMutation({
    mutationFn: (body: CustomerChangeBody) =>
      api('PUT /marketplace/v1/stores/{id}/customers/{customer_id}', {
        params: { id: storeId, customer_id: customerId },
        body,
      }),
    onSuccess: (customer, _, __, { client }) => showSaved(customer, storeId, client),
  });
}

/** Takes away what names the person. */
export function useEraseCustomer(customerId: string) {
  const storeId = useActiveStoreId();
  return useMutation({
    mutationFn: () =>
      api('DELETE /marketplace/v1/stores/{id}/customers/{customer_id}', {
        params: { id: storeId, customer_id: customerId },
      }),
    onSuccess: (_, __, ___, { client }) => {
      void client.invalidateQueries({ queryKey: keys.customer(storeId, customerId) });
      customersChanged(storeId, client);
    },
  });
}

/** Others who may be the same person, as they are when this version of the customer is shown. */
export function useDuplicates({ id, version }: Pick<Customer, 'id' | 'version'>) {
  const storeId = useActiveStoreId();
  return useQuery({
    queryKey: [...keys.customer(storeId, id), 'duplicates', version],
    queryFn: ({ signal }) =>
      api('GET /marketplace/v1/stores/{id}/customers/{customer_id}/duplicates', {
        params: { id: storeId, customer_id: id },
        signal,
      }),
    enabled: storeId !== '',
  });
}

/** Another record of the same person becomes one with this one. */
export function useMergeCustomers(customerId: string) {
  const storeId = useActiveStoreId();
  return useAction(
    (
      body: BodyFor<'POST /marketplace/v1/stores/{id}/customers/{customer_id}/merges'>,
      idempotencyKey: string,
    ) =>
      api('POST /marketplace/v1/stores/{id}/customers/{customer_id}/merges', {
        params: { id: storeId, customer_id: customerId },
        body,
        idempotencyKey,
      }),
    (customer, { other_id }, client) => {
      showSaved(customer, storeId, client);
      for (const id of [customerId, other_id]) {
        void client.invalidateQueries({ queryKey: keys.customer(storeId, id) });
      }
    },
  );
}

/** The groups of customers, by name. */
export function useCustomerGroups() {
  const storeId = useActiveStoreId();
  return useQuery({
    queryKey: keys.customerGroups(storeId),
    queryFn: ({ signal }) =>
      api('GET /marketplace/v1/stores/{id}/customer-groups', { params: { id: storeId }, signal }),
    enabled: storeId !== '',
  });
}

export function useAddCustomerGroup() {
  const storeId = useActiveStoreId();
  return useAction(
    (body: BodyFor<'POST /marketplace/v1/stores/{id}/customer-groups'>, idempotencyKey) =>
      api('POST /marketplace/v1/stores/{id}/customer-groups', {
        params: { id: storeId },
        body,
        idempotencyKey,
      }),
    (_, __, client) => client.invalidateQueries({ queryKey: keys.customerGroups(storeId) }),
  );
}

export function useRenameCustomerGroup() {
  const storeId = useActiveStoreId();
  return useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      api('PUT /marketplace/v1/stores/{id}/customer-groups/{group_id}', {
        params: { id: storeId, group_id: id },
        body: { name },
      }),
    onSuccess: (_, __, ___, { client }) =>
      client.invalidateQueries({ queryKey: keys.customerGroups(storeId) }),
  });
}

/** Its customers stay, in no group. */
export function useDeleteCustomerGroup() {
  const storeId = useActiveStoreId();
  return useMutation({
    mutationFn: (id: string) =>
      api('DELETE /marketplace/v1/stores/{id}/customer-groups/{group_id}', {
        params: { id: storeId, group_id: id },
      }),
    onSuccess: (_, __, ___, { client }) => customersChanged(storeId, client),
  });
}

function showSaved(customer: Customer, storeId: string, client: QueryClient): void {
  showAnswer(client, keys.customer(storeId, customer.id), customer);
  customersChanged(storeId, client);
}

function customersChanged(storeId: string, client: QueryClient): void {
  void client.invalidateQueries({ queryKey: keys.customers(storeId) });
  void client.invalidateQueries({ queryKey: keys.customerGroups(storeId) });
}
