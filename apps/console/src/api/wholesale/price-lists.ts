import type { Calls } from '@sokoni/contract/calls';
import type { QueryClient } from '@tanstack/react-query';
import { keys } from '#api/client/keys.ts';
import { showAnswer } from '#api/client/show-answer.ts';
import { useStoreAction, useStoreList, useStoreQuery, useStoreSend } from '#api/client/store-calls.ts';
import type { PriceList } from '#contract-types.ts';

type ListQuery = NonNullable<Calls['GET /marketplace/v1/stores/{id}/price-lists']['query']>;
type PricesQuery = NonNullable<
  Calls['GET /marketplace/v1/stores/{id}/price-lists/{price_list_id}/prices']['query']
>;

/** A page of the price lists for companies, by name. */
export function usePriceLists(query: ListQuery) {
  return useStoreList('GET /marketplace/v1/stores/{id}/price-lists', {
    key: (storeId) => [...keys.priceLists(storeId), 'page', query],
    query,
  });
}

export function usePriceList(id: string) {
  return useStoreQuery('GET /marketplace/v1/stores/{id}/price-lists/{price_list_id}', {
    key: (storeId) => [...keys.priceLists(storeId), 'one', id],
    params: { price_list_id: id },
  });
}

export function useAddPriceList() {
  return useStoreSend('POST /marketplace/v1/stores/{id}/price-lists', {}, priceListChanged);
}

export function useChangePriceList(id: string) {
  return useStoreSend(
    'PUT /marketplace/v1/stores/{id}/price-lists/{price_list_id}',
    { price_list_id: id },
    priceListChanged,
  );
}

/** Who bought by it buys at the prices of the store. */
export function useDeletePriceList(id: string) {
  return useStoreAction(
    'DELETE /marketplace/v1/stores/{id}/price-lists/{price_list_id}',
    () => ({ params: { price_list_id: id } }),
    (_, storeId, client) => {
      void client.invalidateQueries({ queryKey: [...keys.priceLists(storeId), 'page'] });
      void client.invalidateQueries({ queryKey: keys.companies(storeId) });
    },
  );
}

/** A page of the variants of the store with their prices in the list, by title. */
export function useListedPrices(priceListId: string, query: PricesQuery) {
  return useStoreList('GET /marketplace/v1/stores/{id}/price-lists/{price_list_id}/prices', {
    key: (storeId) => [...keys.listedPrices(storeId, priceListId), query],
    params: { price_list_id: priceListId },
    query,
  });
}

export function useSetListedPrices(priceListId: string) {
  return useStoreSend(
    'PUT /marketplace/v1/stores/{id}/price-lists/{price_list_id}/prices',
    { price_list_id: priceListId },
    (_, storeId, client) => {
      void client.invalidateQueries({ queryKey: keys.listedPrices(storeId, priceListId) });
      void client.invalidateQueries({ queryKey: keys.priceLists(storeId) });
    },
  );
}

function priceListChanged(list: PriceList, storeId: string, client: QueryClient): void {
  showAnswer(client, [...keys.priceLists(storeId), 'one', list.id], list);
  void client.invalidateQueries({ queryKey: [...keys.priceLists(storeId), 'page'] });
}
