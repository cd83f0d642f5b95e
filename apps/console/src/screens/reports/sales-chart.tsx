import { shippingKey } from '@sokoni/rules/reports/report-labels';
import type { SalesReport, SalesRow } from '#api/insights/reports.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { countText } from '#parts/numbers/count-text.ts';
import { sayReport } from '#sentences/reports/pages.ts';
import { RankChart } from '#ui/chart/rank-chart.tsx';
import { TimeChart } from '#ui/chart/time-chart.tsx';
import { TimeKey } from '#ui/chart/time-key.tsx';
import { Card } from '#ui/layout/card.tsx';
import { rankFigures, rowLabel, shortRowLabel } from './row-label.ts';
import type { SalesSort } from './sales-columns.tsx';
import { useSalesMoney } from './use-sales-money.ts';

interface SalesChartProps {
  data: SalesReport;
  rows: readonly SalesRow[];
  isMargin: boolean;
  sort: SalesSort | '';
}

/** What is drawn: what the table is ordered by, as far as that is a figure. */
const drawn = [
  ...(['gross_sales', 'net_sales', 'units', 'orders'] as const),
  ...(['discounts', 'returns', 'margin'] as const),
];
type Drawn = (typeof drawn)[number];

const mostRanks = 10;

/** The report as a picture: bars along time, or one after the other by size. */
export function SalesChart({ data, rows, isMargin, sort }: SalesChartProps) {
  const dates = useStoreDates();
  const money = useSalesMoney(data);
  const sorted = sort.replace(/^-/, '');
  const usual: Drawn = isMargin ? 'margin' : 'net_sales';
  const shown: Drawn = drawn.find((key) => key === sorted) ?? usual;
  const isCount = shown === 'units' || shown === 'orders';
  const words = (value: number) => (isCount ? countText(value) : money(value));
  const title = sayReport(`figure.${shown}`);

  if (data.by !== 'day') {
    const ranked = rows.filter(({ key }) => key !== shippingKey).slice(0, mostRanks);
    return (
      <Card title={title}>
        <RankChart
          label={sayReport('chart.ranks', { figure: title })}
          rows={ranked.map((row) => {
            const value = row[shown] ?? 0;
            return {
              ...{ key: row.key ?? 'none', label: rowLabel(row, null, dates), value, words: words(value) },
              figures: rankFigures(title, words(value), value, data.totals[shown]),
            };
          })}
        />
      </Card>
    );
  }

  const compared = comparedText(data);
  const points = rows.map((row) => {
    const before = row.before?.[shown] ?? null;
    const value = row[shown] ?? 0;
    return {
      ...{ key: row.key ?? '', value, before, title: rowLabel(row, data.step, dates) },
      figures: [
        { label: title, value: words(value), colour: 'now' as const },
        ...(before === null ? [] : [{ label: compared, value: words(before), colour: 'then' as const }]),
        { label: sayReport('figure.orders'), value: countText(row.orders ?? 0) },
      ],
    };
  });
  const [first, last] = [rows[0], rows.at(-1)];
  const middle = rows.length > 4 ? rows[Math.floor(rows.length / 2)] : undefined;
  const ends = rows.length <= 8 ? rows : [first, middle, last];
  return (
    <Card title={title}>
      <div>
        <TimeChart
          label={sayReport('chart.time', { figure: title })}
          points={points}
          ends={ends.flatMap((row) => (row ? [shortRowLabel(row, data.step, dates)] : []))}
          format={words}
          height={220}
        />
        {data.compared && <TimeKey now={sayReport('chart.thisPeriod')} then={compared} />}
      </div>
    </Card>
  );
}

function comparedText({ from, compared }: SalesReport): string {
  const isYear = compared?.from.slice(5) === from.slice(5);
  return sayReport(isYear ? 'compare.year' : 'compare.before');
}
