import { ChevronLeftIcon, ChevronRightIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { sayUi } from '#sentences/frame/ui.ts';
import { cx } from '#ui/cx.ts';
import styles from './pagination.module.css';

interface PaginationProps {
  /** The window of pages to list, as the rule for it answered; `'ellipsis'` draws one. */
  pages: readonly (number | 'ellipsis')[];
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
  /** 'Showing X-Y of N'. */
  summary: ReactNode;
  label?: string;
}

/** The pages of a list. Which pages are listed is decided by the caller. */
export function Pagination(props: PaginationProps) {
  const { pages, page, pageCount, onPage, summary, label = sayUi('pages.label') } = props;
  return (
    <nav aria-label={label} className={styles.bar}>
      <p className={styles.summary}>{summary}</p>
      <ul className={styles.list}>
        <li>
          <button
            type="button"
            aria-label={sayUi('pages.previous')}
            className={styles.page}
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
          >
            <ChevronLeftIcon size={18} />
          </button>
        </li>
        {pages.map((entry, index) => (
          <li key={entry === 'ellipsis' ? `gap-${pages[index - 1]}` : entry}>
            {entry === 'ellipsis' ? (
              <span className={styles.gap}>…</span>
            ) : (
              <button
                type="button"
                aria-label={sayUi('pages.page', { page: entry })}
                aria-current={entry === page ? 'page' : undefined}
                className={cx(styles.page, entry === page && styles.current)}
                onClick={() => onPage(entry)}
              >
                {entry}
              </button>
            )}
          </li>
        ))}
        <li>
          <button
            type="button"
            aria-label={sayUi('pages.next')}
            className={styles.page}
            disabled={page >= pageCount}
            onClick={() => onPage(page + 1)}
          >
            <ChevronRightIcon size={18} />
          </button>
        </li>
      </ul>
    </nav>
  );
}
