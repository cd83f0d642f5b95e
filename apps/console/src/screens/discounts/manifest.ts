import { TicketPercentIcon } from 'lucide-react';
import { paths } from '#paths.ts';
import type { Manifest } from '#routing/manifest.ts';
import { page } from '#routing/page.ts';

export const discounts: Manifest = {
  pages: [
    {
      path: '/discounts',
      handle: page('Discounts'),
      lazy: () => import('./discounts.tsx').then((m) => ({ Component: m.DiscountsScreen })),
    },
    {
      path: '/discounts/new',
      handle: page('New discount'),
      lazy: () => import('./new-discount.tsx').then((m) => ({ Component: m.NewDiscountScreen })),
    },
    {
      path: '/discounts/:id',
      handle: page('Discount'),
      lazy: () => import('./discount.tsx').then((m) => ({ Component: m.DiscountScreen })),
    },
  ],
  icons: { Discounts: TicketPercentIcon },
  palette: [
    {
      label: 'New discount',
      keywords: 'code coupon promotion percent sale',
      path: paths.newDiscount,
      behind: paths.discounts,
      permission: 'manageDiscounts',
    },
  ],
};
