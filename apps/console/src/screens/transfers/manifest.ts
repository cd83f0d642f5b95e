import { paths } from '#paths.ts';
import type { Manifest } from '#routing/manifest.ts';
import { storePage } from '#routing/store-page.ts';

export const transfers: Manifest = {
  pages: [
    {
      path: '/inventory/transfers',
      handle: storePage('transfers'),
      lazy: () => import('./transfers.tsx').then((m) => ({ Component: m.TransfersScreen })),
    },
    {
      path: '/inventory/transfers/new',
      handle: storePage('newTransfer'),
      lazy: () => import('./new-transfer.tsx').then((m) => ({ Component: m.NewTransferScreen })),
    },
    {
      path: '/inventory/transfers/:id',
      handle: storePage('transfer'),
      lazy: () => import('./transfer.tsx').then((m) => ({ Component: m.TransferScreen })),
    },
  ],
  palette: [
    {
      words: { line: 'newTransfer' },
      path: paths.newTransfer,
      behind: paths.inventory,
    },
  ],
};
