import { Link } from 'react-router';
import { type StockValue, useStockValue } from '#api/reports.ts';
import { countText } from '#parts/count-text.ts';
import { useMoneyText } from '#parts/money-text.ts';
import type { Report } from '#parts/report-names.ts';
import rowLink from '#parts/row-link.module.css';
import { paths, pathWith } from '#paths.ts';
import { Card } from '#ui/card.tsx';
import { RankChart } from '#ui/chart/rank-chart.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { ReportPage } from './report-page.tsx';
import styles from './reports.module.css';
import { Totals } from './totals.tsx';
import { useReportAddress } from './use-report-address.ts';

type StockRow = StockValue['rows'][number];
const mostRanks = 10;

/** What the goods that lie on the shelves now have cost. */
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
              { value: 'location', label: 'By place' },
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
  const money = useMoneyText();
  const columns: Column<StockRow>[] = [
    {
      header: data.by === 'location' ? 'Place' : 'Category',
      phone: 'title',
      cell: (row) =>
        row.key ? (
          <Link to={goodsOf(data.by, row.key)} className={rowLink.link}>
            {row.label}
          </Link>
        ) : (
          row.label
        ),
    },
    {
      ...{ header: 'Pieces', align: 'end', width: '16%' },
      cell: ({ pieces }) => <span className={styles.amount}>{countText(pieces)}</span>,
    },
    {
      ...{ header: 'Cost unknown', align: 'end', width: '16%' },
      cell: ({ uncosted_pieces }) => <span className={styles.amount}>{countText(uncosted_pieces)}</span>,
    },
    {
      ...{ header: 'Value', align: 'end', width: '20%' },
      cell: ({ value }) => <span className={styles.amount}>{money(value)}</span>,
    },
  ];
  const { totals, rows } = data;
  return (
    <div className={styles.report} data-stale={isStale || undefined}>
      <Totals
        items={[
          {
            ...{ term: 'Stock value', value: money(totals.value), note: 'At what each piece has cost' },
            to: paths.inventory,
          },
          { term: 'Pieces', value: countText(totals.pieces), to: paths.inventory },
          totals.uncosted_pieces > 0 && {
            term: 'Cost unknown',
            value: countText(totals.uncosted_pieces),
            note: 'Pieces that count nothing here: add their cost',
          },
        ]}
      />
      {rows.length === 0 ? (
        <Card>
          <EmptyState drawing="module_inventory" title="Nothing in stock">
            What lies on your shelves will be valued here.
          </EmptyState>
        </Card>
      ) : (
        <>
          <Card title="Value">
            <RankChart
              label="Stock value; the figures stand in the table below"
              rows={rows.slice(0, mostRanks).map((row) => ({
                key: row.key ?? 'none',
                label: row.label,
                value: row.value,
                words: money(row.value),
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

function goodsOf(by: StockValue['by'], key: string): string {
  return by === 'location'
    ? pathWith(paths.inventory, { place: key })
    : pathWith(paths.inventory, { category: key });
}
