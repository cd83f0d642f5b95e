import { allows } from '@sokoni/rules/roles';
import { Link } from 'react-router';
import type { Customer } from '#api/types.ts';
import { dayText } from '#parts/dates.ts';
import { paths } from '#paths.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { Page } from '#shell/page.tsx';
import { BackWords, backClass } from '#ui/back-button.tsx';
import { Card } from '#ui/card.tsx';
import { NotificationCard } from '#ui/notification-card.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Figures } from './money-card.tsx';

/** What is left of a customer who was erased: the figures of the books. */
export function ErasedCustomer({ customer }: { customer: Customer }) {
  const seesSales = allows(useSession(rolesHere), 'seeAllSales');
  return (
    <Page>
      <PageHeader
        title={customer.name}
        back={
          <Link to={paths.customers} className={backClass}>
            <BackWords />
          </Link>
        }
      />
      <NotificationCard title={`Erased on ${dayText(customer.erased_at ?? '')}`}>
        Name, contact, addresses and notes are gone for good. The orders stay in the books.
      </NotificationCard>
      {seesSales && (
        <Card title="Money">
          <Figures customer={customer} />
        </Card>
      )}
    </Page>
  );
}
