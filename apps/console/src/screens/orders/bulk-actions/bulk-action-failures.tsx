import { useState } from 'react';
import { Link } from 'react-router';
import { useOrderBulkActionFailures } from '#api/sales/order-bulk-actions.ts';
import { FailuresModal, failuresPerPage } from '#parts/bulk/failures-modal.tsx';
import { paths } from '#paths.ts';
import { orderName } from '#screens/orders/order-badges.tsx';
import { sayOrderList as say } from '#sentences/orders/list.ts';

/** The orders with which it could not be done. */
export function OrderBulkActionFailures({ jobId, onClose }: { jobId: string; onClose: () => void }) {
  const [page, setPage] = useState(1);
  const failures = useOrderBulkActionFailures(jobId, { page, limit: failuresPerPage });
  return (
    <FailuresModal
      title={say('bulk.failures')}
      pagesLabel={say('pages')}
      failures={failures}
      page={page}
      onPage={setPage}
      rowKey={({ order_id }) => order_id}
      name={(order) => <Link to={paths.order(order.order_id)}>{orderName(order)}</Link>}
      onClose={onClose}
    />
  );
}
