import type { SalesSortKey } from '@sokoni/rules/reports/report-labels';
import { Link } from 'react-router';
import type { SalesReport, SalesRow } from '#api/insights/reports.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { useMedia } from '#parts/hooks/use-media.ts';
import rowLink from '#parts/lists/row-link.module.css';
import { ChangeWords } from '#parts/numbers/change-label.tsx';
import { countText } from '#parts/numbers/count-text.ts';
import { sayReport } from '#sentences/reports/pages.ts';
import type { Column } from '#ui/layout/table.tsx';
import { ordersBehind } from './report-order-links.ts';
import styles from './reports.module.css';
import { ReturnsCell } from './returns-cell.tsx';
import { percentText, rowLabel } from './row-label.ts';
import { useSalesMoney } from './use-sales-money.ts';

type Figures = SalesReport['totals'];
export type SalesSort = SalesSortKey | `-${SalesSortKey}`;

interface SalesTable {
  data: SalesReport;
  isMargin: boolean;
  /** Empty for days, which come in their order. */
  sort: SalesSort | '';
  onSort: (sort: SalesSort) => void;
}

/** The columns of a report of sales; each row leads to its orders. Costs only for a role that sees them. */
export function useSalesColumns({ data, isMargin, sort, onSort }: SalesTable): Column<SalesRow>[] {
  const dates = useStoreDates();
  const money = useSalesMoney(data);
  const seesCosts = data.totals.margin !== null;
  const isRoomy = useMedia('(width >= 80rem)');

  function sorting(key: SalesSortKey): Pick<Column<SalesRow>, 'sort'> {
    if (sort === '') return {};
    const direction = sort === key ? 'ascending' : sort === `-${key}` ? 'descending' : null;
    const first: SalesSort = key === 'label' ? key : `-${key}`;
    const other: SalesSort = key === 'label' ? `-${key}` : key;
    return { sort: { direction, onSort: () => onSort(sort === first ? other : first) } };
  }
  const figure = (
    header: string,
    value: (figures: Figures) => number | null,
    { text, key }: { text: (value: number) => string; key?: SalesSortKey | undefined },
  ): Column<SalesRow> => {
    const cell = (figures: Figures) => {
      const found = value(figures);
      return (
        <span className={styles.amount} data-none={!found || undefined}>
          {found === null ? '–' : text(found)}
        </span>
      );
    };
    return {
      ...{ header, align: 'end', width: '1%', cell, total: cell(data.totals) },
      ...(key ? sorting(key) : {}),
    };
  };
  const amount = (header: string, value: (figures: Figures) => number | null, key?: SalesSortKey) =>
    figure(header, value, { text: money, key });
  const count = (header: string, value: (figures: Figures) => number | null, key: SalesSortKey) =>
    figure(header, value, { text: countText, key });
  const change = ({ net_sales }: Figures, before: Figures | null) =>
    before && before.net_sales !== 0 ? (
      <ChangeWords now={net_sales} before={before.net_sales} />
    ) : (
      <span className={styles.none}>{net_sales > 0 ? sayReport('new') : '–'}</span>
    );
  const marginPercent = ({ margin, cost }: Figures) => (
    <span className={styles.amount}>{percentText(margin ?? 0, (margin ?? 0) + (cost ?? 0))}</span>
  );

  const columns: (Column<SalesRow> | false)[] = [
    {
      header: data.step ? sayReport(`step.${data.step}`) : sayReport(`by.${data.by}`),
      phone: 'title',
      ...sorting('label'),
      cell: (row) => (
        <Link to={ordersBehind(row.behind, rowLabel(row, data.step, dates))} className={rowLink.link}>
          {rowLabel(row, data.step, dates)}
        </Link>
      ),
    },
    data.by !== 'category' &&
      !isMargin &&
      count(sayReport('figure.orders'), ({ orders }) => orders, 'orders'),
    !isMargin && count(sayReport('figure.units'), ({ units }) => units, 'units'),
    isRoomy &&
      !isMargin &&
      amount(sayReport('figure.gross_sales'), ({ gross_sales }) => gross_sales, 'gross_sales'),
    isRoomy && !isMargin && amount(sayReport('figure.discounts'), ({ discounts }) => discounts, 'discounts'),
    isRoomy && {
      ...{ header: sayReport('figure.returns'), align: 'end', width: '1%', ...sorting('returns') },
      cell: (row) => (
        <ReturnsCell
          amount={row.returns}
          money={money}
          behind={row.behind}
          words={rowLabel(row, data.step, dates)}
        />
      ),
      total: <span className={styles.amount}>{money(data.totals.returns)}</span>,
    },
    amount(sayReport('figure.net_sales'), ({ net_sales }) => net_sales, 'net_sales'),
    data.compared !== null &&
      !isMargin && {
        ...{ header: sayReport('figure.change'), align: 'end', width: '1%' },
        cell: (row) => change(row, row.before),
        total: change(data.totals, data.totals_before),
      },
    isRoomy && !isMargin && amount(sayReport('figure.shipping'), ({ shipping }) => shipping),
    isRoomy && !isMargin && amount(sayReport('figure.taxes'), ({ taxes }) => taxes),
    isRoomy && !isMargin && amount(sayReport('figure.total_sales'), ({ total_sales }) => total_sales),
    isMargin && seesCosts && amount(sayReport('figure.cost'), ({ cost }) => cost),
    isRoomy && isMargin && seesCosts && amount(sayReport('figure.costUnknown'), ({ uncosted }) => uncosted),
    seesCosts && amount(sayReport('figure.margin'), ({ margin }) => margin, 'margin'),
    isMargin &&
      seesCosts && {
        ...{ header: sayReport('figure.marginPercent'), align: 'end', width: '1%' },
        cell: marginPercent,
        total: marginPercent(data.totals),
      },
  ];
  return columns.filter((column) => column !== false);
}
