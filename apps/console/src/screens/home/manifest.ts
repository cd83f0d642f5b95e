import { HouseIcon } from 'lucide-react';
import type { Manifest } from '#routing/manifest.ts';
import { storePage } from '#routing/store-page.ts';

export const home: Manifest = {
  pages: [
    {
      path: '/',
      handle: storePage('home'),
      lazy: () => import('./home.tsx').then((m) => ({ Component: m.HomeScreen })),
    },
  ],
  icons: { home: HouseIcon },
};
