import type { Calls } from '@sokoni/contract/calls';
import type { QueryClient } from '@tanstack/react-query';
import { useActiveStoreId } from '#api/client/active-store.ts';
import { api } from '#api/client/client.ts';
import { useCountedList } from '#api/client/counted-list.ts';
import { keys } from '#api/client/keys.ts';
import { showAnswer } from '#api/client/show-answer.ts';
import { useStoreAction, useStoreQuery, useStoreSend } from '#api/client/store-calls.ts';
import type { BodyFor, Customer } from '#contract-types.ts';

export type CustomerListQuery = NonNullable<Calls['GET /marketplace/v1/stores/{id}/customers']['query']>;
export type CustomerDraftBody = BodyFor<'POST /marketplace/v1/stores/{id}/customers'>;
export type CustomerChangeBody = BodyFor<'PUT /marketplace/v1/stores/{id}/customers/{customer_id}'>;

/** The customers. */
export function customerList(storeId: string) {
  const params = { id: storeId };
  return {
    key: keys.customers(storeId),
    load: (query: CustomerListQuery, signal: AbortSignal) =>
      api('GET /marketplace/v1/stores/{id}/customers', { params, query, signal }),
    count: (query: Omit<CustomerListQuery, 'page' | 'limit' | 'sort'>, signal: AbortSignal) =>
      api('GET /marketplace/v1/stores/{id}/customers/total', { params, query, signal }),
  };
}

/** A page of the customers. */
export function useCustomers(query: CustomerListQuery) {
  const storeId = useActiveStoreId();
  return useCountedList({ ...customerList(storeId), query, enabled: storeId !== '' });
}

/** Nothing is asked for an empty id. */
export function useCustomer(customerId: string) {
  return useStoreQuery('GET /marketplace/v1/stores/{id}/customers/{customer_id}', {
    key: (storeId) => keys.customer(storeId, customerId),
    params: { customer_id: customerId },
    enabled: customerId !== '',
  });
}

/** A few customers by words of name and email, or digits of the phone number; nothing is asked for an empty text. */
export function useCustomerSearch(search: string, limit: number) {
  return useStoreQuery('GET /marketplace/v1/stores/{id}/customers', {
    key: (storeId) => [...keys.customers(storeId), 'search', search, limit],
    query: { search, limit },
    enabled: search !== '',
  });
}

export function useAddCustomer() {
  return useStoreSend('POST /marketplace/v1/stores/{id}/customers', {}, showSaved);
}

export function useChangeCustomer(customerId: string) {
  return useStoreSend(
    'PUT /marketplace/v1/stores/{id}/customers/{customer_id}',
    { customer_id: customerId },
    showSaved,
  );
}

/** Takes away what names the person. */
export function useEraseCustomer(customerId: string) {
  return useStoreAction(
    'DELETE /marketplace/v1/stores/{id}/customers/{customer_id}',
    () => ({ params: { customer_id: customerId } }),
    (_, storeId, client) => {
      void client.invalidateQueries({ queryKey: keys.customer(storeId, customerId) });
      customersChanged(storeId, client);
    },
  );
}

/** Others who may be the same person, as they are when this version of the customer is shown. */
export function useDuplicates({ id, version }: Pick<Customer, 'id' | 'version'>) {
  return useStoreQuery('GET /marketplace/v1/stores/{id}/customers/{customer_id}/duplicates', {
    key: (storeId) => [...keys.customer(storeId, id), 'duplicates', version],
    params: { customer_id: id },
  });
}

/** Another record of the same person becomes one with this one. */
export function useMergeCustomers(customerId: string) {
  return useStoreSend(
    'POST /marketplace/v1/stores/{id}/customers/{customer_id}/merges',
    { customer_id: customerId },
    (customer, storeId, client, { other_id }) => {
      showSaved(customer, storeId, client);
      for (const id of [customerId, other_id]) {
        void client.invalidateQueries({ queryKey: keys.customer(storeId, id) });
      }
    },
  );
}

/** The groups of customers, by name. */
export function useCustomerGroups() {
  return useStoreQuery('GET /marketplace/v1/stores/{id}/customer-groups', { key: keys.customerGroups });
}

export function useAddCustomerGroup() {
  return useStoreSend('POST /marketplace/v1/stores/{id}/customer-groups', {}, (_, storeId, client) =>
    client.invalidateQueries({ queryKey: keys.customerGroups(storeId) }),
  );
}

export function useRenameCustomerGroup() {
  return useStoreAction(
    'PUT /marketplace/v1/stores/{id}/customer-groups/{group_id}',
    ({ id, name }: { id: string; name: string }) => ({ params: { group_id: id }, body: { name } }),
    (_, storeId, client) => client.invalidateQueries({ queryKey: keys.customerGroups(storeId) }),
  );
}

/** Its customers stay, in no group. */
export function useDeleteCustomerGroup() {
  return useStoreAction(
    'DELETE /marketplace/v1/stores/{id}/customer-groups/{group_id}',
    (id: string) => ({ params: { group_id: id } }),
    (_, storeId, client) => customersChanged(storeId, client),
  );
}

function showSaved(customer: Customer, storeId: string, client: QueryClient): void {
  showAnswer(client, keys.customer(storeId, customer.id), customer);
  customersChanged(storeId, client);
}

function customersChanged(storeId: string, client: QueryClient): void {
  void client.invalidateQueries({ queryKey: keys.customers(storeId) });
  void client.invalidateQueries({ queryKey: keys.customerGroups(storeId) });
}
