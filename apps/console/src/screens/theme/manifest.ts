import { PaletteIcon } from 'lucide-react';
import type { Manifest } from '#routing/manifest.ts';
import { storePage } from '#routing/store-page.ts';

export const theme: Manifest = {
  pages: [
    {
      path: '/dashboard/theme',
      handle: storePage('theme'),
      lazy: () => import('./theme.tsx').then((m) => ({ Component: m.ThemeScreen })),
    },
  ],
  icons: { theme: PaletteIcon },
};
