import { Link } from 'react-router';
import { type StockValue, useStockValue } from '#api/insights/reports.ts';
import rowLink from '#parts/lists/row-link.module.css';
import { useShortMoneyText } from '#parts/money/money-text.ts';
import { countText } from '#parts/numbers/count-text.ts';
import type { Report } from '#parts/pages/report-names.ts';
import { paths, pathWith } from '#paths.ts';
import { sayReport } from '#sentences/reports/pages.ts';
import { RankChart } from '#ui/chart/rank-chart.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Segmented } from '#ui/fields/segmented.tsx';
import { Card } from '#ui/layout/card.tsx';
import { type Column, Table } from '#ui/layout/table.tsx';
import { ReportPage } from './report-page.tsx';
import styles from './reports.module.css';
import { rankFigures } from './row-label.ts';
import { Totals } from './totals.tsx';
import { useReportAddress } from './use-report-address.ts';

type StockRow = StockValue['rows'][number];
const mostRanks = 10;

/** What the items that lie on the shelves now have cost. */
export function StockValueScreen({ report }: { report: Report }) {
  const { param, change } = useReportAddress();
  const by = param('by') === 'category' ? 'category' : 'location';
  const query = useStockValue({ by });
  return (
    <ReportPage
      report={report}
      file={{ report: 'stock_value', by }}
      query={{ ...query, data: query.data && {} }}
      bar={
        <div className={styles.bar}>
          <Segmented
            label={sayReport('by.label')}
            hideLabel
            options={[
              { value: 'location', label: sayReport('stock.byLocation') },
              { value: 'category', label: sayReport('stock.byCategory') },
            ]}
            value={by}
            onChange={(next) => change({ by: next === 'category' ? next : '' })}
          />
        </div>
      }
    >
      {query.data && <Shown data={query.data} isStale={query.isPlaceholderData} />}
    </ReportPage>
  );
}

function Shown({ data, isStale }: { data: StockValue; isStale: boolean }) {
  const money = useShortMoneyText([data.totals, ...data.rows].map(({ value }) => value));
  const columns: Column<StockRow>[] = [
    {
      header: sayReport(data.by === 'location' ? 'stock.location' : 'stock.category'),
      phone: 'title',
      cell: (row) =>
        row.key ? (
          <Link to={itemsOf(data.by, row.key)} className={rowLink.link}>
            {row.label}
          </Link>
        ) : (
          row.label
        ),
    },
    {
      ...{ header: sayReport('stock.quantity'), align: 'end', width: '16%' },
      total: <span className={styles.amount}>{countText(data.totals.units)}</span>,
      cell: ({ units }) => <span className={styles.amount}>{countText(units)}</span>,
    },
    {
      ...{ header: sayReport('figure.costUnknown'), align: 'end', width: '16%' },
      total: <span className={styles.amount}>{countText(data.totals.uncosted_quantity)}</span>,
      cell: ({ uncosted_quantity }) => <span className={styles.amount}>{countText(uncosted_quantity)}</span>,
    },
    {
      ...{ header: sayReport('stock.value'), align: 'end', width: '20%' },
      total: <span className={styles.amount}>{money(data.totals.value)}</span>,
      cell: ({ value }) => <span className={styles.amount}>{money(value)}</span>,
    },
  ];
  const { totals, rows } = data;
  return (
    <div className={styles.report} data-stale={isStale || undefined}>
      <Totals
        items={[
          {
            ...{
              term: sayReport('stock.total'),
              value: money(totals.value),
              note: sayReport('stock.total.hint'),
            },
            to: paths.inventory,
          },
          { term: sayReport('stock.quantity'), value: countText(totals.units), to: paths.inventory },
          totals.uncosted_quantity > 0 && {
            term: sayReport('figure.costUnknown'),
            value: countText(totals.uncosted_quantity),
            note: sayReport('stock.unknown.hint'),
          },
        ]}
      />
      {rows.length === 0 ? (
        <Card>
          <EmptyState drawing="module_inventory" title={sayReport('stock.none')}>
            {sayReport('stock.none.text')}
          </EmptyState>
        </Card>
      ) : (
        <>
          <Card title={sayReport('stock.value')}>
            <RankChart
              label={sayReport('stock.chart')}
              rows={rows.slice(0, mostRanks).map((row) => ({
                key: row.key ?? 'none',
                label: row.label,
                value: row.value,
                words: money(row.value),
                figures: rankFigures(sayReport('stock.value'), money(row.value), row.value, totals.value),
              }))}
            />
          </Card>
          <Card flush>
            <Table
              caption={sayReport('stock.total')}
              columns={columns}
              rows={rows}
              rowKey={({ key }) => key ?? 'none'}
            />
          </Card>
        </>
      )}
    </div>
  );
}

function itemsOf(by: StockValue['by'], key: string): string {
  return by === 'location'
    ? pathWith(paths.inventory, { place: key })
    : pathWith(paths.inventory, { category: key });
}
