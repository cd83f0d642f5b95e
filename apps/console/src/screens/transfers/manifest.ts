import { paths } from '#paths.ts';
import type { Manifest } from '#routing/manifest.ts';
import { page } from '#routing/page.ts';

export const transfers: Manifest = {
  pages: [
    {
      path: '/inventory/transfers',
      handle: page('Transfers'),
      lazy: () => import('./transfers.tsx').then((m) => ({ Component: m.TransfersScreen })),
    },
    {
      path: '/inventory/transfers/new',
      handle: page('New transfer'),
      lazy: () => import('./new-transfer.tsx').then((m) => ({ Component: m.NewTransferScreen })),
    },
    {
      path: '/inventory/transfers/:id',
      handle: page('Transfer'),
      lazy: () => import('./transfer.tsx').then((m) => ({ Component: m.TransferScreen })),
    },
  ],
  palette: [
    {
      label: 'New transfer',
      keywords: 'send move stock location',
      path: paths.newTransfer,
      behind: paths.inventory,
    },
  ],
};
