import { FileTextIcon } from 'lucide-react';
import type { Manifest } from '#routing/manifest.ts';
import { storePage } from '#routing/store-page.ts';

export const textPages: Manifest = {
  pages: [
    {
      path: '/dashboard/pages',
      handle: storePage('textPages'),
      lazy: () => import('./text-pages.tsx').then((m) => ({ Component: m.TextPagesScreen })),
    },
    {
      path: '/dashboard/pages/new',
      handle: storePage('newTextPage'),
      lazy: () => import('./new-text-page.tsx').then((m) => ({ Component: m.NewTextPageScreen })),
    },
    {
      path: '/dashboard/pages/:id',
      handle: storePage('textPage'),
      lazy: () => import('./text-page.tsx').then((m) => ({ Component: m.TextPageScreen })),
    },
  ],
  icons: { textPages: FileTextIcon },
};
