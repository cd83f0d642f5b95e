import { CalculatorIcon } from 'lucide-react';
import { paths } from '#paths.ts';
import type { Manifest } from '#routing/manifest.ts';
import { storePage } from '#routing/store-page.ts';

export const pointOfSale: Manifest = {
  pages: [
    {
      path: paths.registers,
      handle: storePage('registers'),
      lazy: () => import('./registers/registers.tsx').then((m) => ({ Component: m.RegistersScreen })),
    },
    {
      path: paths.shifts,
      handle: storePage('shifts'),
      lazy: () => import('./shifts/shifts.tsx').then((m) => ({ Component: m.ShiftsScreen })),
    },
    {
      path: '/point-of-sale/shifts/:id',
      handle: storePage('shift'),
      lazy: () => import('./shifts/shift.tsx').then((m) => ({ Component: m.ShiftScreen })),
    },
    {
      path: paths.tillLayout,
      handle: storePage('tillLayout'),
      lazy: () => import('./layout/layout.tsx').then((m) => ({ Component: m.TillLayoutScreen })),
    },
    {
      path: paths.tillAttention,
      handle: storePage('tillAttention'),
      lazy: () => import('./attention/attention.tsx').then((m) => ({ Component: m.TillAttentionScreen })),
    },
    {
      path: paths.tillOutbox,
      handle: storePage('tillOutbox'),
      lazy: () => import('./outbox/outbox.tsx').then((m) => ({ Component: m.TillOutboxScreen })),
    },
    {
      path: paths.tillSettings,
      handle: storePage('tillSettings'),
      lazy: () => import('./settings/till-settings.tsx').then((m) => ({ Component: m.TillSettingsScreen })),
    },
  ],
  icons: { pointOfSale: CalculatorIcon },
};
