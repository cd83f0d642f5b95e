import {
  DEFAULT_PER_PAGE,
  lastPage,
  listedPages,
  pageCount,
  pageWindow,
  rowsPerPageChoices,
} from '@sokoni/rules/lists/page-window';
import { ChevronDownIcon } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { sayField } from '#sentences/frame/fields.ts';
import { sayList } from '#sentences/frame/lists.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Pagination } from '#ui/layout/pagination.tsx';
import { Menu, MenuChoices } from '#ui/menus/menu.tsx';
import styles from './list-pages.module.css';
import { showingRowsText, showingText } from './showing-text.ts';
import type { RowsPerPage } from './use-rows-per-page.ts';

interface ListPagesProps {
  label: string;
  page: number;
  perPage: number;
  /** Undefined while it is counted. */
  total: number | undefined;
  /** On this page. */
  rows: number;
  onPage: (page: number, options?: { replace: boolean }) => void;
  /** Where the person chooses how long a page is. */
  onPerPage?: (rows: RowsPerPage) => void;
}

/** SPEC section 2 "Pagination": nothing below an empty list. A page that is gone gives way to the last one. */
export function ListPages({ label, page, perPage, total, rows, onPage, onPerPage }: ListPagesProps) {
  const isFull = rows === perPage && page < lastPage;
  const count = total === undefined ? page + (isFull ? 1 : 0) : listedPages(total, perPage);
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
          total === undefined ? showingRowsText(page, perPage, rows) : showingText(page, perPage, total)
        }
      />
      {onPerPage && (total === undefined || total > DEFAULT_PER_PAGE) && (
        <Menu
          width={170}
          target={
            <Button variant="quiet" size="sm" trailing={<ChevronDownIcon size={14} />}>
              {sayList('pages.perPage', { count: perPage })}
            </Button>
          }
        >
          <MenuChoices
            value={rowsPerPageChoices.find((choice) => choice === perPage) ?? DEFAULT_PER_PAGE}
            options={rowsPerPageChoices.map((value) => ({
              value,
              label: sayList('pages.perPage', { count: value }),
            }))}
            onChange={onPerPage}
          />
        </Menu>
      )}
      {page === lastPage && total !== undefined && pageCount(total, perPage) > lastPage && (
        <p className={styles.end}>{sayField('page_too_far', { pages: lastPage })}</p>
      )}
    </div>
  );
}
