import type { Calls } from '@sokoni/contract/calls';
import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import { api } from './client.ts';
import { keys } from './keys.ts';
import { showAnswer } from './show-answer.ts';
import { useActiveStoreId } from './stores.ts';
import type { BodyFor, Discount } from './types.ts';
import { useAction } from './use-action.ts';
import { useList } from './use-list.ts';

export type DiscountListQuery = NonNullable<Calls['GET /marketplace/v1/stores/{id}/discounts']['query']>;

export function useDiscounts(query: DiscountListQuery) {
  const storeId = useActiveStoreId();
  return useList({
    key: [...keys.discounts(storeId), 'page', query],
    load: (signal) =>
      api('GET /marketplace/v1/stores/{id}/discounts', { params: { id: storeId }, query, signal }),
    enabled: storeId !== '',
  });
}

export function useDiscount(id: string) {
  const storeId = useActiveStoreId();
  return useQuery({
    queryKey: [...keys.discounts(storeId), 'one', id],
    queryFn: ({ signal }) =>
      api('GET /marketplace/v1/stores/{id}/discounts/{discount_id}', {
        params: { id: storeId, discount_id: id },
        signal,
      }),
    enabled: storeId !== '',
  });
}

export function useAddDiscount() {
  const storeId = useActiveStoreId();
  return useAction(
    (body: BodyFor<'POST /marketplace/v1/stores/{id}/discounts'>, idempotencyKey) =>
      api('POST /marketplace/v1/stores/{id}/discounts', { params: { id: storeId }, body, idempotencyKey }),
    (discount, _, client) => discountChanged(storeId, discount, client),
  );
}

export function useChangeDiscount(id: string) {
  const storeId = useActiveStoreId();
  return useMutation({
    mutationFn: (body: BodyFor<'PUT /marketplace/v1/stores/{id}/discounts/{discount_id}'>) =>
      api('PUT /marketplace/v1/stores/{id}/discounts/{discount_id}', {
        params: { id: storeId, discount_id: id },
        body,
      }),
    onSuccess: (discount, _, __, { client }) => discountChanged(storeId, discount, client),
  });
}

export function useSwitchDiscount(id: string) {
  const storeId = useActiveStoreId();
  return useMutation({
    mutationFn: (active: boolean) =>
      api('PUT /marketplace/v1/stores/{id}/discounts/{discount_id}/switch', {
        params: { id: storeId, discount_id: id },
        body: { active },
      }),
    onSuccess: (discount, _, __, { client }) => discountChanged(storeId, discount, client),
  });
}

/** Deletes it, or ends it where orders have used it. */
export function useDeleteDiscount(id: string) {
  const storeId = useActiveStoreId();
  return useMutation({
    mutationFn: () =>
      api('DELETE /marketplace/v1/stores/{id}/discounts/{discount_id}', {
        params: { id: storeId, discount_id: id },
      }),
    onSuccess: (_, __, ___, { client }) =>
      client.invalidateQueries({ queryKey: [...keys.discounts(storeId), 'page'] }),
  });
}

function discountChanged(storeId: string, discount: Discount, client: QueryClient): void {
  showAnswer(client, [...keys.discounts(storeId), 'one', discount.id], discount);
  void client.invalidateQueries({ queryKey: [...keys.discounts(storeId), 'page'] });
}
