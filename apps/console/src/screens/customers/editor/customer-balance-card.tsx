import { Link } from 'react-router';
import { useCustomerAgeing } from '#api/customers/receivables.ts';
import type { Customer } from '#contract-types.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { AgeingBars } from '#parts/money/ageing-bars.tsx';
import { useMoneyText } from '#parts/money/money-text.ts';
import { paths } from '#paths.ts';
import { sayCustomer } from '#sentences/customers/customer.ts';
import { Card } from '#ui/layout/card.tsx';
import { DataList } from '#ui/layout/data-list.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import styles from './customer.module.css';

/** How old the balance is, and how high it may be. For roles that see all sales. */
export function BalanceCard({ customer }: { customer: Customer }) {
  const dates = useStoreDates();
  const money = useMoneyText();
  const { data } = useCustomerAgeing(customer.id);
  const { outstanding, last_ordered_at, credit_limit } = customer;
  const isOver = credit_limit !== null && (outstanding ?? 0) > credit_limit;
  return (
    <Card
      title={sayCustomer('balance.title')}
      actions={
        (outstanding ?? 0) > 0 && (
          <Link to={paths.unpaidOrdersOf(customer.id)}>{sayCustomer('balance.orders')}</Link>
        )
      }
    >
      <Stack gap={3}>
        {data && data.ageing.total > 0 && <AgeingBars ageing={data.ageing} />}
        {isOver && <p className={styles.over}>{sayCustomer('balance.over')}</p>}
        <DataList
          items={[
            {
              term: sayCustomer('balance.limit'),
              value: credit_limit === null ? sayCustomer('balance.noLimit') : money(credit_limit),
            },
            {
              term: sayCustomer('balance.lastOrder'),
              value: last_ordered_at ? dates.day(last_ordered_at) : sayCustomer('balance.noOrder'),
            },
          ]}
        />
      </Stack>
    </Card>
  );
}
