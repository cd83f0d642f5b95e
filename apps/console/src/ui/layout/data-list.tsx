import type { ReactNode } from 'react';
import styles from './data-list.module.css';

/** Facts by name: a term and what it is. */
export function DataList({ items }: { items: readonly { term: string; value: ReactNode }[] }) {
  return (
    <dl className={styles.list}>
      {items.map(({ term, value }) => (
        <div key={term} className={styles.item}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
