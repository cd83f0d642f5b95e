import { allows } from '@sokoni/rules/access/roles';
import { PencilIcon } from 'lucide-react';
import { useState } from 'react';
import { useCustomerGroups } from '#api/customers/customers.ts';
import type { Customer, CustomerDuplicate } from '#contract-types.ts';
import { StatementButton } from '#parts/customers/statement-button.tsx';
import { StatementModal } from '#parts/customers/statement-modal.tsx';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { useLeaveTo } from '#parts/forms/use-leave-to.ts';
import { phone, useMedia } from '#parts/hooks/use-media.ts';
import { BackLink } from '#parts/pages/back-link.tsx';
import { Page } from '#parts/pages/page.tsx';
import { paths } from '#paths.ts';
import { Duplicates } from '#screens/customers/duplicates/duplicates.tsx';
import { MergeModal } from '#screens/customers/duplicates/merge-customers-modal.tsx';
import { CustomerPaymentButton } from '#screens/customers/payment/customer-payment-button.tsx';
import { sayCustomer } from '#sentences/customers/customer.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { CompanyCard } from './company-card.tsx';
import styles from './customer.module.css';
import { BalanceCard } from './customer-balance-card.tsx';
import { CustomerDetailsCard } from './customer-details-card.tsx';
import { CustomerEditor } from './customer-editor.tsx';
import { CustomerMenu } from './customer-menu.tsx';
import { CustomerOrdersCard } from './customer-orders-card.tsx';
import { CustomerTiles } from './customer-tiles.tsx';
import { CreditCard } from './store-credit-card.tsx';

/** A customer: what counts first, then their orders; what is known of them beside, to be edited in a drawer. */
export function CustomerPage({ customer }: { customer: Customer }) {
  const dates = useStoreDates();
  const roles = useSession(rolesHere);
  const seesSales = allows(roles, 'seeAllSales');
  const groups = useCustomerGroups().data ?? [];
  const [isEditing, setIsEditing] = useState(false);
  const [isStating, setIsStating] = useState(false);
  const isPhone = useMedia(phone);
  const [merging, setMerging] = useState<{ other: CustomerDuplicate | null } | null>(null);
  const { leaveTo } = useLeaveTo();
  return (
    <Page width="wide">
      <PageHeader
        title={customer.name}
        description={
          customer.updated_by
            ? sayCustomer('page.addedSaved', {
                ...{ day: dates.day(customer.created_at), person: customer.updated_by },
              })
            : sayCustomer('page.added', { day: dates.day(customer.created_at) })
        }
        back={<BackLink to={paths.customers} />}
        actions={
          <>
            {seesSales && !isPhone && <StatementButton customer={customer} />}
            <CustomerMenu
              customer={customer}
              onStatement={seesSales && isPhone ? () => setIsStating(true) : undefined}
              onErased={() => leaveTo(paths.customers, { replace: true })}
              onMerge={() => setMerging({ other: null })}
            />
            <Button icon={<PencilIcon size={18} />} onClick={() => setIsEditing(true)}>
              {sayCustomer('page.edit')}
            </Button>
            {allows(roles, 'payForCustomer') && (customer.outstanding ?? 0) > 0 && (
              <CustomerPaymentButton customer={customer} />
            )}
          </>
        }
      />
      {allows(roles, 'eraseCustomer') && (
        <Duplicates customer={customer} onMerge={(other) => setMerging({ other })} />
      )}
      {seesSales && <CustomerTiles customer={customer} />}
      <div className={styles.columns}>
        <Stack>
          <CustomerOrdersCard customer={customer} />
        </Stack>
        <Stack>
          <CustomerDetailsCard
            customer={customer}
            group={groups.find(({ id }) => id === customer.group_id)?.name}
          />
          <CompanyCard customer={customer} />
          {seesSales && <BalanceCard customer={customer} />}
          <CreditCard customer={customer} />
        </Stack>
      </div>
      {isStating && <StatementModal customer={customer} onClose={() => setIsStating(false)} />}
      {merging && <MergeModal customer={customer} other={merging.other} onClose={() => setMerging(null)} />}
      {isEditing && <CustomerEditor customer={customer} onClose={() => setIsEditing(false)} />}
    </Page>
  );
}
