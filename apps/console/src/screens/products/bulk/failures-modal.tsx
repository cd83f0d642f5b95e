import { pageCount, pageWindow, showingText } from '@sokoni/rules/page-window';
import { useState } from 'react';
import { Link } from 'react-router';
import { useBulkEditFailures } from '#api/bulk-edits.ts';
import { paths } from '#paths.ts';
import { FailedState } from '#ui/failed-state.tsx';
import { Modal } from '#ui/modal.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import styles from './bulk.module.css';

const perPage = 10;

/** The products that could not be changed, each with its reason. */
export function FailuresModal({ jobId, onClose }: { jobId: string; onClose: () => void }) {
  const [page, setPage] = useState(1);
  const failures = useBulkEditFailures(jobId, { page, limit: perPage });
  const count = pageCount(failures.total, perPage);
  return (
    <Modal open onClose={onClose} title="Could not be changed">
      {failures.error ? (
        <FailedState onRetry={failures.reload} retrying={failures.isFetching} requestId={failures.requestId}>
          {failures.error}
        </FailedState>
      ) : failures.isLoading ? (
        <SkeletonText lines={4} />
      ) : (
        <ul className={styles.examples}>
          {failures.items.map(({ product_id, title, reason }) => (
            <li key={product_id} className={styles.example}>
              {title ? (
                <Link to={paths.product(product_id)} className={styles.exampleName}>
                  {title}
                </Link>
              ) : (
                <span className={styles.exampleName}>A deleted product</span>
              )}
              <span className={styles.reason}>{reason}</span>
            </li>
          ))}
        </ul>
      )}
      {count > 1 && (
        <Pagination
          label="Pages of products"
          pages={pageWindow(page, count)}
          page={page}
          pageCount={count}
          onPage={setPage}
          summary={showingText(page, perPage, failures.total)}
        />
      )}
    </Modal>
  );
}
