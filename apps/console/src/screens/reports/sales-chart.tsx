import { reportComparisons } from '@sokoni/rules/report-words';
import type { SalesReport, SalesRow } from '#api/reports.ts';
import { countText } from '#parts/count-text.ts';
import { useMoneyText } from '#parts/money-text.ts';
import { Card } from '#ui/card.tsx';
import { RankChart } from '#ui/chart/rank-chart.tsx';
import { TimeChart } from '#ui/chart/time-chart.tsx';
import { TimeKey } from '#ui/chart/time-key.tsx';
import { rowLabel, shortRowLabel } from './row-words.ts';
import type { SalesSort } from './sales-columns.tsx';

interface SalesChartProps {
  data: SalesReport;
  rows: readonly SalesRow[];
  isMargin: boolean;
  sort: SalesSort | '';
}

/** What is drawn: what the table is ordered by, as far as that is a figure. */
const drawn = {
  net_sales: 'Net sales',
  pieces: 'Pieces',
  orders: 'Orders',
  discounts: 'Discounts',
  returns: 'Returns',
  margin: 'Margin',
} as const;
type Drawn = keyof typeof drawn;

const mostRanks = 10;

/** The report as a picture: bars along time, or one after the other by size. */
export function SalesChart({ data, rows, isMargin, sort }: SalesChartProps) {
  const money = useMoneyText();
  const sorted = sort.replace(/^-/, '');
  const usual: Drawn = isMargin ? 'margin' : 'net_sales';
  const shown: Drawn = Object.hasOwn(drawn, sorted) ? (sorted as Drawn) : usual;
  const isCount = shown === 'pieces' || shown === 'orders';
  const words = (value: number) => (isCount ? countText(value) : money(value));
  const title = drawn[shown];

  if (data.by !== 'day') {
    const ranked = rows.slice(0, mostRanks);
    return (
      <Card title={title}>
        <RankChart
          label={`${title}; the figures stand in the table below`}
          rows={ranked.map((row) => ({
            key: row.key ?? 'none',
            label: rowLabel(row, null),
            value: row[shown] ?? 0,
            words: words(row[shown] ?? 0),
          }))}
        />
      </Card>
    );
  }

  const points = rows.map((row) => {
    const before = row.before?.[shown] ?? null;
    const then = before === null ? '' : `. Before: ${words(before)}`;
    return {
      key: row.key ?? '',
      value: row[shown] ?? 0,
      before,
      words: `${rowLabel(row, data.step)}: ${words(row[shown] ?? 0)}${then}`,
    };
  });
  const [first, last] = [rows[0], rows.at(-1)];
  const middle = rows.length > 4 ? rows[Math.floor(rows.length / 2)] : undefined;
  const ends = rows.length <= 8 ? rows : [first, middle, last];
  return (
    <Card title={title}>
      <div>
        <TimeChart
          label={`${title} over time; the figures stand in the table below`}
          points={points}
          ends={ends.flatMap((row) => (row ? [shortRowLabel(row, data.step)] : []))}
          format={words}
          height={220}
        />
        {data.compared && <TimeKey now="This period" then={comparedText(data)} />}
      </div>
    </Card>
  );
}

function comparedText({ from, compared }: SalesReport): string {
  const isYear = compared?.from.slice(5) === from.slice(5);
  return isYear ? reportComparisons.year : reportComparisons.before;
}
