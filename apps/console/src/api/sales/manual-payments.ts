import { keys } from '#api/client/keys.ts';
import { showAnswer } from '#api/client/show-answer.ts';
import { useStoreQuery, useStoreSend } from '#api/client/store-calls.ts';
import type { Answer } from '#contract-types.ts';

const route = '/marketplace/v1/stores/{id}/manual-payments';

export type ManualPayments = Answer<`GET ${typeof route}`>;

/** How customers pay without a payment provider. */
export function useManualPayments() {
  return useStoreQuery(`GET ${route}`, { key: keys.manualPayments });
}

export function useChangeManualPayments() {
  return useStoreSend(`PUT ${route}`, {}, (settings, storeId, client) =>
    showAnswer(client, keys.manualPayments(storeId), settings),
  );
}
