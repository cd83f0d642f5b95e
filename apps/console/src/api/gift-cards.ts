import type { Calls } from '@sokoni/contract/calls';
import { readGiftCardCode } from '@sokoni/rules/gift-card';
import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import { api } from './client.ts';
import { keys } from './keys.ts';
import { showAnswer } from './show-answer.ts';
import { useActiveStoreId } from './stores.ts';
import type { BodyFor, GiftCard } from './types.ts';
import { useAction } from './use-action.ts';
import { useList } from './use-list.ts';

export type GiftCardListQuery = NonNullable<Calls['GET /marketplace/v1/stores/{id}/gift-cards']['query']>;
export type GiftCardBody = BodyFor<'POST /marketplace/v1/stores/{id}/gift-cards'>;

export function useGiftCards(query: GiftCardListQuery) {
  const storeId = useActiveStoreId();
  return useList({
    key: [...keys.giftCards(storeId), 'page', query],
    load: (signal) =>
      api('GET /marketplace/v1/stores/{id}/gift-cards', { params: { id: storeId }, query, signal }),
    enabled: storeId !== '',
  });
}

export function useGiftCard(id: string) {
  const storeId = useActiveStoreId();
  return useQuery({
    queryKey: [...keys.giftCards(storeId), 'one', id],
    queryFn: ({ signal }) =>
      api('GET /marketplace/v1/stores/{id}/gift-cards/{gift_card_id}', {
        params: { id: storeId, gift_card_id: id },
        signal,
      }),
    enabled: storeId !== '',
  });
}

/** The card in a buyer's hand. Nothing is asked until a whole code is typed: wrong ones are counted. */
export function useGiftCardByCode(typed: string) {
  const storeId = useActiveStoreId();
  const code = readGiftCardCode(typed);
  return useQuery({
    queryKey: [...keys.giftCards(storeId), 'by code', code],
    queryFn: ({ signal }) =>
      api('POST /marketplace/v1/stores/{id}/gift-card-look-ups', {
        params: { id: storeId },
        body: { code },
        signal,
      }),
    enabled: storeId !== '' && code !== '',
    retry: false,
    refetchOnWindowFocus: false,
  });
}

export function useIssueGiftCard() {
  const storeId = useActiveStoreId();
  return useAction(
    (body: GiftCardBody, idempotencyKey) =>
      api('POST /marketplace/v1/stores/{id}/gift-cards', { params: { id: storeId }, body, idempotencyKey }),
    (card, _, client) => showSaved(storeId, card, client),
  );
}

export function useSwitchGiftCard(id: string) {
  const storeId = useActiveStoreId();
  return useMutation({
    mutationFn: (active: boolean) =>
      api('PUT /marketplace/v1/stores/{id}/gift-cards/{gift_card_id}/switch', {
        params: { id: storeId, gift_card_id: id },
        body: { active },
      }),
    onSuccess: (card, _, __, { client }) => showSaved(storeId, card, client),
  });
}

function showSaved(storeId: string, card: GiftCard, client: QueryClient): void {
  showAnswer(client, [...keys.giftCards(storeId), 'one', card.id], card);
  void client.invalidateQueries({ queryKey: [...keys.giftCards(storeId), 'page'] });
}
