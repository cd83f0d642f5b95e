import { ShoppingCartIcon } from 'lucide-react';
import type { Manifest } from '#routing/manifest.ts';
import { storePage } from '#routing/store-page.ts';

export const sell: Manifest = {
  pages: [
    {
      path: '/orders/sell',
      handle: storePage('sell'),
      lazy: () => import('./sell.tsx').then((m) => ({ Component: m.SellScreen })),
    },
  ],
  icons: { sell: ShoppingCartIcon },
};
