import { SettingsIcon } from 'lucide-react';
import type { Manifest } from '#routing/manifest.ts';
import { page } from '#routing/page.ts';

export const settings: Manifest = {
  pages: [
    {
      path: '/settings/store',
      handle: page('Store settings'),
      lazy: () =>
        import('./store/store-settings.tsx').then((m) => ({
          Component: m.StoreSettingsScreen,
        })),
    },
    {
      path: '/settings/taxes',
      handle: page('Taxes'),
      lazy: () => import('./taxes-and-receipts/taxes.tsx').then((m) => ({ Component: m.TaxesScreen })),
    },
    {
      path: '/settings/receipts',
      handle: page('Receipts'),
      lazy: () =>
        import('./taxes-and-receipts/receipts.tsx').then((m) => ({
          Component: m.ReceiptsScreen,
        })),
    },
    {
      path: '/settings/mode',
      handle: page('Store mode'),
      lazy: () => import('./mode/mode.tsx').then((m) => ({ Component: m.ModeScreen })),
    },
    {
      path: '/settings/staff',
      handle: page('Staff'),
      lazy: () => import('./staff/staff.tsx').then((m) => ({ Component: m.StaffScreen })),
    },
    {
      path: '/settings/audit',
      handle: page('Audit log'),
      lazy: () => import('./audit/audit.tsx').then((m) => ({ Component: m.AuditLogScreen })),
    },
    {
      path: '/settings/account',
      handle: page('Account'),
      lazy: () => import('./account/account.tsx').then((m) => ({ Component: m.AccountScreen })),
    },
  ],
  icons: { Settings: SettingsIcon },
};
