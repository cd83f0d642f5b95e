import { useQuery } from '@tanstack/react-query';
import { useActiveStoreId } from '#api/client/active-store.ts';
import { type Cart, type CartOffer, cartOfferQuery } from '#api/sales/cart-offers.ts';
import { useSettled } from '#parts/hooks/use-debounced.ts';

const nothing: CartOffer = { offer: null, refusal: null, items: [] };

/** What a discount takes off an order while it is written, and what its items cost now; null asks nothing. Until an answer comes the one before stands. */
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
