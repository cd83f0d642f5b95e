import { UsersIcon } from 'lucide-react';
import { paths } from '#paths.ts';
import type { Manifest } from '#routing/manifest.ts';
import { page } from '#routing/page.ts';

export const customers: Manifest = {
  pages: [
    {
      path: '/customers',
      handle: page('Customers'),
      lazy: () => import('./list/customers.tsx').then((m) => ({ Component: m.CustomersScreen })),
    },
    {
      path: '/customers/new',
      handle: page('New customer'),
      lazy: () => import('./editor/new-customer.tsx').then((m) => ({ Component: m.NewCustomerScreen })),
    },
    {
      path: '/customers/receivables',
      handle: page('Receivables'),
      lazy: () => import('./receivables/receivables.tsx').then((m) => ({ Component: m.DebtorsScreen })),
    },
    {
      path: '/customers/:id',
      handle: page('Customer'),
      lazy: () => import('./editor/customer.tsx').then((m) => ({ Component: m.CustomerScreen })),
    },
  ],
  icons: { Customers: UsersIcon },
  palette: [
    {
      label: 'Add customer',
      keywords: 'new create buyer client person',
      path: paths.newCustomer,
      behind: paths.customers,
      atOnce: true,
    },
    {
      label: 'Import customers',
      keywords: 'csv file upload shopify woocommerce',
      path: paths.importCustomers,
      behind: paths.customers,
      permission: 'importCustomers',
    },
  ],
};
