import { paths } from '#paths.ts';
import type { Manifest } from '#routing/manifest.ts';
import { page } from '#routing/page.ts';

export const giftCards: Manifest = {
  pages: [
    {
      path: '/discounts/gift-cards',
      handle: page('Gift cards'),
      lazy: () => import('./gift-cards.tsx').then((m) => ({ Component: m.GiftCardsScreen })),
    },
    {
      path: '/discounts/gift-cards/new',
      handle: page('New gift card'),
      lazy: () => import('./new-gift-card.tsx').then((m) => ({ Component: m.NewGiftCardScreen })),
    },
    {
      path: '/discounts/gift-cards/:id',
      handle: page('Gift card'),
      lazy: () => import('./gift-card.tsx').then((m) => ({ Component: m.GiftCardScreen })),
    },
  ],
  palette: [
    {
      label: 'New gift card',
      keywords: 'issue voucher present prepaid',
      path: paths.newGiftCard,
      behind: paths.discounts,
      permission: 'manageDiscounts',
    },
  ],
};
