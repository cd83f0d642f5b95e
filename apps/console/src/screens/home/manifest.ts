import { HouseIcon } from 'lucide-react';
import type { Manifest } from '#routing/manifest.ts';
import { page } from '#routing/page.ts';

export const home: Manifest = {
  pages: [
    {
      path: '/',
      handle: page('Home'),
      lazy: () => import('./home.tsx').then((m) => ({ Component: m.HomeScreen })),
    },
  ],
  icons: { Home: HouseIcon },
};
