import { allows } from '@sokoni/rules/access/roles';
import { Link } from 'react-router';
import { useCompanies } from '#api/wholesale/supplying.ts';
import type { Customer } from '#contract-types.ts';
import { paths } from '#paths.ts';
import { sayCustomer } from '#sentences/customers/customer.ts';
import { saySupplying } from '#sentences/wholesale/parts.ts';
import { sayWholesale } from '#sentences/wholesale/words.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/layout/card.tsx';
import { DataList } from '#ui/layout/data-list.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import styles from './customer.module.css';

/** What a customer buys by as a company; nothing for one that is none, and for those who do not sell to companies. */
export function CompanyCard({ customer }: { customer: Customer }) {
  const manages = allows(useSession(rolesHere), 'manageWholesale');
  const isOn = useSession(({ activeStore }) => activeStore?.modules.module_wholesale === 'active');
  return manages && isOn ? <Agreed customer={customer} /> : null;
}

function Agreed({ customer }: { customer: Customer }) {
  const [company] = useCompanies({ customer_id: customer.id, limit: 1 }).items;
  if (!company) return null;
  const { status, payment_terms, price_list } = company;
  return (
    <Card
      title={sayCustomer('company.title')}
      actions={
        <Link to={paths.company(customer.id)} className={styles.open}>
          {sayCustomer('company.open')}
        </Link>
      }
    >
      <Stack gap={3}>
        {status === 'paused' && (
          <div>
            <Badge tone="neutral" shape="mark">
              {sayCustomer('company.paused')}
            </Badge>
          </div>
        )}
        <DataList
          items={[
            {
              term: saySupplying('terms.label'),
              value: payment_terms
                ? sayWholesale(`terms.${payment_terms}`)
                : saySupplying('terms.defaultUnknown'),
            },
            {
              term: saySupplying('priceList.label'),
              value: price_list?.name ?? saySupplying('priceList.group'),
            },
          ]}
        />
      </Stack>
    </Card>
  );
}
