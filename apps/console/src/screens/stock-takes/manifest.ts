import type { Manifest } from '#routing/manifest.ts';
import { storePage } from '#routing/store-page.ts';

export const stockTakes: Manifest = {
  pages: [
    {
      path: '/inventory/stock-takes',
      handle: storePage('stockTakes'),
      lazy: () => import('./stock-takes.tsx').then((m) => ({ Component: m.StockTakesScreen })),
    },
    {
      path: '/inventory/stock-takes/:id',
      handle: storePage('stockTake'),
      lazy: () => import('./stock-take.tsx').then((m) => ({ Component: m.StockTakeScreen })),
    },
  ],
};
