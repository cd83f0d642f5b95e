import { PaletteIcon } from 'lucide-react';
import type { Manifest } from '#routing/manifest.ts';
import { page } from '#routing/page.ts';

export const theme: Manifest = {
  pages: [
    {
      path: '/dashboard/theme',
      handle: page('Theme'),
      lazy: () => import('./theme.tsx').then((m) => ({ Component: m.ThemeScreen })),
    },
  ],
  icons: { Theme: PaletteIcon },
};
