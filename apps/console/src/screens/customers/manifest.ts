import { UsersIcon } from 'lucide-react';
import { paths } from '#paths.ts';
import type { Manifest } from '#routing/manifest.ts';
import { paletteLine, storePage } from '#routing/store-page.ts';

export const customers: Manifest = {
  pages: [
    {
      path: '/customers',
      handle: storePage('customers'),
      lazy: () => import('./list/customers.tsx').then((m) => ({ Component: m.CustomersScreen })),
    },
    {
      path: '/customers/new',
      handle: storePage('newCustomer'),
      lazy: () => import('./editor/new-customer.tsx').then((m) => ({ Component: m.NewCustomerScreen })),
    },
    {
      path: '/customers/receivables',
      handle: storePage('receivables'),
      lazy: () => import('./receivables/receivables.tsx').then((m) => ({ Component: m.DebtorsScreen })),
    },
    {
      path: '/customers/:id',
      handle: storePage('customer'),
      lazy: () => import('./editor/customer.tsx').then((m) => ({ Component: m.CustomerScreen })),
    },
  ],
  icons: { customers: UsersIcon },
  palette: [
    {
      ...paletteLine('addCustomer'),
      path: paths.newCustomer,
      behind: paths.customers,
      atOnce: true,
    },
    {
      ...paletteLine('importCustomers'),
      path: paths.importCustomers,
      behind: paths.customers,
      permission: 'importCustomers',
    },
  ],
};
