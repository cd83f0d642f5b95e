import { paths } from '#paths.ts';
import type { Manifest } from '#routing/manifest.ts';
import { storePage } from '#routing/store-page.ts';

export const giftCards: Manifest = {
  pages: [
    {
      path: '/discounts/gift-cards',
      handle: storePage('giftCards'),
      lazy: () => import('./gift-cards.tsx').then((m) => ({ Component: m.GiftCardsScreen })),
    },
    {
      path: '/discounts/gift-cards/new',
      handle: storePage('newGiftCard'),
      lazy: () => import('./new-gift-card.tsx').then((m) => ({ Component: m.NewGiftCardScreen })),
    },
    {
      path: '/discounts/gift-cards/:id',
      handle: storePage('giftCard'),
      lazy: () => import('./gift-card.tsx').then((m) => ({ Component: m.GiftCardScreen })),
    },
  ],
  palette: [
    {
      words: { line: 'newGiftCard' },
      path: paths.newGiftCard,
      behind: paths.discounts,
      permission: 'manageDiscounts',
    },
  ],
};
