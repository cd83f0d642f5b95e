import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '#api/client/client.ts';
import { keys } from '#api/client/keys.ts';
import type { Answer, BodyFor } from '#contract-types.ts';

export type Cart = BodyFor<'POST /marketplace/v1/stores/{id}/cart-offers'>;
export type CartOffer = Answer<'POST /marketplace/v1/stores/{id}/cart-offers'>;

export function cartOfferQuery(storeId: string, cart: Cart) {
  return queryOptions({
    queryKey: [...keys.discounts(storeId), 'cart', cart],
    queryFn: ({ signal }) =>
      api('POST /marketplace/v1/stores/{id}/cart-offers', { params: { id: storeId }, body: cart, signal }),
  });
}

/** Reads anew what an order that is shown comes to: its discount, its items, and how the store reckons. */
export async function askCostAnew(client: QueryClient, storeId: string): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: keys.discounts(storeId) }),
    client.invalidateQueries({ queryKey: keys.store(storeId), exact: true }),
  ]);
}
