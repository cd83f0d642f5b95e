import styles from './chart.module.css';
import { placeOf, spanOf } from './scale.ts';

interface RankChartProps {
  label: string;
  rows: readonly { key: string; label: string; value: number; words: string }[];
}

/** Things by their size, the largest first as a rule: a bar each, the longest as long as there is room. What it says stands in the table beside it too. */
export function RankChart({ label, rows }: RankChartProps) {
  const scale = spanOf(rows.map(({ value }) => value));
  const zero = 100 - placeOf(scale, 0);
  return (
    <div role="img" aria-label={label} className={styles.rank}>
      {rows.map((row) => {
        const end = 100 - placeOf(scale, row.value);
        return (
          <div key={row.key} className={styles.line}>
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
    </div>
  );
}
