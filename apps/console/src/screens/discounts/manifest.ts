import { TicketPercentIcon } from 'lucide-react';
import { paths } from '#paths.ts';
import type { Manifest } from '#routing/manifest.ts';
import { storePage } from '#routing/store-page.ts';

export const discounts: Manifest = {
  pages: [
    {
      path: '/discounts',
      handle: storePage('discounts'),
      lazy: () => import('./discounts.tsx').then((m) => ({ Component: m.DiscountsScreen })),
    },
    {
      path: '/discounts/new',
      handle: storePage('newDiscount'),
      lazy: () => import('./new-discount.tsx').then((m) => ({ Component: m.NewDiscountScreen })),
    },
    {
      path: '/discounts/:id',
      handle: storePage('discount'),
      lazy: () => import('./discount.tsx').then((m) => ({ Component: m.DiscountScreen })),
    },
  ],
  icons: { discounts: TicketPercentIcon },
  palette: [
    {
      words: { line: 'newDiscount' },
      path: paths.newDiscount,
      behind: paths.discounts,
      permission: 'manageDiscounts',
    },
  ],
};
