import { UsersIcon } from 'lucide-react';
import { customerList } from '#api/customers/customers.ts';
import { paths } from '#paths.ts';
import { firstRows } from '#routing/first-rows.ts';
import type { Manifest } from '#routing/manifest.ts';
import { storePage } from '#routing/store-page.ts';

export const customers: Manifest = {
  pages: [
    {
      path: '/customers',
      handle: storePage('customers'),
      ...firstRows(customerList),
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
      words: { line: 'addCustomer' },
      path: paths.newCustomer,
      behind: paths.customers,
      atOnce: true,
    },
    {
      words: { line: 'importCustomers' },
      path: paths.importCustomers,
      behind: paths.customers,
      permission: 'importCustomers',
    },
  ],
};
