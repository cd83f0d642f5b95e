import { BlocksIcon } from 'lucide-react';
import type { Manifest } from '#routing/manifest.ts';
import { storePage } from '#routing/store-page.ts';

export const modules: Manifest = {
  pages: [
    {
      path: '/modules',
      handle: storePage('modules'),
      lazy: () => import('./modules.tsx').then((m) => ({ Component: m.ModulesScreen })),
    },
  ],
  icons: { modules: BlocksIcon },
};
