import { ReceiptTextIcon } from 'lucide-react';
import { orderList } from '#api/sales/orders.ts';
import { paths } from '#paths.ts';
import { firstRows } from '#routing/first-rows.ts';
import type { Manifest } from '#routing/manifest.ts';
import { storePage } from '#routing/store-page.ts';

export const orders: Manifest = {
  pages: [
    {
      path: '/orders',
      handle: storePage('orders'),
      ...firstRows(orderList),
      lazy: () => import('./list/orders.tsx').then((m) => ({ Component: m.OrdersScreen })),
    },
    {
      path: '/orders/drafts',
      handle: storePage('orderDrafts'),
      lazy: () => import('./list/order-drafts.tsx').then((m) => ({ Component: m.OrderDraftsScreen })),
    },
    {
      path: '/orders/unfinished',
      handle: storePage('unfinishedCheckouts'),
      lazy: () =>
        import('./unfinished/unfinished-checkouts.tsx').then((m) => ({
          Component: m.UnfinishedCheckoutsScreen,
        })),
    },
    {
      path: '/orders/new',
      handle: storePage('newOrder'),
      lazy: () => import('./editor/new-order.tsx').then((m) => ({ Component: m.NewOrderScreen })),
    },
    {
      path: '/orders/:id',
      handle: storePage('order'),
      lazy: () => import('./editor/order.tsx').then((m) => ({ Component: m.OrderScreen })),
    },
  ],
  icons: { orders: ReceiptTextIcon },
  palette: [
    {
      words: { line: 'newOrder' },
      path: paths.newOrder,
      behind: paths.customers,
      atOnce: true,
    },
    {
      words: { line: 'draftOrders' },
      path: paths.orderDrafts,
      behind: paths.customers,
    },
  ],
};
