import { pageCount, pageWindow, showingText } from '@sokoni/rules/page-window';
import { useEffect, useEffectEvent } from 'react';
import { Pagination } from '#ui/pagination.tsx';
import styles from './page-foot.module.css';

interface PageFootProps {
  /** 'Pages of suppliers'. */
  label: string;
  page: number;
  perPage: number;
  total: number;
  onPage: (page: number) => void;
}

/** SPEC section 2 "Pagination", under a list; nothing under an empty one. A page that is gone gives way to the last. */
export function PageFoot({ label, page, perPage, total, onPage }: PageFootProps) {
  const count = pageCount(total, perPage);
  const goTo = useEffectEvent(onPage);
  useEffect(() => {
    if (count > 0 && page > count) goTo(count);
  }, [page, count]);
  if (total === 0) return null;
  return (
    <div className={styles.foot}>
      <Pagination
        label={label}
        pages={pageWindow(page, count)}
        page={page}
        pageCount={count}
        onPage={onPage}
        summary={showingText(page, perPage, total)}
      />
    </div>
  );
}
