import { type Takings, useTakings } from '#api/insights/reports.ts';
import { useShortMoneyText } from '#parts/money/money-text.ts';
import { ChangeWords } from '#parts/numbers/change-label.tsx';
import { countText } from '#parts/numbers/count-text.ts';
import type { Report } from '#parts/pages/report-names.ts';
import { sayOrderLabel } from '#sentences/orders/labels.ts';
import { sayReport } from '#sentences/reports/pages.ts';
import { RankChart } from '#ui/chart/rank-chart.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { type Column, Table } from '#ui/layout/table.tsx';
import { Against } from './compared-period.tsx';
import { PeriodBar } from './period-bar.tsx';
import { RegisterChoice } from './register-choice.tsx';
import { ReportPage } from './report-page.tsx';
import styles from './reports.module.css';
import { rankFigures } from './row-label.ts';
import { Totals } from './totals.tsx';
import { useReportAddress } from './use-report-address.ts';

type MethodRow = Takings['rows'][number];
type Figures = Takings['totals'];

/** Money that came in and went back, by payment method. */
export function PaymentsReportScreen({ report }: { report: Report }) {
  const address = useReportAddress();
  const register = address.param('register');
  const asked = {
    ...{ ...address.period.days, compare: address.comparison },
    ...(register !== '' && { register_id: register }),
  };
  const query = useTakings(asked);
  return (
    <ReportPage
      report={report}
      file={address.seesReports ? { report: 'payments', ...asked } : null}
      query={query}
      bar={
        <PeriodBar address={address} compares>
          <RegisterChoice address={address} />
        </PeriodBar>
      }
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
      <span className={styles.none}>{now > 0 ? sayReport('new') : '–'}</span>
    );
  const columns: Column<MethodRow>[] = [
    {
      header: sayReport('payments.method'),
      phone: 'title',
      cell: ({ method }) => sayOrderLabel(`method.${method}`),
    },
    figure(sayReport('payments.count'), ({ payments }) => countText(payments)),
    figure(sayReport('payments.taken'), ({ taken }) => money(taken)),
    figure(sayReport('payments.refunded'), ({ refunded }) => money(refunded)),
    figure(sayReport('payments.net'), ({ net }) => money(net)),
    ...(data.compared
      ? [
          {
            ...{ header: sayReport('figure.change'), align: 'end' as const, width: '1%' },
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
            ...{ term: sayReport('payments.net'), value: money(totals.net) },
            note: before ? (
              <>
                <ChangeWords now={totals.net} before={before.net} /> <Against compared={data.compared} />
              </>
            ) : (
              sayReport('payments.net.hint')
            ),
          },
          { term: sayReport('payments.taken'), value: money(totals.taken) },
          { term: sayReport('payments.refunded'), value: money(totals.refunded) },
          { term: sayReport('payments.count'), value: countText(totals.payments) },
        ]}
      />
      {rows.length === 0 ? (
        <Card>
          <EmptyState drawing="empty_orders" title={sayReport('payments.none')}>
            {sayReport('payments.none.text')}
          </EmptyState>
        </Card>
      ) : (
        <>
          <Card title={sayReport('payments.chart')}>
            <RankChart
              label={sayReport('chart.ranks', { figure: sayReport('payments.chart') })}
              rows={rows.map(({ method, net }) => ({
                ...{ key: method, label: sayOrderLabel(`method.${method}`), value: net, words: money(net) },
                figures: rankFigures(sayReport('payments.net'), money(net), net, totals.net),
              }))}
            />
          </Card>
          <Card flush>
            <Table
              caption={sayReport('payments.caption')}
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
