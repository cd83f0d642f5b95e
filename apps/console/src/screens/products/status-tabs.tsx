import { productStatuses } from '@sokoni/rules/product-check';
import { Link } from 'react-router';
import { type ListQuery, withChange, writeListQuery } from './list-query.ts';
import styles from './products.module.css';

const views = [
  { status: null, label: 'All' },
  { status: 'active', label: productStatuses.active },
  { status: 'draft', label: productStatuses.draft },
  { status: 'archived', label: productStatuses.archived },
] as const;

/** The views of the list; each keeps what it is narrowed by. */
export function StatusTabs({ query }: { query: ListQuery }) {
  return (
    <nav aria-label="Views" className={styles.tabs}>
      {views.map(({ status, label }) => (
        <Link
          key={label}
          to={{ search: writeListQuery(withChange(query, { status })) }}
          aria-current={query.status === status ? 'page' : undefined}
          className={styles.tab}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
