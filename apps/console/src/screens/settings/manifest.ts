import { SettingsIcon } from 'lucide-react';
import type { Manifest } from '#routing/manifest.ts';
import { storePage } from '#routing/store-page.ts';

export const settings: Manifest = {
  pages: [
    {
      path: '/settings/store',
      handle: storePage('storeSettings'),
      lazy: () =>
        import('./store/store-settings.tsx').then((m) => ({
          Component: m.StoreSettingsScreen,
        })),
    },
    {
      path: '/settings/taxes',
      handle: storePage('taxes'),
      lazy: () => import('./taxes-and-receipts/taxes.tsx').then((m) => ({ Component: m.TaxesScreen })),
    },
    {
      path: '/settings/receipts',
      handle: storePage('receipts'),
      lazy: () =>
        import('./taxes-and-receipts/receipts.tsx').then((m) => ({
          Component: m.ReceiptsScreen,
        })),
    },
    {
      path: '/settings/storefront',
      handle: storePage('storefront'),
      lazy: () => import('./storefront/storefront.tsx').then((m) => ({ Component: m.StorefrontScreen })),
    },
    {
      path: '/settings/languages',
      handle: storePage('languages'),
      lazy: () => import('./languages/languages.tsx').then((m) => ({ Component: m.LanguagesScreen })),
    },
    {
      path: '/settings/languages/:language',
      handle: storePage('translations'),
      lazy: () => import('./languages/translations.tsx').then((m) => ({ Component: m.TranslationsScreen })),
    },
    {
      path: '/settings/languages/:language/:kind/:subject',
      handle: storePage('translation'),
      lazy: () => import('./languages/translation.tsx').then((m) => ({ Component: m.TranslationScreen })),
    },
    {
      path: '/settings/payments',
      handle: storePage('payments'),
      lazy: () => import('./payments/payments.tsx').then((m) => ({ Component: m.PaymentsScreen })),
    },
    {
      path: '/settings/delivery',
      handle: storePage('delivery'),
      lazy: () => import('./delivery/delivery.tsx').then((m) => ({ Component: m.DeliveryScreen })),
    },
    {
      path: '/settings/mode',
      handle: storePage('mode'),
      lazy: () => import('./mode/mode.tsx').then((m) => ({ Component: m.ModeScreen })),
    },
    {
      path: '/settings/staff',
      handle: storePage('staff'),
      lazy: () => import('./staff/staff.tsx').then((m) => ({ Component: m.StaffScreen })),
    },
    {
      path: '/settings/audit',
      handle: storePage('auditLog'),
      lazy: () => import('./audit/audit.tsx').then((m) => ({ Component: m.AuditLogScreen })),
    },
    {
      path: '/settings/account',
      handle: storePage('account'),
      lazy: () => import('./account/account.tsx').then((m) => ({ Component: m.AccountScreen })),
    },
  ],
  icons: { settings: SettingsIcon },
};
