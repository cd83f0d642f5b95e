import { messages } from '@sokoni/rules/messages';
import type { OrderPaperKind } from '@sokoni/rules/paper-mail';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { api } from './client.ts';
import { keys } from './keys.ts';
import { showAnswer } from './show-answer.ts';
import { useActiveStoreId } from './stores.ts';
import type { BodyFor } from './types.ts';
import { useAction } from './use-action.ts';

const routeOf = { invoice: 'invoice', receipt: 'receipt', packing_slip: 'packing-slip' } as const;

/** The address of a paper as PDF, good for a minute. */
export function useOrderPaper(orderId: string) {
  const storeId = useActiveStoreId();
  return useMutation({
    mutationFn: async (paper: OrderPaperKind) => {
      const params = { id: storeId, order_id: orderId };
      const { url } = await api(`GET /marketplace/v1/stores/{id}/orders/{order_id}/${routeOf[paper]}`, {
        params,
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
  if (!answer) throw new ApiError(messages.networkError);
  if (answer.ok) return answer.blob();
  const body = (await answer.json().catch(() => ({}))) as { message?: string };
  throw new ApiError(body.message ?? messages.networkError, { status: answer.status, data: body });
}

/** How the store prints receipts, and whether it reminds customers who owe. */
export function useReceiptSettings() {
  const storeId = useActiveStoreId();
  return useQuery({
    queryKey: keys.receiptSettings(storeId),
    queryFn: ({ signal }) =>
      api('GET /marketplace/v1/stores/{id}/receipt-settings', { params: { id: storeId }, signal }),
    enabled: storeId !== '',
  });
}

export function useUpdateReceiptSettings() {
  const storeId = useActiveStoreId();
  return useMutation({
    mutationFn: (body: BodyFor<'PUT /marketplace/v1/stores/{id}/receipt-settings'>) =>
      api('PUT /marketplace/v1/stores/{id}/receipt-settings', { params: { id: storeId }, body }),
    onSuccess: (settings, _, __, { client }) => showAnswer(client, keys.receiptSettings(storeId), settings),
  });
}
