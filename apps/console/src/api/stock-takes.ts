import type { Calls } from '@sokoni/contract/calls';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { api } from './client.ts';
import { keys } from './keys.ts';
import { showAnswer } from './show-answer.ts';
import { useActiveStoreId } from './stores.ts';
import type { BodyFor, StockTake } from './types.ts';
import { useAction } from './use-action.ts';
import { useList } from './use-list.ts';

export type StockTakeListQuery = NonNullable<Calls['GET /marketplace/v1/stores/{id}/stock-takes']['query']>;
export type LineQuery = NonNullable<
  Calls['GET /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/lines']['query']
>;
export type SentCount =
  BodyFor<'POST /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/counts'>['counts'][number];

export function useStockTakes(query: StockTakeListQuery) {
  const storeId = useActiveStoreId();
  return useList({
    key: [...keys.stockTakes(storeId), 'page', query],
    load: (signal) =>
      api('GET /marketplace/v1/stores/{id}/stock-takes', { params: { id: storeId }, query, signal }),
    enabled: storeId !== '',
  });
}

export function useStockTake(id: string) {
  const storeId = useActiveStoreId();
  return useQuery({
    queryKey: [...keys.stockTakes(storeId), id],
    queryFn: ({ signal }) =>
      api('GET /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}', {
        params: { id: storeId, stock_take_id: id },
        signal,
      }),
    enabled: storeId !== '',
  });
}

export function useStockTakeLines(id: string, query: LineQuery) {
  const storeId = useActiveStoreId();
  return useList({
    key: [...keys.stockTakes(storeId), id, 'lines', query],
    load: (signal) =>
      api('GET /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/lines', {
        params: { id: storeId, stock_take_id: id },
        query,
        signal,
      }),
    enabled: storeId !== '',
  });
}

export function useUnknownCodes(id: string, isWanted: boolean) {
  const storeId = useActiveStoreId();
  return useQuery({
    queryKey: [...keys.stockTakes(storeId), id, 'unknown'],
    queryFn: ({ signal }) =>
      api('GET /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/unknown-codes', {
        params: { id: storeId, stock_take_id: id },
        signal,
      }),
    enabled: storeId !== '' && isWanted,
  });
}

export function useStartStockTake() {
  const storeId = useActiveStoreId();
  return useAction(
    (body: BodyFor<'POST /marketplace/v1/stores/{id}/stock-takes'>, idempotencyKey) =>
      api('POST /marketplace/v1/stores/{id}/stock-takes', { params: { id: storeId }, body, idempotencyKey }),
    (take, _, client) => takeChanged(storeId, take, client),
  );
}

/** Sends what was counted. Each count has an id of its own, so that sending it again is harmless. */
export function sendCounts(storeId: string, id: string, counts: SentCount[]) {
  return api('POST /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/counts', {
    params: { id: storeId, stock_take_id: id },
    body: { counts },
  });
}

export function useApplyStockTake(id: string) {
  const storeId = useActiveStoreId();
  return useAction(
    (uncounted: 'leave' | 'zero', idempotencyKey) =>
      api('POST /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/application', {
        params: { id: storeId, stock_take_id: id },
        body: { uncounted },
        idempotencyKey,
      }),
    (take, _, client) => takeChanged(storeId, take, client),
  );
}

export function useCancelStockTake(id: string) {
  const storeId = useActiveStoreId();
  return useAction(
    (_: undefined, idempotencyKey) =>
      api('POST /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/cancellation', {
        params: { id: storeId, stock_take_id: id },
        body: {},
        idempotencyKey,
      }),
    (take, _, client) => takeChanged(storeId, take, client),
  );
}

/** What is counted and listed is no longer what the cache knows. */
export function countsChanged(storeId: string, client: QueryClient): void {
  void client.invalidateQueries({ queryKey: keys.stockTakes(storeId) });
}

function takeChanged(storeId: string, take: StockTake, client: QueryClient): void {
  showAnswer(client, [...keys.stockTakes(storeId), take.id], take);
  countsChanged(storeId, client);
  void client.invalidateQueries({ queryKey: keys.stock(storeId) });
}
