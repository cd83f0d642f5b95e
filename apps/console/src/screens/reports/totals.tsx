import type { ReactNode } from 'react';
import styles from './reports.module.css';

export interface Total {
  term: string;
  value: ReactNode;
  /** Below it: how it changed, or what it means. */
  note?: ReactNode;
}

/** The sums of a report, the most important first. */
export function Totals({ items }: { items: readonly (Total | false)[] }) {
  return (
    <dl className={styles.totals}>
      {items
        .filter((item) => item !== false)
        .map(({ term, value, note }) => (
          <div key={term} className={styles.total}>
            <dt>{term}</dt>
            <dd>
              <span className={styles.sum}>{value}</span>
              {note && <span className={styles.note}>{note}</span>}
            </dd>
          </div>
        ))}
    </dl>
  );
}
