import { listedPages, pageWindow } from '@sokoni/rules/lists/page-window';
import type { ReactNode } from 'react';
import type { List } from '#api/client/use-list.ts';
import { showingText } from '#parts/lists/showing-text.ts';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { SkeletonText } from '#ui/feedback/skeleton.tsx';
import { Pagination } from '#ui/layout/pagination.tsx';
import { Modal } from '#ui/overlays/modal.tsx';
import styles from './failure-rows.module.css';

interface FailuresModalProps<Row> {
  title: string;
  /** Names the way through the pages: "Pages of orders". */
  pagesLabel: string;
  failures: List<Row>;
  page: number;
  onPage: (page: number) => void;
  rowKey: (row: Row) => string;
  /** What it is called, with the way to it. */
  name: (row: Row) => ReactNode;
  onClose: () => void;
}

/** So many are on a page of them. */
export const failuresPerPage = 10;

/** What a work on many records could not be done with, each with its reason. */
export function FailuresModal<Row extends { reason: string }>(props: FailuresModalProps<Row>) {
  const { title, pagesLabel, failures, page, onPage, rowKey, name, onClose } = props;
  const count = listedPages(failures.total, failuresPerPage);
  return (
    <Modal open onClose={onClose} title={title}>
      {failures.error ? (
        <FailedState onRetry={failures.reload} retrying={failures.isFetching} requestId={failures.requestId}>
          {failures.error}
        </FailedState>
      ) : failures.isLoading ? (
        <SkeletonText lines={4} />
      ) : (
        <ul className={styles.rows}>
          {failures.items.map((row) => (
            <li key={rowKey(row)} className={styles.row}>
              <span className={styles.name}>{name(row)}</span>
              <span className={styles.reason}>{row.reason}</span>
            </li>
          ))}
        </ul>
      )}
      {count > 1 && (
        <Pagination
          label={pagesLabel}
          pages={pageWindow(page, count)}
          page={page}
          pageCount={count}
          onPage={onPage}
          summary={showingText(page, failuresPerPage, failures.total)}
        />
      )}
    </Modal>
  );
}
