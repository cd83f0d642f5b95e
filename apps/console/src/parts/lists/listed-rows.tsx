import type { ReactNode } from 'react';
import type { List } from '#api/client/use-list.ts';
import { cx } from '#ui/cx.ts';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { type Column, Table, type TableSelection, TableSkeleton } from '#ui/layout/table.tsx';
import styles from './list-card.module.css';
import { ListPages } from './list-pages.tsx';
import type { RowsPerPage } from './use-rows-per-page.ts';

interface ListedRowsProps<Row> {
  /** `total` is undefined while it is counted. */
  list: Omit<List<Row>, 'total'> & { total: number | undefined };
  caption: string;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  selection?: TableSelection<Row>;
  /** How many lines wait while nothing is there yet. */
  waiting: number;
  /** In place of the rows where there are none. */
  nothing: ReactNode;
  /** Names the pages for screen readers. */
  pagesLabel: string;
  page: number;
  perPage: number;
  onPage: (page: number, options?: { replace: boolean }) => void;
  onPerPage?: (rows: RowsPerPage) => void;
  /** Nothing stands above it in its card. */
  isFirst?: boolean;
}

/** A page of a list and the way to the others: while it loads, when it failed, empty and full. */
export function ListedRows<Row>({ list, nothing, waiting, isFirst = false, ...props }: ListedRowsProps<Row>) {
  const { caption, columns, rowKey, selection, pagesLabel, page, perPage, onPage, onPerPage } = props;
  if (list.error) {
    return (
      <FailedState onRetry={list.reload} retrying={list.isFetching} requestId={list.requestId}>
        {list.error}
      </FailedState>
    );
  }
  if (list.isLoading) return <TableSkeleton columns={columns} lines={waiting} />;
  if (list.total === 0 && list.items.length === 0) return nothing;
  return (
    <>
      <div className={cx(!isFirst && styles.rows, list.isStale && styles.stale)}>
        <Table caption={caption} columns={columns} rows={list.items} rowKey={rowKey} selection={selection} />
      </div>
      <ListPages
        label={pagesLabel}
        page={page}
        perPage={perPage}
        total={list.total}
        rows={list.items.length}
        onPage={onPage}
        {...(onPerPage && { onPerPage })}
      />
    </>
  );
}
