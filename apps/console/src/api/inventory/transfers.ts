import type { Calls } from '@sokoni/contract/calls';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '#api/client/client.ts';
import { keys } from '#api/client/keys.ts';
import { showAnswer } from '#api/client/show-answer.ts';
import { useStoreAction, useStoreList, useStoreQuery, useStoreSend } from '#api/client/store-calls.ts';
import type { Transfer } from '#contract-types.ts';

export type TransferListQuery = NonNullable<Calls['GET /marketplace/v1/stores/{id}/transfers']['query']>;

export function useTransfers(query: TransferListQuery) {
  return useStoreList('GET /marketplace/v1/stores/{id}/transfers', {
    key: (storeId) => [...keys.transfers(storeId), 'page', query],
    query,
  });
}

export function useTransfer(id: string) {
  return useStoreQuery('GET /marketplace/v1/stores/{id}/transfers/{transfer_id}', {
    key: (storeId) => [...keys.transfers(storeId), 'one', id],
    params: { transfer_id: id },
  });
}

export function useCreateTransfer() {
  return useStoreSend('POST /marketplace/v1/stores/{id}/transfers', {}, transferChanged);
}

export function useChangeTransfer(id: string) {
  return useStoreSend(
    'PUT /marketplace/v1/stores/{id}/transfers/{transfer_id}',
    { transfer_id: id },
    transferChanged,
  );
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
  return useStoreAction(
    `POST /marketplace/v1/stores/{id}/transfers/{transfer_id}/${act}`,
    () => ({ params: { transfer_id: id }, body: {} }),
    transferChanged,
  );
}

export function useReceiveTransfer(id: string) {
  return useStoreSend(
    'POST /marketplace/v1/stores/{id}/transfers/{transfer_id}/receipts',
    { transfer_id: id },
    transferChanged,
  );
}

function transferChanged(transfer: Transfer, storeId: string, client: QueryClient): void {
  showAnswer(client, [...keys.transfers(storeId), 'one', transfer.id], transfer);
  void client.invalidateQueries({ queryKey: [...keys.transfers(storeId), 'page'] });
  void client.invalidateQueries({ queryKey: keys.stock(storeId) });
}
