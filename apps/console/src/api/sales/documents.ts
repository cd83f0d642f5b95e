import type { OrderDocumentKind } from '@sokoni/rules/documents/document-mail';
import { useMutation } from '@tanstack/react-query';
import { useActiveStoreId } from '#api/client/active-store.ts';
import { ApiError } from '#api/client/api-error.ts';
import { api } from '#api/client/client.ts';
import { keys } from '#api/client/keys.ts';
import { showAnswer } from '#api/client/show-answer.ts';
import { useStoreQuery, useStoreSend } from '#api/client/store-calls.ts';
import { useAction } from '#api/client/use-action.ts';
import type { BodyFor } from '#contract-types.ts';
import { say } from '#sentences/frame/network.ts';

const routeOf = {
  invoice: 'invoice',
  receipt: 'receipt',
  packing_slip: 'packing-slip',
  proforma: 'proforma',
  delivery_note: 'delivery-note',
} as const;

/** The address of a document as PDF, good for a minute. */
export function useOrderDocument(orderId: string) {
  const storeId = useActiveStoreId();
  return useMutation({
    mutationFn: async (document: OrderDocumentKind) => {
      const params = { id: storeId, order_id: orderId };
      const { url } = await api(`GET /marketplace/v1/stores/{id}/orders/{order_id}/${routeOf[document]}`, {
        params,
      });
      return url;
    },
  });
}

/** The address of the packing slip of one package, good for a minute. */
export function usePackageSlip(orderId: string) {
  const storeId = useActiveStoreId();
  return useMutation({
    mutationFn: async (fulfilmentId: string) => {
      const { url } = await api('GET /marketplace/v1/stores/{id}/orders/{order_id}/packing-slip', {
        params: { id: storeId, order_id: orderId },
        query: { fulfilment_id: fulfilmentId },
      });
      return url;
    },
  });
}

/** The address of the packing slips of many orders as one PDF, good for a minute. */
export function usePackingSlips() {
  const storeId = useActiveStoreId();
  return useAction(
    async (body: BodyFor<'POST /marketplace/v1/stores/{id}/packing-slips'>, idempotencyKey: string) => {
      const params = { id: storeId };
      const { url } = await api('POST /marketplace/v1/stores/{id}/packing-slips', {
        params,
        body,
        idempotencyKey,
      });
      return url;
    },
  );
}

/** What a link of the server leads to. */
export async function fetchFile(url: string): Promise<Blob> {
  const answer = await fetch(url, { cache: 'no-store' }).catch(() => null);
  if (!answer) throw new ApiError(say('networkError'));
  if (answer.ok) return answer.blob();
  const body = (await answer.json().catch(() => ({}))) as { message?: string };
  throw new ApiError(body.message ?? say('networkError'), { status: answer.status, data: body });
}

/** How the store prints receipts, and whether it reminds customers who owe. */
export function useReceiptSettings() {
  return useStoreQuery('GET /marketplace/v1/stores/{id}/receipt-settings', { key: keys.receiptSettings });
}

export function useUpdateReceiptSettings() {
  return useStoreSend('PUT /marketplace/v1/stores/{id}/receipt-settings', {}, (settings, storeId, client) =>
    showAnswer(client, keys.receiptSettings(storeId), settings),
  );
}
