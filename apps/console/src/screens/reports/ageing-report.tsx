import { type AgeingBucket, ageingBuckets } from '@sokoni/rules/ageing';
import { Link } from 'react-router';
import { type AgeingReport, useAgeingReport } from '#api/reports.ts';
import { ageingTones } from '#parts/ageing-tones.ts';
import { countText, ordersText } from '#parts/count-text.ts';
import { ListPages } from '#parts/list-pages.tsx';
import { useMoneyText } from '#parts/money-text.ts';
import type { Report } from '#parts/report-names.ts';
import rowLink from '#parts/row-link.module.css';
import { paths } from '#paths.ts';
import { Card } from '#ui/card.tsx';
import { ShareBar } from '#ui/chart/share-bar.tsx';
import { cx } from '#ui/cx.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { ReportPage } from './report-page.tsx';
import styles from './reports.module.css';
import { percentText } from './row-words.ts';
import { Totals } from './totals.tsx';
import { useReportAddress } from './use-report-address.ts';

type Debtor = AgeingReport['rows'][number];
const rowsAtOnce = 25;
const buckets = Object.entries(ageingBuckets) as [AgeingBucket, string][];

/** Who owes how much for how long. */
export function AgeingReportScreen({ report }: { report: Report }) {
  const { page, toPage } = useReportAddress();
  const query = useAgeingReport({ page, limit: rowsAtOnce });
  return (
    <ReportPage report={report} file={{ report: 'ageing' }} query={query}>
      {query.data && (
        <Shown data={query.data} page={page} toPage={toPage} isStale={query.isPlaceholderData} />
      )}
    </ReportPage>
  );
}

interface ShownProps {
  data: AgeingReport;
  page: number;
  toPage: (page: number, options?: { replace: boolean }) => void;
  isStale: boolean;
}

function Shown({ data, page, toPage, isStale }: ShownProps) {
  const money = useMoneyText();
  const { totals } = data;
  const columns: Column<Debtor>[] = [
    {
      header: 'Customer',
      phone: 'title',
      cell: ({ customer }) => (
        <Link to={paths.ordersOwedBy(customer?.id ?? 'none')} className={rowLink.link}>
          {customer?.name ?? 'Sales without a customer'}
        </Link>
      ),
    },
    {
      ...{ header: 'Orders', align: 'end', width: '1%' },
      cell: ({ orders }) => <span className={styles.amount}>{countText(orders)}</span>,
    },
    ...buckets.map(
      ([key, label]): Column<Debtor> => ({
        ...{ header: label, align: 'end', width: '13%' },
        cell: (row) =>
          row[key] === 0 ? (
            <span className={cx(styles.amount, styles.bucket)} data-none>
              {money(0)}
            </span>
          ) : (
            <Link
              to={paths.ordersOwedBy(row.customer?.id ?? 'none', key)}
              className={cx(styles.inRow, styles.bucket)}
            >
              {money(row[key])}
              <span className="visually-hidden"> owed for {label}</span>
            </Link>
          ),
      }),
    ),
    {
      ...{ header: 'Owed', align: 'end', width: '14%' },
      cell: ({ total }) => <strong className={styles.amount}>{money(total)}</strong>,
    },
  ];
  if (data.total_rows === 0) {
    return (
      <Card>
        <EmptyState drawing="empty_orders" title="Nobody owes you money">
          Sales on credit, in parts or on delivery stand here until they are paid.
        </EmptyState>
      </Card>
    );
  }
  return (
    <div className={styles.report} data-stale={isStale || undefined}>
      <Card>
        <Totals
          items={[
            {
              ...{ term: 'Owed', value: money(totals.total), note: ordersText(totals.orders) },
              to: paths.ordersOwing,
            },
            ...buckets.map(([key, label]) => ({
              term: label,
              value: money(totals[key]),
              to: totals[key] > 0 && paths.ordersOwedFor(key),
              note: percentText(totals[key], totals.total),
            })),
          ]}
        />
        <ShareBar
          label="What is owed, by age; the figures stand above"
          parts={buckets.map(([key]) => ({ key, value: totals[key], tone: ageingTones[key] }))}
        />
      </Card>
      <Card flush>
        <Table
          caption="Who owes you"
          columns={columns}
          rows={data.rows}
          rowKey={({ customer }) => customer?.id ?? 'none'}
        />
        <ListPages
          label="Pages of the report"
          page={page}
          perPage={rowsAtOnce}
          total={data.total_rows}
          rows={data.rows.length}
          onPage={toPage}
        />
      </Card>
    </div>
  );
}
