import { ReceiptTextIcon } from 'lucide-react';
import { paths } from '#paths.ts';
import type { Manifest } from '#routing/manifest.ts';
import { page } from '#routing/page.ts';

export const orders: Manifest = {
  pages: [
    {
      path: '/orders',
      handle: page('Orders'),
      lazy: () => import('./list/orders.tsx').then((m) => ({ Component: m.OrdersScreen })),
    },
    {
      path: '/orders/drafts',
      handle: page('Drafts'),
      lazy: () => import('./list/order-drafts.tsx').then((m) => ({ Component: m.OrderDraftsScreen })),
    },
    {
      path: '/orders/new',
      handle: page('New order'),
      lazy: () => import('./editor/new-order.tsx').then((m) => ({ Component: m.NewOrderScreen })),
    },
    {
      path: '/orders/:id',
      handle: page('Order'),
      lazy: () => import('./editor/order.tsx').then((m) => ({ Component: m.OrderScreen })),
    },
  ],
  icons: { Orders: ReceiptTextIcon },
  palette: [
    {
      label: 'New order',
      keywords: 'sale record sell draft create',
      path: paths.newOrder,
      behind: paths.customers,
      atOnce: true,
    },
    {
      label: 'Draft orders',
      keywords: 'unfinished quote',
      path: paths.orderDrafts,
      behind: paths.customers,
    },
  ],
};
