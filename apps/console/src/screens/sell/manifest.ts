import { ShoppingCartIcon } from 'lucide-react';
import type { Manifest } from '#routing/manifest.ts';
import { page } from '#routing/page.ts';

export const sell: Manifest = {
  pages: [
    {
      path: '/orders/sell',
      handle: page('Sell'),
      lazy: () => import('./sell.tsx').then((m) => ({ Component: m.SellScreen })),
    },
  ],
  icons: { Sell: ShoppingCartIcon },
};
