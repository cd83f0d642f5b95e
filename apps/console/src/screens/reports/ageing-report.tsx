import { ageingBuckets } from '@sokoni/rules/credit/receivables-ageing';
import { Link } from 'react-router';
import { type AgeingReport, useAgeingReport } from '#api/insights/reports.ts';
import { ListPages } from '#parts/lists/list-pages.tsx';
import rowLink from '#parts/lists/row-link.module.css';
import { ageingTones } from '#parts/money/ageing-tones.ts';
import { useShortMoneyText } from '#parts/money/money-text.ts';
import { countText } from '#parts/numbers/count-text.ts';
import type { Report } from '#parts/pages/report-names.ts';
import { paths } from '#paths.ts';
import { sayAge } from '#sentences/credit/ageing.ts';
import { sayReport } from '#sentences/reports/pages.ts';
import { ShareBar } from '#ui/chart/share-bar.tsx';
import { cx } from '#ui/cx.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { type Column, WideTable } from '#ui/layout/table.tsx';
import { ReportPage } from './report-page.tsx';
import styles from './reports.module.css';
import { percentText } from './row-label.ts';
import { Totals } from './totals.tsx';
import { useReportAddress } from './use-report-address.ts';

type Debtor = AgeingReport['rows'][number];
const rowsAtOnce = 25;

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
  const { totals } = data;
  const money = useShortMoneyText(
    [totals, ...data.rows].flatMap((row) => ageingBuckets.map((key) => row[key])),
  );
  const columns: Column<Debtor>[] = [
    {
      header: sayReport('ageing.customer'),
      phone: 'title',
      cell: ({ customer }) => (
        <Link to={paths.unpaidOrdersOf(customer?.id ?? 'none')} className={rowLink.link}>
          {customer?.name ?? sayReport('ageing.noCustomer')}
        </Link>
      ),
    },
    {
      ...{ header: sayReport('figure.orders'), align: 'end', width: '1%' },
      total: <span className={styles.amount}>{countText(totals.orders)}</span>,
      cell: ({ orders }) => <span className={styles.amount}>{countText(orders)}</span>,
    },
    ...ageingBuckets.map(
      (key): Column<Debtor> => ({
        ...{ header: sayAge(key), align: 'end', width: '13%' },
        total: <span className={styles.amount}>{money(totals[key])}</span>,
        cell: (row) =>
          row[key] === 0 ? (
            <span className={cx(styles.amount, styles.bucket)} data-none>
              {money(0)}
            </span>
          ) : (
            <Link
              to={paths.unpaidOrdersOf(row.customer?.id ?? 'none', key)}
              className={cx(styles.inRow, styles.bucket)}
            >
              {money(row[key])}
              <span className="visually-hidden">{sayReport('ageing.for', { age: sayAge(key) })}</span>
            </Link>
          ),
      }),
    ),
    {
      ...{ header: sayReport('ageing.outstanding'), align: 'end', width: '14%' },
      total: <span className={styles.amount}>{money(totals.total)}</span>,
      cell: ({ total }) => <strong className={styles.amount}>{money(total)}</strong>,
    },
  ];
  if (data.total_rows === 0) {
    return (
      <Card>
        <EmptyState drawing="empty_orders" title={sayReport('ageing.none')}>
          {sayReport('ageing.none.text')}
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
              ...{
                term: sayReport('ageing.outstanding'),
                value: money(totals.total),
                note: sayReport('ageing.orders', { count: totals.orders }),
              },
              to: paths.unpaidOrders,
            },
            ...ageingBuckets.map((key) => ({
              term: sayAge(key),
              value: money(totals[key]),
              to: totals[key] > 0 && paths.unpaidOrdersByAge(key),
              note: percentText(totals[key], totals.total),
            })),
          ]}
        />
        <ShareBar
          label={sayReport('ageing.bar')}
          parts={ageingBuckets.map((key) => ({ key, value: totals[key], tone: ageingTones[key] }))}
        />
      </Card>
      <Card flush>
        <WideTable
          caption={sayReport('ageing.caption')}
          columns={columns}
          rows={data.rows}
          rowKey={({ customer }) => customer?.id ?? 'none'}
        />
        <ListPages
          label={sayReport('pages')}
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
