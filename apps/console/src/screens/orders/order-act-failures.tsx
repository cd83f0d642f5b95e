import { useState } from 'react';
import { Link } from 'react-router';
import { useOrderActFailures } from '#api/order-acts.ts';
import { FailuresModal, failuresPerPage } from '#parts/bulk/failures-modal.tsx';
import { paths } from '#paths.ts';
import { orderName } from './order-look.tsx';

/** The orders with which it could not be done. */
export function OrderActFailures({ jobId, onClose }: { jobId: string; onClose: () => void }) {
  const [page, setPage] = useState(1);
  const failures = useOrderActFailures(jobId, { page, limit: failuresPerPage });
  return (
    <FailuresModal
      title="Could not be done"
      noun="orders"
      failures={failures}
      page={page}
      onPage={setPage}
      rowKey={({ order_id }) => order_id}
      name={(order) => <Link to={paths.order(order.order_id)}>{orderName(order)}</Link>}
      onClose={onClose}
    />
  );
}
