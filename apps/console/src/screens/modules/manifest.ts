import { BlocksIcon } from 'lucide-react';
import type { Manifest } from '#routing/manifest.ts';
import { page } from '#routing/page.ts';

export const modules: Manifest = {
  pages: [
    {
      path: '/modules',
      handle: page('Modules'),
      lazy: () => import('./modules.tsx').then((m) => ({ Component: m.ModulesScreen })),
    },
  ],
  icons: { Modules: BlocksIcon },
};
