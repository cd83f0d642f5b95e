import type { Calls } from '@sokoni/contract/calls';
import type { QueryClient } from '@tanstack/react-query';
import { keys } from '#api/client/keys.ts';
import { showAnswer } from '#api/client/show-answer.ts';
import { useStoreAction, useStoreList, useStoreQuery, useStoreSend } from '#api/client/store-calls.ts';
import type { Discount } from '#contract-types.ts';

export type DiscountListQuery = NonNullable<Calls['GET /marketplace/v1/stores/{id}/discounts']['query']>;

export function useDiscounts(query: DiscountListQuery) {
  return useStoreList('GET /marketplace/v1/stores/{id}/discounts', {
    key: (storeId) => [...keys.discounts(storeId), 'page', query],
    query,
  });
}

export function useDiscount(id: string) {
  return useStoreQuery('GET /marketplace/v1/stores/{id}/discounts/{discount_id}', {
    key: (storeId) => [...keys.discounts(storeId), 'one', id],
    params: { discount_id: id },
  });
}

export function useAddDiscount() {
  return useStoreSend('POST /marketplace/v1/stores/{id}/discounts', {}, discountChanged);
}

export function useChangeDiscount(id: string) {
  return useStoreSend(
    'PUT /marketplace/v1/stores/{id}/discounts/{discount_id}',
    { discount_id: id },
    discountChanged,
  );
}

export function useSwitchDiscount(id: string) {
  return useStoreAction(
    'PUT /marketplace/v1/stores/{id}/discounts/{discount_id}/switch',
    (active: boolean) => ({ params: { discount_id: id }, body: { active } }),
    discountChanged,
  );
}

/** Deletes it, or ends it where orders have used it. */
export function useDeleteDiscount(id: string) {
  return useStoreAction(
    'DELETE /marketplace/v1/stores/{id}/discounts/{discount_id}',
    () => ({ params: { discount_id: id } }),
    (_, storeId, client) => client.invalidateQueries({ queryKey: [...keys.discounts(storeId), 'page'] }),
  );
}

function discountChanged(discount: Discount, storeId: string, client: QueryClient): void {
  showAnswer(client, [...keys.discounts(storeId), 'one', discount.id], discount);
  void client.invalidateQueries({ queryKey: [...keys.discounts(storeId), 'page'] });
}
