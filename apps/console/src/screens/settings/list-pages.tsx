import { DEFAULT_PER_PAGE, pageCount, pageWindow, showingText } from '@sokoni/rules/page-window';
import { useEffect, useEffectEvent } from 'react';
import { Pagination } from '#ui/pagination.tsx';
import styles from './staff.module.css';

interface ListPagesProps {
  label: string;
  page: number;
  total: number;
  onPage: (page: number) => void;
}

/** SPEC section 2 "Pagination": 10 a page, 'Showing X-Y of N'. A page that is gone gives way to the last one. */
export function ListPages({ label, page, total, onPage }: ListPagesProps) {
  const count = pageCount(total);
  const goTo = useEffectEvent(onPage);
  useEffect(() => {
    if (count > 0 && page > count) goTo(count);
  }, [page, count]);

  return (
    <div className={styles.foot}>
      <Pagination
        label={label}
        pages={pageWindow(page, count)}
        page={page}
        pageCount={count}
        onPage={onPage}
        summary={showingText(page, DEFAULT_PER_PAGE, total)}
      />
    </div>
  );
}
