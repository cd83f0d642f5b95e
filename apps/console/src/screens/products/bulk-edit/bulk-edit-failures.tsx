import { useState } from 'react';
import { Link } from 'react-router';
import { useBulkEditFailures } from '#api/catalogue/bulk-edits.ts';
import { FailuresModal, failuresPerPage } from '#parts/bulk/failures-modal.tsx';
import { paths } from '#paths.ts';
import { sayBulkEdit } from '#sentences/products/bulk-edits.ts';

/** The products that could not be changed. */
export function EditFailures({ jobId, onClose }: { jobId: string; onClose: () => void }) {
  const [page, setPage] = useState(1);
  const failures = useBulkEditFailures(jobId, { page, limit: failuresPerPage });
  return (
    <FailuresModal
      title={sayBulkEdit('failures.title')}
      pagesLabel={sayBulkEdit('failures.pages')}
      failures={failures}
      page={page}
      onPage={setPage}
      rowKey={({ product_id }) => product_id}
      name={({ product_id, title }) =>
        title ? <Link to={paths.product(product_id)}>{title}</Link> : sayBulkEdit('failures.deleted')
      }
      onClose={onClose}
    />
  );
}
