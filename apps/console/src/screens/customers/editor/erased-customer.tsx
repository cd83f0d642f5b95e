import { allows } from '@sokoni/rules/access/roles';
import type { Customer } from '#contract-types.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { BackLink } from '#parts/pages/back-link.tsx';
import { Page } from '#parts/pages/page.tsx';
import { paths } from '#paths.ts';
import { sayCustomer } from '#sentences/customers/customer.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { NotificationCard } from '#ui/feedback/notification-card.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { CustomerOrdersCard } from './customer-orders-card.tsx';
import { CustomerTiles } from './customer-tiles.tsx';

/** What is left of a customer who was erased: the figures of the books. */
export function ErasedCustomer({ customer }: { customer: Customer }) {
  const dates = useStoreDates();
  const seesSales = allows(useSession(rolesHere), 'seeAllSales');
  return (
    <Page>
      <PageHeader title={customer.name} back={<BackLink to={paths.customers} />} />
      <NotificationCard title={sayCustomer('erased.title', { day: dates.day(customer.erased_at ?? '') })}>
        {sayCustomer('erased.text')}
      </NotificationCard>
      {seesSales && <CustomerTiles customer={customer} />}
      <CustomerOrdersCard customer={customer} />
    </Page>
  );
}
