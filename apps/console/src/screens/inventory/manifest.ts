import { WarehouseIcon } from 'lucide-react';
import { inventoryPages } from '#parts/pages/inventory-pages.ts';
import { paths } from '#paths.ts';
import type { Manifest } from '#routing/manifest.ts';
import { page } from '#routing/page.ts';

export const inventory: Manifest = {
  pages: [
    {
      path: '/inventory',
      handle: page('Inventory'),
      lazy: () => import('./stock.tsx').then((m) => ({ Component: m.StockScreen })),
    },
    {
      path: '/inventory/movements',
      handle: page('Stock history'),
      lazy: () => import('./movements.tsx').then((m) => ({ Component: m.MovementsScreen })),
    },
    {
      path: '/inventory/locations',
      handle: page('Locations'),
      lazy: () => import('./locations.tsx').then((m) => ({ Component: m.LocationsScreen })),
    },
  ],
  icons: { Inventory: WarehouseIcon },
  palette: [
    // The first is the line of the sidebar.
    ...inventoryPages()
      .slice(1)
      .map(({ label, path }) => ({
        label: `Inventory: ${label}`,
        keywords: `${label} go open`,
        ...{ path, behind: paths.inventory, group: 'Go to' as const },
      })),
  ],
};
