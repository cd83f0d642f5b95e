import type { Calls } from '@sokoni/contract/calls';
import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import { api } from './client.ts';
import { keys } from './keys.ts';
import { showAnswer } from './show-answer.ts';
import { useActiveStoreId } from './stores.ts';
import type { BodyFor, Transfer } from './types.ts';
import { useAction } from './use-action.ts';
import { useList } from './use-list.ts';

export type TransferListQuery = NonNullable<Calls['GET /marketplace/v1/stores/{id}/transfers']['query']>;

export function useTransfers(query: TransferListQuery) {
  const storeId = useActiveStoreId();
  return useList({
    key: [...keys.transfers(storeId), 'page', query],
    load: (signal) =>
      api('GET /marketplace/v1/stores/{id}/transfers', { params: { id: storeId }, query, signal }),
    enabled: storeId !== '',
  });
}

export function useTransfer(id: string) {
  const storeId = useActiveStoreId();
  return useQuery({
    queryKey: [...keys.transfers(storeId), 'one', id],
    queryFn: ({ signal }) =>
      api('GET /marketplace/v1/stores/{id}/transfers/{transfer_id}', {
        params: { id: storeId, transfer_id: id },
        signal,
      }),
    enabled: storeId !== '',
  });
}

export function useCreateTransfer() {
  const storeId = useActiveStoreId();
  return useAction(
    (body: BodyFor<'POST /marketplace/v1/stores/{id}/transfers'>, idempotencyKey) =>
      api('POST /marketplace/v1/stores/{id}/transfers', { params: { id: storeId }, body, idempotencyKey }),
    (transfer, _, client) => transferChanged(storeId, transfer, client),
  );
}

export function useChangeTransfer(id: string) {
  const storeId = useActiveStoreId();
  return useMutation({
    mutationFn: (body: BodyFor<'PUT /marketplace/v1/stores/{id}/transfers/{transfer_id}'>) =>
      api('PUT /marketplace/v1/stores/{id}/transfers/{transfer_id}', {
        params: { id: storeId, transfer_id: id },
        body,
      }),
    onSuccess: (transfer, _, __, { client }) => transferChanged(storeId, transfer, client),
  });
}

/** Sends a transfer that was made a moment ago. */
export function sendTransfer(storeId: string, id: string) {
  return api('POST /marketplace/v1/stores/{id}/transfers/{transfer_id}/dispatch', {
    params: { id: storeId, transfer_id: id },
    body: {},
  });
}

/** Sends it, or calls it off. */
export function useTransferAct(id: string, act: 'dispatch' | 'cancellation') {
  const storeId = useActiveStoreId();
  return useAction(
    (_: undefined, idempotencyKey) =>
      api(`POST /marketplace/v1/stores/{id}/transfers/{transfer_id}/${act}`, {
        params: { id: storeId, transfer_id: id },
        body: {},
        idempotencyKey,
      }),
    (transfer, _, client) => transferChanged(storeId, transfer, client),
  );
}

export function useReceiveTransfer(id: string) {
  const storeId = useActiveStoreId();
  return useAction(
    (body: BodyFor<'POST /marketplace/v1/stores/{id}/transfers/{transfer_id}/receipts'>, idempotencyKey) =>
      api('POST /marketplace/v1/stores/{id}/transfers/{transfer_id}/receipts', {
        params: { id: storeId, transfer_id: id },
        body,
        idempotencyKey,
      }),
    (transfer, _, client) => transferChanged(storeId, transfer, client),
  );
}

function transferChanged(storeId: string, transfer: Transfer, client: QueryClient): void {
  showAnswer(client, [...keys.transfers(storeId), 'one', transfer.id], transfer);
  void client.invalidateQueries({ queryKey: [...keys.transfers(storeId), 'page'] });
  void client.invalidateQueries({ queryKey: keys.stock(storeId) });
}
