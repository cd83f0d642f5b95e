import { Link } from 'react-router';
import { useCustomerAgeing } from '#api/debts.ts';
import type { Customer } from '#api/types.ts';
import { AgeingBars } from '#parts/ageing-bars.tsx';
import { countText } from '#parts/count-text.ts';
import { dayText } from '#parts/dates.ts';
import { MoneyInput } from '#parts/money-input.tsx';
import { useMoneyText } from '#parts/money-text.ts';
import { paths } from '#paths.ts';
import { Card } from '#ui/card.tsx';
import { DataList } from '#ui/data-list.tsx';
import { Stack } from '#ui/layout.tsx';
import styles from './customer.module.css';
import { type CustomerForm, fieldId } from './use-customer-form.ts';

/** What was bought and is owed, and how much may be. For roles that see all sales. */
export function MoneyCard({ form, customer }: { form: CustomerForm; customer?: Customer }) {
  return (
    <Card title="Money">
      <Stack>
        {customer && <Figures customer={customer} />}
        <MoneyInput
          id={fieldId('creditLimit')}
          label="Credit limit"
          optional
          hint="The most that may be owed at a time. Empty means no limit."
          error={form.problems.creditLimit}
          value={form.typed.creditLimit}
          onChange={(creditLimit) => form.change({ creditLimit })}
        />
      </Stack>
    </Card>
  );
}

/** What is owed by how long it has been due, and where it comes from. */
function Debts({ customerId }: { customerId: string }) {
  const { data } = useCustomerAgeing(customerId);
  return (
    <div className={styles.debts}>
      {data && <AgeingBars ageing={data.ageing} />}
      <Link to={paths.ordersOwedBy(customerId)}>See the orders that are owing</Link>
    </div>
  );
}

/** The figures of a customer, as far as the role sees them. */
export function Figures({ customer }: { customer: Customer }) {
  const money = useMoneyText();
  const { owed, spent, order_count, last_ordered_at, credit_limit } = customer;
  const isOver = credit_limit !== null && (owed ?? 0) > credit_limit;
  return (
    <div>
      <p className={styles.owed} data-owing={(owed ?? 0) > 0 || undefined}>
        <span>Owes</span> <strong>{money(owed ?? 0)}</strong>
      </p>
      {(owed ?? 0) > 0 && <Debts customerId={customer.id} />}
      {isOver && <p className={styles.over}>More than the credit limit allows.</p>}
      <DataList
        items={[
          { term: 'Spent', value: money(spent ?? 0) },
          { term: 'Orders', value: countText(order_count ?? 0) },
          { term: 'Last order', value: last_ordered_at ? dayText(last_ordered_at) : 'None yet' },
        ]}
      />
    </div>
  );
}
