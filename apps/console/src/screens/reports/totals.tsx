import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './reports.module.css';

export interface Total {
  term: string;
  value: ReactNode;
  /** The list of what it is made of. */
  to?: string | false;
  /** Below it: how it changed, or what it means. */
  note?: ReactNode;
}

/** The sums of a report, the most important first. */
export function Totals({ items }: { items: readonly (Total | false)[] }) {
  return (
    <dl className={styles.totals}>
      {items
        .filter((item) => item !== false)
        .map(({ term, value, to, note }) => (
          <div key={term} className={styles.total}>
            <dt>{term}</dt>
            <dd>
              {to ? (
                <Link to={to} className={styles.sum}>
                  {value}
                </Link>
              ) : (
                <span className={styles.sum}>{value}</span>
              )}
              {note && <span className={styles.note}>{note}</span>}
            </dd>
          </div>
        ))}
    </dl>
  );
}
