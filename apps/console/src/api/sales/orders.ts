import type { Calls } from '@sokoni/contract/calls';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { productsChanged } from '#api/catalogue/products.ts';
import { useActiveStoreId } from '#api/client/active-store.ts';
import { api } from '#api/client/client.ts';
import { useCountedList } from '#api/client/counted-list.ts';
import { keys } from '#api/client/keys.ts';
import { saveFile } from '#api/client/save-file.ts';
import { showAnswer } from '#api/client/show-answer.ts';
import { useStoreAction, useStoreList, useStoreQuery, useStoreSend } from '#api/client/store-calls.ts';
import { useAction } from '#api/client/use-action.ts';
import type { BodyFor, Order, OrderRow } from '#contract-types.ts';

export type OrderListQuery = NonNullable<Calls['GET /marketplace/v1/stores/{id}/orders']['query']>;
export type OrderDraftBody = BodyFor<'POST /marketplace/v1/stores/{id}/orders'>;
export type OrderChangeBody = BodyFor<'PUT /marketplace/v1/stores/{id}/orders/{order_id}'>;
export type SettlementBody = BodyFor<'POST /marketplace/v1/stores/{id}/orders/{order_id}/placement'>;
export type PaymentBody = BodyFor<'POST /marketplace/v1/stores/{id}/orders/{order_id}/payments'>;
export type RefundBody = BodyFor<'POST /marketplace/v1/stores/{id}/orders/{order_id}/refunds'>;
export type FulfilmentBody = BodyFor<'POST /marketplace/v1/stores/{id}/orders/{order_id}/fulfilments'>;
export type OrderMailBody = BodyFor<'POST /marketplace/v1/stores/{id}/orders/{order_id}/mails'>;
export type LetterBody = BodyFor<'POST /marketplace/v1/stores/{id}/orders/{order_id}/reminders'>;
export type ExchangeBody = BodyFor<'POST /marketplace/v1/stores/{id}/orders/{order_id}/exchanges'>;
export type OrderExportBody = BodyFor<'POST /marketplace/v1/stores/{id}/order-exports'>;
export type ReturnBody = BodyFor<'POST /marketplace/v1/stores/{id}/orders/{order_id}/returns'>;

/** The placed and cancelled orders. */
export function orderList(storeId: string) {
  const params = { id: storeId };
  return {
    key: keys.orders(storeId),
    load: (query: OrderListQuery, signal: AbortSignal) =>
      api('GET /marketplace/v1/stores/{id}/orders', { params, query, signal }),
    count: (query: Omit<OrderListQuery, 'page' | 'limit' | 'sort'>, signal: AbortSignal) =>
      api('GET /marketplace/v1/stores/{id}/orders/total', { params, query, signal }),
  };
}

/** A page of the placed and cancelled orders. */
export function useOrders(query: OrderListQuery) {
  const storeId = useActiveStoreId();
  return useCountedList({ ...orderList(storeId), query, enabled: storeId !== '' });
}

/** Fetches the orders that a filter leaves, as a file. */
export function useExportOrders() {
  const storeId = useActiveStoreId();
  return useAction(async (body: OrderExportBody, idempotencyKey) => {
    const { url } = await api('POST /marketplace/v1/stores/{id}/order-exports', {
      params: { id: storeId },
      body,
      idempotencyKey,
    });
    saveFile(url);
  });
}

/** Whether orders come from several channels and sellers, so that a list says of each from which. */
export function useOrderSources() {
  const { data } = useStoreQuery('GET /marketplace/v1/stores/{id}/orders/sources', {
    key: (storeId) => [...keys.orders(storeId), 'sources'],
  });
  return { hasChannels: (data?.channels ?? 0) > 1, hasSellers: (data?.sellers ?? 0) > 1 };
}

/** Tags that orders have, which begin so. */
export function useOrderTags(start: string, enabled: boolean) {
  return useStoreQuery(
    'GET /marketplace/v1/stores/{id}/order-tags',
    {
      key: (storeId) => [...keys.orders(storeId), 'tags', start],
      query: { search: start },
      enabled,
    },
    {
      placeholderData: (previous) => previous,
    },
  );
}

/** A page of the drafts, the last changed first. */
export function useOrderDrafts(query: { page: number; limit: number }) {
  return useStoreList('GET /marketplace/v1/stores/{id}/order-drafts', {
    key: (storeId) => [...keys.orders(storeId), 'drafts', query],
    query,
  });
}

/** The few orders with a number; nothing is asked for none. `1001` can be one of each series. */
export function useOrdersByNumber(number: string | null, query: { test?: string | undefined } = {}) {
  return useStoreQuery('GET /marketplace/v1/stores/{id}/orders', {
    key: (storeId) => [...keys.orders(storeId), 'number', number, query],
    query: { ...query, search: `#${number}`, limit: 2 },
    enabled: number !== null,
  });
}

export function useOrder(orderId: string) {
  const storeId = useActiveStoreId();
  return useQuery({ ...orderQuery(storeId, orderId), enabled: storeId !== '' });
}

function orderQuery(storeId: string, orderId: string) {
  return queryOptions({
    queryKey: keys.order(storeId, orderId),
    queryFn: ({ signal }) =>
      api('GET /marketplace/v1/stores/{id}/orders/{order_id}', {
        params: { id: storeId, order_id: orderId },
        signal,
      }),
  });
}

/** Drafts an order, or places it at once; a lost answer never makes a second one. */
export function useMakeOrder() {
  return useStoreSend('POST /marketplace/v1/stores/{id}/orders', {}, showSaved);
}

export function useChangeOrder(orderId: string) {
  return useStoreSend('PUT /marketplace/v1/stores/{id}/orders/{order_id}', { order_id: orderId }, showSaved);
}

/** Throws a draft away. */
export function useDiscardOrder(orderId: string) {
  return useStoreAction(
    'DELETE /marketplace/v1/stores/{id}/orders/{order_id}',
    () => ({ params: { order_id: orderId } }),
    (_, storeId, client) => client.invalidateQueries({ queryKey: keys.orders(storeId), refetchType: 'none' }),
  );
}

type Act =
  | 'placement'
  | 'payments'
  | 'refunds'
  | 'fulfilments'
  | 'returns'
  | 'exchanges'
  | 'cancellation'
  | 'review'
  | 'ready'
  | 'notes'
  | 'mails'
  | 'reminders';

/**
 * Everything that is done with one order. Whoever holds it keeps the keys of the intents: a dialog that is closed after a lost
 * answer, and opened again with the same wish, does not act twice.
 */
export function useOrderActs(orderId: string) {
  return {
    place: useOrderAct<'placement', SettlementBody>(orderId, 'placement'),
    pay: useOrderAct<'payments', PaymentBody>(orderId, 'payments'),
    refund: useOrderAct<'refunds', RefundBody>(orderId, 'refunds'),
    fulfil: useOrderAct<'fulfilments', FulfilmentBody>(orderId, 'fulfilments'),
    return: useOrderAct<'returns', ReturnBody>(orderId, 'returns'),
    exchange: useOrderAct<'exchanges', ExchangeBody>(orderId, 'exchanges'),
    cancel: useOrderAct<'cancellation', { reason: string }>(orderId, 'cancellation'),
    review: useOrderAct<'review', Record<string, never>>(orderId, 'review'),
    ready: useOrderAct<'ready', Record<string, never>>(orderId, 'ready'),
    note: useOrderAct<'notes', { text: string }>(orderId, 'notes'),
  };
}

/** Has documents of an order mailed. */
export function useOrderMails(orderId: string) {
  return {
    send: useOrderAct<'mails', OrderMailBody>(orderId, 'mails'),
    remind: useOrderAct<'reminders', LetterBody>(orderId, 'reminders'),
  };
}

export type OrderActs = ReturnType<typeof useOrderActs>;

function useOrderAct<A extends Act, Body extends BodyFor<ActRoute<A>>>(orderId: string, act: A) {
  const storeId = useActiveStoreId();
  return useAction<Order, Body>(
    (body, idempotencyKey) =>
      api<ActRoute<Act>>(`POST /marketplace/v1/stores/{id}/orders/{order_id}/${act}`, {
        params: { id: storeId, order_id: orderId },
        body,
        idempotencyKey,
      }),
    (order, _, client) => showSaved(order, storeId, client),
  );
}

type ActRoute<A extends Act> = `POST /marketplace/v1/stores/{id}/orders/{order_id}/${A}`;

/** The orders that were made or changed in this tab: nobody has to be told of them here. */
const ownOrders = new Set<string>();

export function isOwnOrder(orderId: string): boolean {
  return ownOrders.has(orderId);
}

export function noteOwnOrder(orderId: string): void {
  ownOrders.add(orderId);
}

/** The last orders that have a number, the newest first. */
export async function newestOrders(storeId: string): Promise<OrderRow[]> {
  const page = await api('GET /marketplace/v1/stores/{id}/orders', {
    params: { id: storeId },
    query: { limit: 10 },
  });
  return page.items;
}

function showSaved(order: Order, storeId: string, client: QueryClient): void {
  noteOwnOrder(order.id);
  showAnswer(client, keys.order(storeId, order.id), order);
  void client.invalidateQueries({
    queryKey: keys.orders(storeId),
    predicate: ({ queryKey }) => queryKey.join() !== keys.order(storeId, order.id).join(),
  });
  void client.invalidateQueries({ queryKey: keys.customers(storeId) });
  void client.invalidateQueries({ queryKey: keys.receivables(storeId) });
  if (order.customer) {
    void client.invalidateQueries({ queryKey: keys.customer(storeId, order.customer.id) });
  }
  // What is sold is promised or gone.
  productsChanged(storeId, client);
  void client.invalidateQueries({ queryKey: keys.itemsForSale(storeId) });
  void client.invalidateQueries({ queryKey: keys.stock(storeId) });
}
