import type { CSSProperties } from 'react';
import styles from './chart.module.css';
import { ChartCard, type PointFigures, pointText } from './chart-card.tsx';
import { placeOf, spanOf } from './scale.ts';
import { useChartPoint } from './use-chart-point.ts';

interface Rank {
  key: string;
  label: string;
  value: number;
  words: string;
  /** What the card says of it. */
  figures: PointFigures['figures'];
}

interface RankChartProps {
  label: string;
  /** One at least. */
  rows: readonly Rank[];
}

/**
 * Things by their size, the largest first as a rule: a bar each, the longest as long as there is room. The pointer or the arrow keys go
 * from one to the next, and a card shows the figures of each. To a screen reader it is a slider over them, which speaks them.
 */
export function RankChart({ label, rows }: RankChartProps) {
  const scale = spanOf(rows.map(({ value }) => value));
  const zero = 100 - placeOf(scale, 0);
  const { point, handlers } = useChartPoint(rows.length, 'down');
  const looked = point === null ? undefined : rows[point];
  const spoken = looked ?? rows[0];
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-orientation="vertical"
      aria-valuemin={1}
      aria-valuemax={rows.length}
      aria-valuenow={(point ?? 0) + 1}
      aria-valuetext={spoken && pointText({ title: spoken.label, figures: spoken.figures })}
      className={styles.rank}
      {...handlers}
    >
      {rows.map((row) => {
        const end = 100 - placeOf(scale, row.value);
        return (
          <div key={row.key} className={styles.line} data-looked={row === looked || undefined}>
            <span className={styles.name}>{row.label}</span>
            <svg className={styles.track} aria-hidden="true">
              <rect
                x={`${Math.min(zero, end)}%`}
                width={`${Math.abs(end - zero)}%`}
                height="100%"
                rx="3"
                className={row.value < 0 ? styles.loss : styles.bar}
              />
            </svg>
            <span className={styles.value}>{row.words}</span>
          </div>
        );
      })}
      {looked && point !== null && (
        <ChartCard title={looked.label} figures={looked.figures} style={besideRow(point, rows.length)} />
      )}
    </div>
  );
}

/** Under a row of the upper half, over one of the lower half. */
function besideRow(row: number, rows: number): CSSProperties {
  const below = { insetBlockStart: `${((row + 1) * 100) / rows}%` };
  const above = { insetBlockEnd: `${((rows - row) * 100) / rows}%` };
  return { ...(row < rows / 2 ? below : above), '--place': '50%' } as CSSProperties;
}
