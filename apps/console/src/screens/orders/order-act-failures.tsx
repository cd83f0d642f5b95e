import { pageCount, pageWindow, showingText } from '@sokoni/rules/page-window';
import { useState } from 'react';
import { Link } from 'react-router';
import { useOrderActFailures } from '#api/order-acts.ts';
import { paths } from '#paths.ts';
import { DataList } from '#ui/data-list.tsx';
import { FailedState } from '#ui/failed-state.tsx';
import { Modal } from '#ui/modal.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { orderName } from './order-look.tsx';

const perPage = 10;

/** The orders with which it could not be done, each with its reason. */
export function OrderActFailures({ jobId, onClose }: { jobId: string; onClose: () => void }) {
  const [page, setPage] = useState(1);
  const failures = useOrderActFailures(jobId, { page, limit: perPage });
  const count = pageCount(failures.total, perPage);
  return (
    <Modal open onClose={onClose} title="Could not be done">
      {failures.error ? (
        <FailedState onRetry={failures.reload} retrying={failures.isFetching} requestId={failures.requestId}>
          {failures.error}
        </FailedState>
      ) : failures.isLoading ? (
        <SkeletonText lines={4} />
      ) : (
        <DataList
          items={failures.items.map((order) => ({
            term: orderName(order),
            value: (
              <>
                {order.reason} <Link to={paths.order(order.order_id)}>Open the order</Link>
              </>
            ),
          }))}
        />
      )}
      {count > 1 && (
        <Pagination
          label="Pages of orders"
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
