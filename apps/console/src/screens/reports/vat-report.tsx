import { Link } from 'react-router';
import { useVatReport, type VatReport } from '#api/insights/reports.ts';
import rowLink from '#parts/lists/row-link.module.css';
import { useMoneyText } from '#parts/money/money-text.ts';
import { ChangeWords } from '#parts/numbers/change-label.tsx';
import type { Report } from '#parts/pages/report-names.ts';
import { rateText as namedRate } from '#parts/taxes/rate-text.ts';
import { sayReport } from '#sentences/reports/pages.ts';
import { RankChart } from '#ui/chart/rank-chart.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { type Column, WideTable } from '#ui/layout/table.tsx';
import { Against } from './compared-period.tsx';
import { PeriodBar } from './period-bar.tsx';
import { RegisterChoice } from './register-choice.tsx';
import { ordersBehind, returnsBehind } from './report-order-links.ts';
import { ReportPage } from './report-page.tsx';
import styles from './reports.module.css';
import { ReturnsCell } from './returns-cell.tsx';
import { rankFigures } from './row-label.ts';
import { Totals } from './totals.tsx';
import { useReportAddress } from './use-report-address.ts';

type VatRow = VatReport['rows'][number];

/** VAT by rate, less what went back. */
export function VatReportScreen({ report }: { report: Report }) {
  const address = useReportAddress();
  const { from, to } = address.period.days;
  const register = address.param('register');
  const asked = {
    ...{ from, to, compare: address.comparison },
    ...(register !== '' && { register_id: register }),
  };
  const query = useVatReport(asked);
  return (
    <ReportPage
      report={report}
      file={{ report: 'vat', ...asked }}
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

function Shown({ data, isStale }: { data: VatReport; isStale: boolean }) {
  const money = useMoneyText();
  const amount = (header: string, value: (row: VatReport['totals']) => number): Column<VatRow> => ({
    ...{ header, align: 'end', width: '14%' },
    cell: (row) => <span className={styles.amount}>{money(value(row))}</span>,
    total: <span className={styles.amount}>{money(value(data.totals))}</span>,
  });
  const columns: Column<VatRow>[] = [
    {
      header: sayReport('vat.rate'),
      phone: 'title',
      cell: (row) => (
        <Link to={ordersBehind(row.behind, rateText(row))} className={rowLink.link}>
          {rateText(row)}
        </Link>
      ),
    },
    amount(sayReport('vat.sales'), ({ sales }) => sales),
    amount(sayReport('vat.vat'), ({ vat }) => vat),
    {
      ...{ header: sayReport('figure.returns'), align: 'end', width: '14%' },
      cell: (row) => (
        <ReturnsCell amount={row.returns} money={money} behind={row.behind} words={rateText(row)} />
      ),
      total: <span className={styles.amount}>{money(data.totals.returns)}</span>,
    },
    amount(sayReport('vat.returned'), ({ returned_vat }) => returned_vat),
    amount(sayReport('figure.net_sales'), ({ net_sales }) => net_sales),
    amount(sayReport('vat.due'), ({ due }) => due),
    ...(data.compared
      ? [{ ...changeOfDue(), total: changeText(data.totals.due, data.totals_before?.due) }]
      : []),
  ];
  const { from, to, test } = data;
  const behind = { from, to, test, sold: true } as const;
  const all = ordersBehind(behind, sayReport('behind.all'));
  const before = data.totals_before;
  const change = (key: 'due' | 'net_sales' | 'returns') =>
    before && <ChangeWords now={data.totals[key]} before={before[key]} isLoss={key === 'returns'} />;
  return (
    <div className={styles.report} data-stale={isStale || undefined}>
      <Totals
        items={[
          {
            term: sayReport('vat.due'),
            value: money(data.totals.due),
            to: all,
            note: before ? (
              <>
                {change('due')} <Against compared={data.compared} />
              </>
            ) : (
              sayReport('vat.due.hint')
            ),
          },
          {
            term: sayReport('figure.net_sales'),
            value: money(data.totals.net_sales),
            to: all,
            note: change('net_sales'),
          },
          {
            term: sayReport('figure.returns'),
            value: money(data.totals.returns),
            to: data.totals.returns > 0 && returnsBehind(behind, ''),
            note: change('returns'),
          },
          {
            ...{
              term: sayReport('figure.shipping'),
              value: money(data.shipping),
              note: sayReport('vat.shipping.hint'),
            },
            to:
              data.shipping > 0 && ordersBehind({ ...behind, shipping: true }, sayReport('figure.shipping')),
          },
        ]}
      />
      {data.rows.length === 0 ? (
        <Card>
          <EmptyState drawing="empty_orders" title={sayReport('noSales')}>
            {sayReport('noSales.text')}
          </EmptyState>
        </Card>
      ) : (
        <>
          <Card title={sayReport('vat.due')}>
            <RankChart
              label={sayReport('vat.chart')}
              rows={data.rows.map((row) => ({
                key: row.vat_percent ?? 'none',
                label: rateText(row),
                value: row.due,
                words: money(row.due),
                figures: rankFigures(sayReport('vat.due'), money(row.due), row.due, data.totals.due),
              }))}
            />
          </Card>
          <Card flush>
            <WideTable
              caption={sayReport('vat.caption')}
              columns={columns}
              rows={data.rows}
              rowKey={({ vat_percent }) => vat_percent ?? 'none'}
            />
          </Card>
        </>
      )}
    </div>
  );
}

function changeOfDue(): Column<VatRow> {
  return {
    ...{ header: sayReport('figure.change'), align: 'end', width: '1%' },
    cell: ({ due, before }) => changeText(due, before?.due),
  };
}

function changeText(due: number, before = 0) {
  if (before !== 0) return <ChangeWords now={due} before={before} />;
  return <span className={styles.none}>{due > 0 ? sayReport('new') : '–'}</span>;
}

function rateText({ vat_percent, name }: VatRow): string {
  return vat_percent === null ? sayReport('vat.without') : namedRate({ name, percent: vat_percent });
}
