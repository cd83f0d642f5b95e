import type { Manifest } from '#routing/manifest.ts';
import { storePage } from '#routing/store-page.ts';

export const imports: Manifest = {
  pages: [
    {
      path: '/products/import',
      handle: storePage('importProducts'),
      lazy: () => import('./imports.tsx').then((m) => ({ Component: m.ProductImportsScreen })),
    },
    {
      path: '/products/import/:id',
      handle: storePage('import'),
      lazy: () => import('./import.tsx').then((m) => ({ Component: m.ProductImportScreen })),
    },
    {
      path: '/customers/import',
      handle: storePage('importCustomers'),
      lazy: () => import('./imports.tsx').then((m) => ({ Component: m.CustomerImportsScreen })),
    },
    {
      path: '/customers/import/:id',
      handle: storePage('import'),
      lazy: () => import('./import.tsx').then((m) => ({ Component: m.CustomerImportScreen })),
    },
    {
      path: '/wholesale/price-lists/:list/import',
      handle: storePage('importPrices'),
      lazy: () => import('./imports.tsx').then((m) => ({ Component: m.PriceImportsScreen })),
    },
    {
      path: '/wholesale/price-lists/:list/import/:id',
      handle: storePage('import'),
      lazy: () => import('./import.tsx').then((m) => ({ Component: m.PriceImportScreen })),
    },
  ],
};
