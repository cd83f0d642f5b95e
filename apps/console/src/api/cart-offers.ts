import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from './client.ts';
import { keys } from './keys.ts';
import type { Answer, BodyFor } from './types.ts';

export type Cart = BodyFor<'POST /marketplace/v1/stores/{id}/cart-offers'>;
export type CartOffer = Answer<'POST /marketplace/v1/stores/{id}/cart-offers'>;

export function cartOfferQuery(storeId: string, cart: Cart) {
  return queryOptions({
    queryKey: [...keys.discounts(storeId), 'cart', cart],
    queryFn: ({ signal }) =>
      api('POST /marketplace/v1/stores/{id}/cart-offers', { params: { id: storeId }, body: cart, signal }),
  });
}

/** What a discount takes off an order at the moment at which it counts. */
export function loadCartOffer(client: QueryClient, storeId: string, cart: Cart): Promise<CartOffer> {
  return client.fetchQuery({ ...cartOfferQuery(storeId, cart), staleTime: 5000 });
}
