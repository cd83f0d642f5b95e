import type { Calls } from '@sokoni/contract/calls';
import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import { api } from './client.ts';
import { keys } from './keys.ts';
import { productsChanged } from './products.ts';
import { showAnswer } from './show-answer.ts';
import { useActiveStoreId } from './stores.ts';
import type { BodyFor, PurchaseOrder } from './types.ts';
import { useAction } from './use-action.ts';
import { useList } from './use-list.ts';

export type OrderListQuery = NonNullable<Calls['GET /marketplace/v1/stores/{id}/purchase-orders']['query']>;
export type OrderDraftBody = BodyFor<'POST /marketplace/v1/stores/{id}/purchase-orders'>;
export type OrderChangeBody = BodyFor<'PUT /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}'>;
export type ReceiptBody =
  BodyFor<'POST /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}/receipts'>;

/** A page of the purchase orders, newest first. */
export function usePurchaseOrders(query: OrderListQuery) {
  const storeId = useActiveStoreId();
  return useList({
    key: [...keys.purchaseOrders(storeId), query],
    load: (signal) =>
      api('GET /marketplace/v1/stores/{id}/purchase-orders', { params: { id: storeId }, query, signal }),
    enabled: storeId !== '',
  });
}

export function usePurchaseOrder(orderId: string) {
  const storeId = useActiveStoreId();
  return useQuery({
    queryKey: keys.purchaseOrder(storeId, orderId),
    queryFn: ({ signal }) =>
      api('GET /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}', {
        params: { id: storeId, purchase_order_id: orderId },
        signal,
      }),
    enabled: storeId !== '',
  });
}

export function useDraftOrder() {
  const storeId = useActiveStoreId();
  return useAction(
    (body: OrderDraftBody, idempotencyKey) =>
      api('POST /marketplace/v1/stores/{id}/purchase-orders', {
        params: { id: storeId },
        body,
        idempotencyKey,
      }),
    (order, _, client) => showSaved(order, storeId, client),
  );
}

export function useChangeOrder(orderId: string) {
  const storeId = useActiveStoreId();
  return useMutation({
    mutationFn: (body: OrderChangeBody) =>
      api('PUT /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}', {
        params: { id: storeId, purchase_order_id: orderId },
        body,
      }),
    onSuccess: (order, _, __, { client }) => showSaved(order, storeId, client),
  });
}

/** Places, closes or cancels an order. */
export function useMoveOrder(orderId: string) {
  const storeId = useActiveStoreId();
  return useAction(
    (act: 'placement' | 'closure' | 'cancellation', idempotencyKey) =>
      api(`POST /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}/${act}`, {
        params: { id: storeId, purchase_order_id: orderId },
        body: {},
        idempotencyKey,
      }),
    (order, _, client) => showSaved(order, storeId, client),
  );
}

/** Counts in what has come. */
export function useReceiveGoods(orderId: string) {
  const storeId = useActiveStoreId();
  return useAction(
    (body: ReceiptBody, idempotencyKey) =>
      api('POST /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}/receipts', {
        params: { id: storeId, purchase_order_id: orderId },
        body,
        idempotencyKey,
      }),
    (order, _, client) => showSaved(order, storeId, client),
  );
}

/** Takes a receipt back. */
export function useReverseReceipt(orderId: string) {
  const storeId = useActiveStoreId();
  return useAction(
    (receiptId: string, idempotencyKey) =>
      api(
        'POST /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}/receipts/{receipt_id}/reversal',
        {
          params: { id: storeId, purchase_order_id: orderId, receipt_id: receiptId },
          body: {},
          idempotencyKey,
        },
      ),
    (order, _, client) => showSaved(order, storeId, client),
  );
}

/** A few variants to order: those that a search finds, or without one those that the supplier has brought before. */
export function usePurchaseGoods(search: string, supplierId: string | null, isWanted: boolean) {
  const storeId = useActiveStoreId();
  return useQuery({
    queryKey: [...keys.purchaseGoods(storeId), search, supplierId],
    queryFn: ({ signal }) =>
      api('GET /marketplace/v1/stores/{id}/purchase-goods', {
        params: { id: storeId },
        query: { search, supplier_id: supplierId ?? undefined },
        signal,
      }),
    enabled: storeId !== '' && isWanted,
    placeholderData: (previous) => previous,
  });
}

/** The variants with these SKUs or barcodes. */
export function findGoodsByCode(storeId: string, codes: readonly string[], supplierId: string | null) {
  return api('POST /marketplace/v1/stores/{id}/purchase-goods/by-code', {
    params: { id: storeId },
    body: { codes: [...codes], supplier_id: supplierId ?? undefined },
  });
}

function showSaved(order: PurchaseOrder, storeId: string, client: QueryClient): void {
  showAnswer(client, keys.purchaseOrder(storeId, order.id), order);
  void client.invalidateQueries({ queryKey: keys.purchaseOrders(storeId) });
  void client.invalidateQueries({ queryKey: keys.suppliers(storeId) });
  void client.invalidateQueries({ queryKey: keys.purchaseGoods(storeId) });
  void client.invalidateQueries({ queryKey: keys.lowStock(storeId) });
  productsChanged(storeId, client);
  for (const { product_id } of order.lines) {
    void client.invalidateQueries({ queryKey: keys.product(storeId, product_id) });
  }
}
