import { pageCount, pageWindow, showingRowsText, showingText } from '@sokoni/rules/page-window';
import { useEffect, useEffectEvent } from 'react';
import { Pagination } from '#ui/pagination.tsx';
import { countText } from './count-text.ts';
import styles from './list-pages.module.css';

interface ListPagesProps {
  label: string;
  page: number;
  perPage: number;
  /** Undefined while it is counted. */
  total: number | undefined;
  /** On this page. */
  rows: number;
  onPage: (page: number, options?: { replace: boolean }) => void;
}

/** SPEC section 2 "Pagination": nothing below an empty list. A page that is gone gives way to the last one. */
export function ListPages({ label, page, perPage, total, rows, onPage }: ListPagesProps) {
  const count = total === undefined ? page + (rows === perPage ? 1 : 0) : pageCount(total, perPage);
  const goTo = useEffectEvent(onPage);
  useEffect(() => {
    if (total !== undefined && count > 0 && page > count) goTo(count, { replace: true });
  }, [page, count, total]);
  if (total === 0) return null;
  return (
    <div className={styles.foot}>
      <Pagination
        label={label}
        pages={pageWindow(page, count)}
        page={page}
        pageCount={count}
        onPage={onPage}
        summary={
          total === undefined
            ? showingRowsText(page, perPage, rows, countText)
            : showingText(page, perPage, total, countText)
        }
      />
    </div>
  );
}
