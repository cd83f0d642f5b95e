import { Link } from 'react-router';
import { type Payable, usePayables } from '#api/wholesale/buying.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import listCard from '#parts/lists/list-card.module.css';
import debts from '#parts/money/debts.module.css';
import { moneyTextIn } from '#parts/money/money-text.ts';
import { QueryFailed } from '#parts/pages/query-failed.tsx';
import { WholesaleFrame } from '#parts/pages/wholesale-frame.tsx';
import { pathWith } from '#paths.ts';
import { wholesalePaths } from '#screens/wholesale/wholesale-paths.ts';
import { sayAge } from '#sentences/credit/ageing.ts';
import { sayPayables as say } from '#sentences/wholesale/payables.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { type Column, TableSkeleton, WideTable } from '#ui/layout/table.tsx';

/** What the store owes each supplier, by how long it has been due, and what each is to give back. */
export function PayablesScreen() {
  const { data, error, isFetching, refetch } = usePayables();
  const columns = useColumns(data?.some(({ refund_due }) => refund_due > 0) ?? false);
  return (
    <WholesaleFrame side="buying" description={say('page.hint')}>
      <Card flush>
        {data && data.length > 0 && (
          <div className={listCard.rows}>
            <WideTable
              caption={say('page.title')}
              columns={columns}
              rows={data}
              rowKey={({ supplier }) => supplier.id}
            />
          </div>
        )}
        {data?.length === 0 && (
          <EmptyState drawing="empty_orders" title={say('empty.title')}>
            {say('empty.text')}
          </EmptyState>
        )}
        {!data && error && <QueryFailed {...{ error, isFetching, refetch }} />}
        {!data && !error && <TableSkeleton columns={columns} lines={5} />}
      </Card>
    </WholesaleFrame>
  );
}

function useColumns(hasRefunds: boolean): Column<Payable>[] {
  const dates = useStoreDates();
  const age = (header: string, of: (payable: Payable) => number): Column<Payable> => ({
    header,
    align: 'end',
    cell: (payable) => {
      const amount = of(payable);
      return (
        <span className={debts.amount} data-none={amount === 0 || undefined}>
          {amount === 0 ? '–' : moneyTextIn(payable.currency_code)(amount)}
        </span>
      );
    },
  });
  return [
    {
      header: say('column.supplier'),
      phone: 'title',
      cell: ({ supplier, orders, next_due_on }) => (
        <span className={listCard.names}>
          <Link to={wholesalePaths.supplierToBuyFrom(supplier.id)} className={debts.name}>
            {supplier.name}
          </Link>
          {orders > 0 && (
            <span className={listCard.details}>{say('supplier.orders', { count: orders })}</span>
          )}
          {next_due_on !== null && (
            <span className={listCard.details}>
              {say('supplier.nextDue', { day: dates.calendarDay(next_due_on) })}
            </span>
          )}
        </span>
      ),
    },
    age(sayAge('not_due'), ({ not_due }) => not_due),
    age(sayAge('to_30'), ({ days_30 }) => days_30),
    age(sayAge('to_60'), ({ days_60 }) => days_60),
    age(sayAge('to_90'), ({ days_90 }) => days_90),
    age(sayAge('over_90'), ({ older }) => older),
    {
      header: say('column.outstanding'),
      align: 'end',
      phone: 'aside',
      cell: ({ supplier, outstanding, currency_code }) => {
        if (outstanding === 0) return nothing;
        const amount = moneyTextIn(currency_code)(outstanding);
        return (
          <Link
            to={pathWith(wholesalePaths.wholesalePurchases, { supplier: supplier.id, unpaid: '1' })}
            aria-label={say('column.view', { name: supplier.name, amount })}
            className={debts.outstanding}
          >
            {amount}
          </Link>
        );
      },
    },
    ...(hasRefunds ? [refundDue()] : []),
  ];
}

const nothing = (
  <span className={debts.amount} data-none>
    –
  </span>
);

const refundDue = (): Column<Payable> => ({
  header: say('column.refundDue'),
  align: 'end',
  cell: ({ supplier, refund_due, currency_code }) => {
    if (refund_due === 0) return nothing;
    const amount = moneyTextIn(currency_code)(refund_due);
    return (
      <Link
        to={pathWith(wholesalePaths.wholesalePurchases, { supplier: supplier.id })}
        aria-label={say('column.viewRefund', { name: supplier.name, amount })}
        className={debts.outstanding}
      >
        {amount}
      </Link>
    );
  },
});
