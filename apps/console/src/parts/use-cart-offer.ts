import { useQuery } from '@tanstack/react-query';
import { type Cart, type CartOffer, cartOfferQuery } from '#api/cart-offers.ts';
import { useActiveStoreId } from '#api/stores.ts';
import { useSettled } from './use-settled.ts';

const nothing: CartOffer = { offer: null, refusal: null, goods: [] };

/** What a discount takes off an order while it is written, and what its goods cost now; null asks nothing. Until an answer comes the one before stands. */
export function useCartOffer(cart: Cart | null): CartOffer {
  const storeId = useActiveStoreId();
  const settled = useSettled(JSON.stringify(cart), 150);
  const asked: Cart | null = JSON.parse(settled);
  const { data } = useQuery({
    ...cartOfferQuery(storeId, asked ?? { channel: 'manual', lines: [] }),
    enabled: storeId !== '' && asked !== null,
    placeholderData: (before) => before,
  });
  return (cart !== null && data) || nothing;
}
