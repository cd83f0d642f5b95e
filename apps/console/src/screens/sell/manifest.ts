import { ShoppingCartIcon } from 'lucide-react';
import type { Manifest } from '#routing/manifest.ts';
import { RouteFailed } from '#routing/root.tsx';
import { storePage } from '#routing/store-page.ts';

export const sell: Manifest = {
  pages: [
    {
      path: '/orders/sell',
      handle: storePage('sell'),
      lazy: () => import('./sell.tsx').then((m) => ({ Component: m.SellScreen })),
    },
  ],
  windows: [
    {
      path: '/orders/sell/display',
      handle: storePage('customerDisplay'),
      ErrorBoundary: RouteFailed,
      lazy: () => import('./display/customer-display.tsx').then((m) => ({ Component: m.CustomerDisplay })),
    },
  ],
  icons: { sell: ShoppingCartIcon },
};
