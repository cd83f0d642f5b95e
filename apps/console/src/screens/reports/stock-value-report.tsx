import { Link } from 'react-router';
import { type StockValue, useStockValue } from '#api/insights/reports.ts';
import rowLink from '#parts/lists/row-link.module.css';
import { useShortMoneyText } from '#parts/money/money-text.ts';
import { countText } from '#parts/numbers/count-text.ts';
import type { Report } from '#parts/pages/report-names.ts';
import { paths, pathWith } from '#paths.ts';
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
            label="By"
            hideLabel
            options={[
              { value: 'location', label: 'By location' },
              { value: 'category', label: 'By category' },
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
      header: data.by === 'location' ? 'Location' : 'Category',
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
      ...{ header: 'Quantity', align: 'end', width: '16%' },
      total: <span className={styles.amount}>{countText(data.totals.units)}</span>,
      cell: ({ units }) => <span className={styles.amount}>{countText(units)}</span>,
    },
    {
      ...{ header: 'Cost unknown', align: 'end', width: '16%' },
      total: <span className={styles.amount}>{countText(data.totals.uncosted_quantity)}</span>,
      cell: ({ uncosted_quantity }) => <span className={styles.amount}>{countText(uncosted_quantity)}</span>,
    },
    {
      ...{ header: 'Value', align: 'end', width: '20%' },
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
            ...{ term: 'Stock value', value: money(totals.value), note: 'Valued at the cost of each unit' },
            to: paths.inventory,
          },
          { term: 'Quantity', value: countText(totals.units), to: paths.inventory },
          totals.uncosted_quantity > 0 && {
            term: 'Cost unknown',
            value: countText(totals.uncosted_quantity),
            note: 'Units not valued: add their cost',
          },
        ]}
      />
      {rows.length === 0 ? (
        <Card>
          <EmptyState drawing="module_inventory" title="Nothing in stock">
            The value of your stock appears here.
          </EmptyState>
        </Card>
      ) : (
        <>
          <Card title="Value">
            <RankChart
              label="Stock value; values are in the table below"
              rows={rows.slice(0, mostRanks).map((row) => ({
                key: row.key ?? 'none',
                label: row.label,
                value: row.value,
                words: money(row.value),
                figures: rankFigures('Value', money(row.value), row.value, totals.value),
              }))}
            />
          </Card>
          <Card flush>
            <Table caption="Stock value" columns={columns} rows={rows} rowKey={({ key }) => key ?? 'none'} />
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
