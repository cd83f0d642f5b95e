import { creditUse } from '@sokoni/rules/wholesale/credit-use';
import { Link } from 'react-router';
import type { Company } from '#contract-types.ts';
import { useMoneyText } from '#parts/money/money-text.ts';
import { countText } from '#parts/numbers/count-text.ts';
import { paths } from '#paths.ts';
import { sayCompanies as say } from '#sentences/wholesale/companies.ts';
import { Card } from '#ui/layout/card.tsx';
import { DataList } from '#ui/layout/data-list.tsx';
import { Muted, Stack } from '#ui/layout/layout.tsx';
import styles from './companies.module.css';
import { CreditUseBar } from './credit-use-bar.tsx';

/** How a company stands with the store, and the ways to its records. */
export function CompanyAccountCard({ company }: { company: Company }) {
  const money = useMoneyText();
  const { customer_id, credit_limit, outstanding, group, order_count, buyer_store, email, phone } = company;
  const { left } = creditUse({ limit: credit_limit, outstanding });
  return (
    <Card title={say('account.title')}>
      <Stack>
        <DataList
          items={[
            { term: say('account.outstanding'), value: money(outstanding) },
            {
              term: say('account.credit'),
              value: (
                <>
                  <CreditUseBar company={company} money={money} />
                  {left !== null && left > 0 && <Muted>{say('credit.left', { amount: money(left) })}</Muted>}
                </>
              ),
            },
            { term: say('account.group'), value: group?.name ?? say('account.noGroup') },
            { term: say('account.orders'), value: countText(order_count) },
            ...(buyer_store ? [{ term: say('account.store'), value: buyer_store.name }] : []),
            ...(email ? [{ term: say('account.email'), value: email }] : []),
            ...(phone ? [{ term: say('account.phone'), value: <span dir="ltr">{phone}</span> }] : []),
          ]}
        />
        <div className={styles.links}>
          <Link to={paths.customer(customer_id)}>{say('link.customer')}</Link>
          <Link to={paths.ordersOf(customer_id)}>{say('link.orders')}</Link>
          {outstanding > 0 && <Link to={paths.unpaidOrdersOf(customer_id)}>{say('link.unpaid')}</Link>}
        </div>
      </Stack>
    </Card>
  );
}
