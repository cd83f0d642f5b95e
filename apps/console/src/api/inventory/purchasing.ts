import type { Calls } from '@sokoni/contract/calls';
import type { QueryClient } from '@tanstack/react-query';
import { productsChanged } from '#api/catalogue/products.ts';
import { useActiveStoreId } from '#api/client/active-store.ts';
import { api } from '#api/client/client.ts';
import { keys } from '#api/client/keys.ts';
import { showAnswer } from '#api/client/show-answer.ts';
import { useStoreAction, useStoreList, useStoreQuery, useStoreSend } from '#api/client/store-calls.ts';
import { useAction } from '#api/client/use-action.ts';
import type { BodyFor, PurchaseOrder } from '#contract-types.ts';

export type OrderListQuery = NonNullable<Calls['GET /marketplace/v1/stores/{id}/purchase-orders']['query']>;
export type OrderDraftBody = BodyFor<'POST /marketplace/v1/stores/{id}/purchase-orders'>;
export type OrderChangeBody = BodyFor<'PUT /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}'>;

/** A page of the purchase orders, newest first. */
export function usePurchaseOrders(query: OrderListQuery) {
  return useStoreList('GET /marketplace/v1/stores/{id}/purchase-orders', {
    key: (storeId) => [...keys.purchaseOrders(storeId), query],
    query,
  });
}

export function usePurchaseOrder(orderId: string) {
  return useStoreQuery('GET /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}', {
    key: (storeId) => keys.purchaseOrder(storeId, orderId),
    params: { purchase_order_id: orderId },
  });
}

export function useDraftOrder() {
  return useStoreSend('POST /marketplace/v1/stores/{id}/purchase-orders', {}, showSaved);
}

export function useChangeOrder(orderId: string) {
  return useStoreSend(
    'PUT /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}',
    { purchase_order_id: orderId },
    showSaved,
  );
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

/** Mails an order to its supplier. */
export function useMailOrder(orderId: string) {
  return useStoreSend('POST /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}/mails', {
    purchase_order_id: orderId,
  });
}

/** Counts in what has come. */
export function useReceiveItems(orderId: string) {
  return useStoreSend(
    'POST /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}/receipts',
    { purchase_order_id: orderId },
    showSaved,
  );
}

/** Takes a receipt back; whether it is meant where orders then lack units. */
export function useReverseReceipt(orderId: string) {
  return useStoreAction(
    'POST /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}/receipts/{receipt_id}/reversal',
    ({ receiptId, isMeant }: { receiptId: string; isMeant: boolean }) => ({
      params: { purchase_order_id: orderId, receipt_id: receiptId },
      body: { allow_below_reserved: isMeant },
    }),
    showSaved,
  );
}

/** Gives items that came back to the supplier. */
export function useReturnToSupplier(orderId: string) {
  return useStoreSend(
    'POST /marketplace/v1/stores/{id}/purchase-orders/{purchase_order_id}/returns',
    { purchase_order_id: orderId },
    showSaved,
  );
}

/** A few variants to order: those that a search finds, or without one those that the supplier has brought before. */
export function usePurchaseItems(search: string, supplierId: string | null, isWanted: boolean) {
  return useStoreQuery(
    'GET /marketplace/v1/stores/{id}/purchasable-items',
    {
      key: (storeId) => [...keys.purchaseItems(storeId), search, supplierId],
      query: { search, supplier_id: supplierId ?? undefined },
      enabled: isWanted,
    },
    {
      placeholderData: (previous) => previous,
    },
  );
}

/** The same, once: for Enter that came before the list. */
export function findPurchaseItems(storeId: string, search: string, supplierId: string | null) {
  return api('GET /marketplace/v1/stores/{id}/purchasable-items', {
    params: { id: storeId },
    query: { search, supplier_id: supplierId ?? undefined },
  });
}

/** The variants with these SKUs or barcodes. */
export function findItemsByCode(storeId: string, codes: readonly string[], supplierId: string | null) {
  return api('POST /marketplace/v1/stores/{id}/purchasable-items/by-code', {
    params: { id: storeId },
    body: { codes: [...codes], supplier_id: supplierId ?? undefined },
  });
}

function showSaved(order: PurchaseOrder, storeId: string, client: QueryClient): void {
  showAnswer(client, keys.purchaseOrder(storeId, order.id), order);
  void client.invalidateQueries({ queryKey: keys.purchaseOrders(storeId) });
  void client.invalidateQueries({ queryKey: keys.suppliers(storeId) });
  void client.invalidateQueries({ queryKey: keys.purchaseItems(storeId) });
  void client.invalidateQueries({ queryKey: keys.lowStock(storeId) });
  productsChanged(storeId, client);
  for (const { product_id } of order.lines) {
    void client.invalidateQueries({ queryKey: keys.product(storeId, product_id) });
  }
}
