import type { SalesSortKey } from '@sokoni/rules/report-words';
import { Link } from 'react-router';
import type { SalesReport, SalesRow } from '#api/reports.ts';
import { ChangeWords } from '#parts/change-words.tsx';
import { countText } from '#parts/count-text.ts';
import { useMoneyText } from '#parts/money-text.ts';
import rowLink from '#parts/row-link.module.css';
import { useMedia } from '#parts/use-media.ts';
import type { Column } from '#ui/table.tsx';
import { ordersBehind } from './orders-behind.ts';
import styles from './reports.module.css';
import { ReturnsCell } from './returns-cell.tsx';
import { percentText, rowLabel } from './row-words.ts';

export type SalesSort = SalesSortKey | `-${SalesSortKey}`;

interface SalesTable {
  data: SalesReport;
  isMargin: boolean;
  /** Empty for days, which come in their order. */
  sort: SalesSort | '';
  onSort: (sort: SalesSort) => void;
}

const firstHeaders: Readonly<Record<SalesReport['by'], string>> = {
  day: 'Day',
  product: 'Product',
  category: 'Category',
  channel: 'Channel',
  staff: 'Seller',
  payment_type: 'Payment',
};
const stepHeaders = { day: 'Day', week: 'Week', month: 'Month' } as const;

/** The columns of a report of sales; each row leads to its orders. Costs only for a role that sees them. */
export function useSalesColumns({ data, isMargin, sort, onSort }: SalesTable): Column<SalesRow>[] {
  const money = useMoneyText();
  const seesCosts = data.totals.margin !== null;
  const isRoomy = useMedia('(width >= 80rem)');

  function sorting(key: SalesSortKey): Pick<Column<SalesRow>, 'sort'> {
    if (sort === '') return {};
    const direction = sort === key ? 'ascending' : sort === `-${key}` ? 'descending' : null;
    const first: SalesSort = key === 'label' ? key : `-${key}`;
    const other: SalesSort = key === 'label' ? `-${key}` : key;
    return { sort: { direction, onSort: () => onSort(sort === first ? other : first) } };
  }
  const amount = (
    header: string,
    value: (row: SalesRow) => number | null,
    key?: SalesSortKey,
  ): Column<SalesRow> => ({
    ...{ header, align: 'end', width: '1%', ...(key ? sorting(key) : {}) },
    cell: (row) => {
      const minor = value(row);
      return (
        <span className={styles.amount} data-none={!minor || undefined}>
          {minor === null ? '–' : money(minor)}
        </span>
      );
    },
  });
  const count = (
    header: string,
    value: (row: SalesRow) => number | null,
    key: SalesSortKey,
  ): Column<SalesRow> => ({
    ...{ header, align: 'end', width: '1%', ...sorting(key) },
    cell: (row) => {
      const many = value(row);
      return <span className={styles.amount}>{many === null ? '–' : countText(many)}</span>;
    },
  });

  const columns: (Column<SalesRow> | false)[] = [
    {
      header: data.step ? stepHeaders[data.step] : firstHeaders[data.by],
      phone: 'title',
      ...sorting('label'),
      cell: (row) => (
        <Link to={ordersBehind(row.behind, rowLabel(row, data.step))} className={rowLink.link}>
          {rowLabel(row, data.step)}
        </Link>
      ),
    },
    data.by !== 'category' && !isMargin && count('Orders', ({ orders }) => orders, 'orders'),
    !isMargin && count('Pieces', ({ pieces }) => pieces, 'pieces'),
    amount('Net sales', ({ net_sales }) => net_sales, 'net_sales'),
    data.compared !== null &&
      !isMargin && {
        ...{ header: 'Change', align: 'end', width: '1%' },
        cell: ({ net_sales, before }) =>
          before && before.net_sales !== 0 ? (
            <ChangeWords now={net_sales} before={before.net_sales} />
          ) : (
            <span className={styles.none}>{net_sales > 0 ? 'new' : '–'}</span>
          ),
      },
    isRoomy && !isMargin && amount('Discounts', ({ discounts }) => discounts, 'discounts'),
    isRoomy && {
      ...{ header: 'Returns', align: 'end', width: '1%', ...sorting('returns') },
      cell: (row) => (
        <ReturnsCell amount={row.returns} behind={row.behind} words={rowLabel(row, data.step)} />
      ),
    },
    isRoomy && !isMargin && amount('VAT', ({ vat }) => vat),
    isMargin && seesCosts && amount('Cost', ({ cost }) => cost),
    isRoomy && isMargin && seesCosts && amount('Cost unknown', ({ uncosted }) => uncosted),
    seesCosts && amount('Margin', ({ margin }) => margin, 'margin'),
    isMargin &&
      seesCosts && {
        ...{ header: 'Margin %', align: 'end', width: '1%' },
        cell: ({ margin, cost }) => (
          <span className={styles.amount}>{percentText(margin ?? 0, (margin ?? 0) + (cost ?? 0))}</span>
        ),
      },
  ];
  return columns.filter((column) => column !== false);
}
