import { paths } from '#paths.ts';
import type { Manifest } from '#routing/manifest.ts';
import { page } from '#routing/page.ts';

export const purchasing: Manifest = {
  pages: [
    {
      path: '/inventory/purchase-orders',
      handle: page('Purchase orders'),
      lazy: () => import('./purchase-orders.tsx').then((m) => ({ Component: m.PurchaseOrdersScreen })),
    },
    {
      path: '/inventory/purchase-orders/new',
      handle: page('New purchase order'),
      lazy: () =>
        import('./editor/new-purchase-order.tsx').then((m) => ({
          Component: m.NewPurchaseOrderScreen,
        })),
    },
    {
      path: '/inventory/purchase-orders/:id',
      handle: page('Purchase order'),
      lazy: () =>
        import('./editor/purchase-order.tsx').then((m) => ({
          Component: m.PurchaseOrderScreen,
        })),
    },
    {
      path: '/inventory/purchase-orders/:id/receive',
      handle: page('Receive items'),
      lazy: () =>
        import('./receiving/receive-items.tsx').then((m) => ({
          Component: m.ReceiveItemsScreen,
        })),
    },
    {
      path: '/inventory/suppliers',
      handle: page('Suppliers'),
      lazy: () => import('./suppliers/suppliers.tsx').then((m) => ({ Component: m.SuppliersScreen })),
    },
    {
      path: '/inventory/reorder',
      handle: page('Reorder'),
      lazy: () => import('./reorder/reorder.tsx').then((m) => ({ Component: m.ReorderScreen })),
    },
  ],
  palette: [
    {
      label: 'New purchase order',
      keywords: 'buy order supplier',
      path: paths.newPurchaseOrder,
      behind: paths.inventory,
    },
  ],
};
