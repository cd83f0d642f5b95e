import { pageCount, pageWindow, showingRowsText, showingText } from '@sokoni/rules/page-window';
import { useEffect, useEffectEvent } from 'react';
import { countText } from '#parts/count-text.ts';
import { Button } from '#ui/button.tsx';
import { CheckIcon, ChevronDownIcon } from '#ui/icons.tsx';
import { Menu, MenuItem } from '#ui/menu.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { perPageChoices } from './list-query.ts';
import styles from './products.module.css';

interface ListFootProps {
  page: number;
  perPage: number;
  /** Undefined while it is counted. */
  total: number | undefined;
  /** On this page. */
  rows: number;
  onPage: (page: number, options?: { replace: boolean }) => void;
  onPerPage: (perPage: number) => void;
}

/** SPEC section 2 "Pagination". The rows stand before their number is known; a page that is gone gives way to the last. */
export function ListFoot({ page, perPage, total, rows, onPage, onPerPage }: ListFootProps) {
  const count = total === undefined ? page + (rows === perPage ? 1 : 0) : pageCount(total, perPage);
  const goTo = useEffectEvent(onPage);
  useEffect(() => {
    if (total !== undefined && count > 0 && page > count) goTo(count, { replace: true });
  }, [page, count, total]);

  return (
    <div className={styles.foot}>
      <Pagination
        label="Pages of products"
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
      <Menu
        width={150}
        target={
          <Button variant="quiet" size="sm" trailing={<ChevronDownIcon size={14} />}>
            {perPage} a page
          </Button>
        }
      >
        {perPageChoices.map((choice) => (
          <MenuItem
            key={choice}
            role="menuitemradio"
            aria-checked={choice === perPage}
            end={choice === perPage && <CheckIcon size={16} />}
            onClick={() => onPerPage(choice)}
          >
            {choice} a page
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}
