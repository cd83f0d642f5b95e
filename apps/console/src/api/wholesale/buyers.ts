import { keys } from '#api/client/keys.ts';
import { showAnswer } from '#api/client/show-answer.ts';
import { useStoreAction, useStoreQuery, useStoreSend } from '#api/client/store-calls.ts';
import type { Answer } from '#contract-types.ts';

const base = '/marketplace/v1/stores/{id}/wholesale/companies/{customer_id}/buyers';

export type CompanyBuyer = Answer<`GET ${typeof base}`>['buyers'][number];

/** Who orders for a company in the shop, and where they sign in. */
export function useBuyers(customerId: string) {
  return useStoreQuery(`GET ${base}`, {
    key: (storeId) => buyersKey(storeId, customerId),
    params: { customer_id: customerId },
  });
}

export function useAddBuyer(customerId: string) {
  return useStoreSend(`POST ${base}`, { customer_id: customerId }, (answer, storeId, client) =>
    showAnswer(client, buyersKey(storeId, customerId), answer),
  );
}

export function useRemoveBuyer(customerId: string) {
  return useStoreAction(
    `DELETE ${base}/{buyer_id}`,
    (buyer_id: string) => ({ params: { customer_id: customerId, buyer_id } }),
    (answer, storeId, client) => showAnswer(client, buyersKey(storeId, customerId), answer),
  );
}

export function useInviteBuyer(customerId: string) {
  return useStoreAction(
    `POST ${base}/{buyer_id}/invites`,
    (buyer_id: string) => ({ params: { customer_id: customerId, buyer_id }, body: {} }),
    (answer, storeId, client) => showAnswer(client, buyersKey(storeId, customerId), answer),
  );
}

function buyersKey(storeId: string, customerId: string) {
  return [...keys.companies(storeId), 'buyers', customerId] as const;
}
