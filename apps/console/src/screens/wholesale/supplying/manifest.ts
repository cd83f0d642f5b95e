import { HandshakeIcon } from 'lucide-react';
import type { Manifest } from '#routing/manifest.ts';
import { storePage } from '#routing/store-page.ts';

export const wholesaleSupplying: Manifest = {
  pages: [
    {
      path: '/wholesale/companies',
      handle: storePage('companies'),
      lazy: () => import('./companies/companies.tsx').then((m) => ({ Component: m.CompaniesScreen })),
    },
    {
      path: '/wholesale/companies/:id',
      handle: storePage('company'),
      lazy: () => import('./companies/company.tsx').then((m) => ({ Component: m.CompanyScreen })),
    },
    {
      path: '/wholesale/companies/:id/order',
      handle: storePage('companyOrder'),
      lazy: () => import('./orders/company-order.tsx').then((m) => ({ Component: m.CompanyOrderScreen })),
    },
    {
      path: '/wholesale/requests',
      handle: storePage('accessRequests'),
      lazy: () => import('./requests/requests.tsx').then((m) => ({ Component: m.AccessRequestsScreen })),
    },
    {
      path: '/wholesale/price-lists',
      handle: storePage('priceLists'),
      lazy: () => import('./price-lists/price-lists.tsx').then((m) => ({ Component: m.PriceListsScreen })),
    },
    {
      path: '/wholesale/price-lists/:id',
      handle: storePage('priceList'),
      lazy: () => import('./price-lists/price-list.tsx').then((m) => ({ Component: m.PriceListScreen })),
    },
    {
      path: '/wholesale/products',
      handle: storePage('offeredProducts'),
      lazy: () =>
        import('./products/offered-products.tsx').then((m) => ({ Component: m.OfferedProductsScreen })),
    },
    {
      path: '/wholesale/settings',
      handle: storePage('wholesaleSettings'),
      lazy: () =>
        import('./settings/wholesale-settings.tsx').then((m) => ({ Component: m.WholesaleSettingsScreen })),
    },
  ],
  icons: { wholesale: HandshakeIcon },
};
