import { type AgeingBucket, ageingBuckets } from '@sokoni/rules/ageing';
import { Link } from 'react-router';
import type { Debtor } from '#api/debts.ts';
import { useMoneyText } from '#parts/money-text.ts';
import { paths } from '#paths.ts';
import type { Column } from '#ui/table.tsx';
import styles from './customers.module.css';

/** The columns of those who owe: the name leads to the record, the sum to the orders. */
export function useDebtorColumns(): Column<Debtor>[] {
  const money = useMoneyText();
  const part = (bucket: AgeingBucket): Column<Debtor> => ({
    header: ageingBuckets[bucket],
    align: 'end',
    width: '1%',
    cell: ({ ageing }) => (
      <span className={styles.amount} data-none={ageing[bucket] === 0 || undefined}>
        {ageing[bucket] === 0 ? '–' : money(ageing[bucket])}
      </span>
    ),
  });
  return [
    {
      header: 'Customer',
      phone: 'title',
      cell: ({ id, name, phone, email }) => (
        <span className={styles.names}>
          <Link to={paths.customer(id)} className={styles.debtor}>
            {name}
          </Link>
          <span className={styles.details}>{phone || email}</span>
        </span>
      ),
    },
    ...(Object.keys(ageingBuckets) as AgeingBucket[]).map(part),
    {
      header: 'Owes',
      align: 'end',
      width: '1%',
      phone: 'aside',
      cell: ({ id, name, ageing }) => (
        <Link
          to={paths.ordersOwedBy(id)}
          aria-label={`${name} owes ${money(ageing.total)}: see the orders`}
          className={styles.owes}
        >
          {money(ageing.total)}
        </Link>
      ),
    },
  ];
}
