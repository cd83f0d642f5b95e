import { PaletteIcon } from 'lucide-react';
import type { Manifest } from '#routing/manifest.ts';
import { RouteFailed } from '#routing/root.tsx';
import { storePage } from '#routing/store-page.ts';

export const theme: Manifest = {
  pages: [
    {
      path: '/dashboard/theme',
      handle: storePage('theme'),
      lazy: () => import('./theme.tsx').then((m) => ({ Component: m.ThemeScreen })),
    },
  ],
  windows: [
    {
      path: '/dashboard/theme/editor',
      handle: storePage('themeEditor'),
      ErrorBoundary: RouteFailed,
      lazy: () => import('./editor/theme-editor.tsx').then((m) => ({ Component: m.ThemeEditorScreen })),
    },
  ],
  icons: { theme: PaletteIcon },
};
