import { paths } from '#paths.ts';
import type { Manifest } from '#routing/manifest.ts';
import { storePage } from '#routing/store-page.ts';

export const purchasing: Manifest = {
  pages: [
    {
      path: '/inventory/purchase-orders',
      handle: storePage('purchaseOrders'),
      lazy: () => import('./purchase-orders.tsx').then((m) => ({ Component: m.PurchaseOrdersScreen })),
    },
    {
      path: '/inventory/purchase-orders/new',
      handle: storePage('newPurchaseOrder'),
      lazy: () =>
        import('./editor/new-purchase-order.tsx').then((m) => ({
          Component: m.NewPurchaseOrderScreen,
        })),
    },
    {
      path: '/inventory/purchase-orders/:id',
      handle: storePage('purchaseOrder'),
      lazy: () =>
        import('./editor/purchase-order.tsx').then((m) => ({
          Component: m.PurchaseOrderScreen,
        })),
    },
    {
      path: '/inventory/purchase-orders/:id/receive',
      handle: storePage('receiveItems'),
      lazy: () =>
        import('./receiving/receive-items.tsx').then((m) => ({
          Component: m.ReceiveItemsScreen,
        })),
    },
    {
      path: '/inventory/suppliers',
      handle: storePage('suppliers'),
      lazy: () => import('./suppliers/suppliers.tsx').then((m) => ({ Component: m.SuppliersScreen })),
    },
    {
      path: '/inventory/reorder',
      handle: storePage('reorder'),
      lazy: () => import('./reorder/reorder.tsx').then((m) => ({ Component: m.ReorderScreen })),
    },
  ],
  palette: [
    {
      words: { line: 'newPurchaseOrder' },
      path: paths.newPurchaseOrder,
      behind: paths.inventory,
    },
  ],
};
