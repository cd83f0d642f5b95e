import { type AgeingBucket, ageingBuckets } from '@sokoni/rules/credit/receivables-ageing';
import { Link } from 'react-router';
import type { Debtor } from '#api/customers/receivables.ts';
import listCard from '#parts/lists/list-card.module.css';
import debts from '#parts/money/debts.module.css';
import { useShortMoneyText } from '#parts/money/money-text.ts';
import { paths } from '#paths.ts';
import { sayAge } from '#sentences/credit/ageing.ts';
import { sayReceivables } from '#sentences/customers/receivables.ts';
import type { Column } from '#ui/layout/table.tsx';

/** The columns of those who owe: the name leads to the record, the sum to the orders. */
export function useDebtorColumns(debtors: readonly Debtor[]): Column<Debtor>[] {
  const money = useShortMoneyText(debtors.flatMap(({ ageing }) => Object.values(ageing)));
  const part = (bucket: AgeingBucket): Column<Debtor> => ({
    header: sayAge(bucket),
    align: 'end',
    width: '6.5rem',
    cell: ({ ageing }) => (
      <span className={debts.amount} data-none={ageing[bucket] === 0 || undefined}>
        {ageing[bucket] === 0 ? '–' : money(ageing[bucket])}
      </span>
    ),
  });
  return [
    {
      header: sayReceivables('column.customer'),
      phone: 'title',
      cell: ({ id, name, phone, email }) => (
        <span className={listCard.names}>
          <Link to={paths.customer(id)} className={debts.name}>
            {name}
          </Link>
          <span className={listCard.details}>{phone || email}</span>
        </span>
      ),
    },
    ...ageingBuckets.map(part),
    {
      header: sayReceivables('column.outstanding'),
      align: 'end',
      width: '1%',
      phone: 'aside',
      cell: ({ id, name, ageing }) => (
        <Link
          to={paths.unpaidOrdersOf(id)}
          aria-label={sayReceivables('column.view', { name, amount: money(ageing.total) })}
          className={debts.outstanding}
        >
          {money(ageing.total)}
        </Link>
      ),
    },
  ];
}
