import type { Manifest } from '#routing/manifest.ts';
import { page } from '#routing/page.ts';

export const imports: Manifest = {
  pages: [
    {
      path: '/products/import',
      handle: page('Import products'),
      lazy: () => import('./imports.tsx').then((m) => ({ Component: m.ProductImportsScreen })),
    },
    {
      path: '/products/import/:id',
      handle: page('Import'),
      lazy: () => import('./import.tsx').then((m) => ({ Component: m.ProductImportScreen })),
    },
    {
      path: '/customers/import',
      handle: page('Import customers'),
      lazy: () => import('./imports.tsx').then((m) => ({ Component: m.CustomerImportsScreen })),
    },
    {
      path: '/customers/import/:id',
      handle: page('Import'),
      lazy: () => import('./import.tsx').then((m) => ({ Component: m.CustomerImportScreen })),
    },
  ],
};
