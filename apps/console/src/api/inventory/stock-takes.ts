import type { Calls } from '@sokoni/contract/calls';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '#api/client/client.ts';
import { keys } from '#api/client/keys.ts';
import { showAnswer } from '#api/client/show-answer.ts';
import { useStoreAction, useStoreList, useStoreQuery, useStoreSend } from '#api/client/store-calls.ts';
import type { BodyFor, StockTake } from '#contract-types.ts';

export type StockTakeListQuery = NonNullable<Calls['GET /marketplace/v1/stores/{id}/stock-takes']['query']>;
export type LineQuery = NonNullable<
  Calls['GET /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/lines']['query']
>;
export type SentCount =
  BodyFor<'POST /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/counts'>['counts'][number];

export function useStockTakes(query: StockTakeListQuery) {
  return useStoreList('GET /marketplace/v1/stores/{id}/stock-takes', {
    key: (storeId) => [...keys.stockTakes(storeId), 'page', query],
    query,
  });
}

export function useStockTake(id: string) {
  return useStoreQuery('GET /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}', {
    key: (storeId) => [...keys.stockTakes(storeId), id],
    params: { stock_take_id: id },
  });
}

export function useStockTakeLines(id: string, query: LineQuery) {
  return useStoreList('GET /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/lines', {
    key: (storeId) => [...keys.stockTakes(storeId), id, 'lines', query],
    params: { stock_take_id: id },
    query,
  });
}

export function useUnknownCodes(id: string, isWanted: boolean) {
  return useStoreQuery('GET /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/unknown-codes', {
    key: (storeId) => [...keys.stockTakes(storeId), id, 'unknown'],
    params: { stock_take_id: id },
    enabled: isWanted,
  });
}

export function useStartStockTake() {
  return useStoreSend('POST /marketplace/v1/stores/{id}/stock-takes', {}, takeChanged);
}

/** Sends what was counted. Each count has an id of its own, so that sending it again is harmless. */
export function sendCounts(storeId: string, id: string, counts: SentCount[]) {
  return api('POST /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/counts', {
    params: { id: storeId, stock_take_id: id },
    body: { counts },
  });
}

export function useApplyStockTake(id: string) {
  return useStoreAction(
    'POST /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/application',
    (body: BodyFor<'POST /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/application'>) => ({
      params: { stock_take_id: id },
      body,
    }),
    takeChanged,
  );
}

export function useCancelStockTake(id: string) {
  return useStoreAction(
    'POST /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/cancellation',
    () => ({ params: { stock_take_id: id }, body: {} }),
    takeChanged,
  );
}

/** What is counted and listed is no longer what the cache knows. */
export function countsChanged(storeId: string, client: QueryClient): void {
  void client.invalidateQueries({ queryKey: keys.stockTakes(storeId) });
}

function takeChanged(take: StockTake, storeId: string, client: QueryClient): void {
  showAnswer(client, [...keys.stockTakes(storeId), take.id], take);
  countsChanged(storeId, client);
  void client.invalidateQueries({ queryKey: keys.stock(storeId) });
}
