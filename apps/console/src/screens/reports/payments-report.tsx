import { type Takings, useTakings } from '#api/insights/reports.ts';
import { useShortMoneyText } from '#parts/money/money-text.ts';
import { ChangeWords } from '#parts/numbers/change-label.tsx';
import { countText } from '#parts/numbers/count-text.ts';
import type { Report } from '#parts/pages/report-names.ts';
import { sayOrderLabel } from '#sentences/orders/labels.ts';
import { RankChart } from '#ui/chart/rank-chart.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { type Column, Table } from '#ui/layout/table.tsx';
import { Against } from './compared-period.tsx';
import { PeriodBar } from './period-bar.tsx';
import { ReportPage } from './report-page.tsx';
import styles from './reports.module.css';
import { Totals } from './totals.tsx';
import { useReportAddress } from './use-report-address.ts';

type MethodRow = Takings['rows'][number];
type Figures = Takings['totals'];

/** Money that came in and went back, by payment method. */
export function PaymentsReportScreen({ report }: { report: Report }) {
  const address = useReportAddress();
  const asked = { ...address.period.days, compare: address.comparison };
  const query = useTakings(asked);
  return (
    <ReportPage
      report={report}
      file={address.seesReports ? { report: 'payments', ...asked } : null}
      query={query}
      bar={<PeriodBar address={address} compares />}
    >
      {query.data && <Shown data={query.data} isStale={query.isPlaceholderData} />}
    </ReportPage>
  );
}

function Shown({ data, isStale }: { data: Takings; isStale: boolean }) {
  const { totals, totals_before: before, rows } = data;
  const money = useShortMoneyText([totals, ...rows].flatMap(({ taken, refunded }) => [taken, refunded]));
  const figure = (header: string, text: (figures: Figures) => string): Column<MethodRow> => ({
    ...{ header, align: 'end', width: '17%' },
    cell: (row) => <span className={styles.amount}>{text(row)}</span>,
    total: <span className={styles.amount}>{text(totals)}</span>,
  });
  const change = (now: number, then: number | undefined) =>
    then ? (
      <ChangeWords now={now} before={then} />
    ) : (
      <span className={styles.none}>{now > 0 ? 'new' : '–'}</span>
    );
  const columns: Column<MethodRow>[] = [
    { header: 'Payment method', phone: 'title', cell: ({ method }) => sayOrderLabel(`method.${method}`) },
    figure('Payments', ({ payments }) => countText(payments)),
    figure('Taken', ({ taken }) => money(taken)),
    figure('Refunded', ({ refunded }) => money(refunded)),
    figure('Net', ({ net }) => money(net)),
    ...(data.compared
      ? [
          {
            ...{ header: 'Change', align: 'end' as const, width: '1%' },
            cell: (row: MethodRow) => change(row.net, row.before?.net),
            total: change(totals.net, before?.net),
          },
        ]
      : []),
  ];
  return (
    <div className={styles.report} data-stale={isStale || undefined}>
      <Totals
        items={[
          {
            ...{ term: 'Net', value: money(totals.net) },
            note: before ? (
              <>
                <ChangeWords now={totals.net} before={before.net} /> <Against compared={data.compared} />
              </>
            ) : (
              'Taken minus refunded'
            ),
          },
          { term: 'Taken', value: money(totals.taken) },
          { term: 'Refunded', value: money(totals.refunded) },
          { term: 'Payments', value: countText(totals.payments) },
        ]}
      />
      {rows.length === 0 ? (
        <Card>
          <EmptyState drawing="empty_orders" title="No payments">
            No payments in this period. Choose other dates.
          </EmptyState>
        </Card>
      ) : (
        <>
          <Card title="Net by payment method">
            <RankChart
              label="Net by payment method; values are in the table below"
              rows={rows.map(({ method, net }) => ({
                ...{ key: method, label: sayOrderLabel(`method.${method}`), value: net, words: money(net) },
              }))}
            />
          </Card>
          <Card flush>
            <Table
              caption="Payments by method"
              columns={columns}
              rows={rows}
              rowKey={({ method }) => method}
            />
          </Card>
        </>
      )}
    </div>
  );
}
