import type { Calls } from '@sokoni/contract/calls';
import type { QueryClient } from '@tanstack/react-query';
import { keys } from '#api/client/keys.ts';
import { saveFile } from '#api/client/save-file.ts';
import { showAnswer } from '#api/client/show-answer.ts';
import { useStoreAction, useStoreList, useStoreQuery, useStoreSend } from '#api/client/store-calls.ts';
import type { BodyFor, Company } from '#contract-types.ts';

type QueryOf<R extends keyof Calls> = NonNullable<Calls[R]['query']>;
export type CompanyChange = BodyFor<'PUT /marketplace/v1/stores/{id}/wholesale/companies/{customer_id}'>;
export type OfferBody = BodyFor<'PUT /marketplace/v1/stores/{id}/wholesale/products/{product_id}'>;
type CatalogueBody = BodyFor<'POST /marketplace/v1/stores/{id}/wholesale/printed-catalogues'>;
export type Decision = BodyFor<'POST /marketplace/v1/stores/{id}/wholesale/requests/{request_id}/decision'>;

export function useWholesaleSettings() {
  return useStoreQuery('GET /marketplace/v1/stores/{id}/wholesale/settings', {
    key: keys.wholesaleSettings,
  });
}

export function useChangeWholesaleSettings() {
  return useStoreSend(
    'PUT /marketplace/v1/stores/{id}/wholesale/settings',
    {},
    (settings, storeId, client) => {
      showAnswer(client, keys.wholesaleSettings(storeId), settings);
      // Which products are offered goes by them.
      void client.invalidateQueries({ queryKey: keys.offeredProducts(storeId) });
    },
  );
}

/** A page of the companies that buy, by name. */
export function useCompanies(query: QueryOf<'GET /marketplace/v1/stores/{id}/wholesale/companies'>) {
  return useStoreList('GET /marketplace/v1/stores/{id}/wholesale/companies', {
    key: (storeId) => [...keys.companies(storeId), 'page', query],
    query,
  });
}

export function useCompany(customerId: string, enabled = true) {
  return useStoreQuery('GET /marketplace/v1/stores/{id}/wholesale/companies/{customer_id}', {
    key: (storeId) => [...keys.companies(storeId), 'one', customerId],
    params: { customer_id: customerId },
    enabled,
  });
}

export function useAddCompany() {
  return useStoreSend('POST /marketplace/v1/stores/{id}/wholesale/companies', {}, companyChanged);
}

export function useChangeCompany(customerId: string) {
  return useStoreSend(
    'PUT /marketplace/v1/stores/{id}/wholesale/companies/{customer_id}',
    { customer_id: customerId },
    companyChanged,
  );
}

/** A page of the stores that asked to buy, the newest first. */
export function useAccessRequests(
  query: QueryOf<'GET /marketplace/v1/stores/{id}/wholesale/requests'>,
  enabled = true,
) {
  return useStoreList('GET /marketplace/v1/stores/{id}/wholesale/requests', {
    key: (storeId) => [...keys.accessRequests(storeId), query],
    ...{ query, enabled },
  });
}

/** Approves or declines; an approved one is a company from then on. */
export function useDecideRequest(requestId: string) {
  return useStoreSend(
    'POST /marketplace/v1/stores/{id}/wholesale/requests/{request_id}/decision',
    { request_id: requestId },
    (_, storeId, client) => {
      void client.invalidateQueries({ queryKey: keys.accessRequests(storeId) });
      void client.invalidateQueries({ queryKey: keys.companies(storeId) });
      void client.invalidateQueries({ queryKey: keys.customers(storeId) });
    },
  );
}

/** A page of the products as companies are offered them, by title. */
export function useOfferedProducts(query: QueryOf<'GET /marketplace/v1/stores/{id}/wholesale/products'>) {
  return useStoreList('GET /marketplace/v1/stores/{id}/wholesale/products', {
    key: (storeId) => [...keys.offeredProducts(storeId), query],
    query,
  });
}

export function useChangeOffer() {
  return useStoreAction(
    'PUT /marketplace/v1/stores/{id}/wholesale/products/{product_id}',
    ({ product_id, ...body }: OfferBody & { product_id: string }) => ({ params: { product_id }, body }),
    (_, storeId, client) => client.invalidateQueries({ queryKey: keys.offeredProducts(storeId) }),
  );
}

function companyChanged(company: Company, storeId: string, client: QueryClient): void {
  showAnswer(client, [...keys.companies(storeId), 'one', company.customer_id], company);
  void client.invalidateQueries({ queryKey: [...keys.companies(storeId), 'page'] });
  void client.invalidateQueries({ queryKey: keys.priceLists(storeId) });
}

/** Fetches a printed catalogue, or an order form. */
export function usePrintCatalogue() {
  return useStoreAction(
    'POST /marketplace/v1/stores/{id}/wholesale/printed-catalogues',
    (body: CatalogueBody) => ({ body }),
    ({ url }) => saveFile(url),
  );
}
