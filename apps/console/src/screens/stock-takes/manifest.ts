import type { Manifest } from '#routing/manifest.ts';
import { page } from '#routing/page.ts';

export const stockTakes: Manifest = {
  pages: [
    {
      path: '/inventory/stock-takes',
      handle: page('Stock-takes'),
      lazy: () => import('./stock-takes.tsx').then((m) => ({ Component: m.StockTakesScreen })),
    },
    {
      path: '/inventory/stock-takes/:id',
      handle: page('Stock-take'),
      lazy: () => import('./stock-take.tsx').then((m) => ({ Component: m.StockTakeScreen })),
    },
  ],
};
