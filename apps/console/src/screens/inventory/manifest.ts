import { WarehouseIcon } from 'lucide-react';
import { inventoryTabLabel, inventoryTabs } from '#parts/pages/inventory-pages.ts';
import { paths } from '#paths.ts';
import type { Manifest } from '#routing/manifest.ts';
import { storePage } from '#routing/store-page.ts';

export const inventory: Manifest = {
  pages: [
    {
      path: '/inventory',
      handle: storePage('inventory'),
      lazy: () => import('./stock.tsx').then((m) => ({ Component: m.StockScreen })),
    },
    {
      path: '/inventory/movements',
      handle: storePage('stockHistory'),
      lazy: () => import('./movements.tsx').then((m) => ({ Component: m.MovementsScreen })),
    },
    {
      path: '/inventory/locations',
      handle: storePage('locations'),
      lazy: () => import('./locations.tsx').then((m) => ({ Component: m.LocationsScreen })),
    },
  ],
  icons: { inventory: WarehouseIcon },
  palette: [
    // The first is the line of the sidebar.
    ...inventoryTabs.slice(1).map(([tab, path]) => ({
      words: { line: 'inventory' as const, page: () => inventoryTabLabel(tab) },
      ...{ path, behind: paths.inventory, group: 'go' as const },
    })),
  ],
};
