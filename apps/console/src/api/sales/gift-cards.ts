import type { Calls } from '@sokoni/contract/calls';
import { readGiftCardCode } from '@sokoni/rules/credit/gift-card';
import type { QueryClient } from '@tanstack/react-query';
import { keys } from '#api/client/keys.ts';
import { showAnswer } from '#api/client/show-answer.ts';
import { useStoreAction, useStoreList, useStoreQuery, useStoreSend } from '#api/client/store-calls.ts';
import type { GiftCard } from '#contract-types.ts';

export type GiftCardListQuery = NonNullable<Calls['GET /marketplace/v1/stores/{id}/gift-cards']['query']>;

export function useGiftCards(query: GiftCardListQuery) {
  return useStoreList('GET /marketplace/v1/stores/{id}/gift-cards', {
    key: (storeId) => [...keys.giftCards(storeId), 'page', query],
    query,
  });
}

export function useGiftCard(id: string) {
  return useStoreQuery('GET /marketplace/v1/stores/{id}/gift-cards/{gift_card_id}', {
    key: (storeId) => [...keys.giftCards(storeId), 'one', id],
    params: { gift_card_id: id },
  });
}

/** The card in a buyer's hand. Nothing is asked until a whole code is typed: wrong ones are counted. */
export function useGiftCardByCode(typed: string) {
  const code = readGiftCardCode(typed);
  return useStoreQuery(
    'POST /marketplace/v1/stores/{id}/gift-card-look-ups',
    {
      key: (storeId) => [...keys.giftCards(storeId), 'by code', code],
      body: { code },
      enabled: code !== '',
    },
    {
      retry: false,
      refetchOnWindowFocus: false,
    },
  );
}

export function useIssueGiftCard() {
  return useStoreSend('POST /marketplace/v1/stores/{id}/gift-cards', {}, showSaved);
}

export function useSwitchGiftCard(id: string) {
  return useStoreAction(
    'PUT /marketplace/v1/stores/{id}/gift-cards/{gift_card_id}/switch',
    (active: boolean) => ({ params: { gift_card_id: id }, body: { active } }),
    showSaved,
  );
}

function showSaved(card: GiftCard, storeId: string, client: QueryClient): void {
  showAnswer(client, [...keys.giftCards(storeId), 'one', card.id], card);
  void client.invalidateQueries({ queryKey: [...keys.giftCards(storeId), 'page'] });
}
