import { useExportProducts } from '#api/imports.ts';
import { showFailure } from '#parts/checked-form.ts';
import { ExportModal } from '#parts/export-modal.tsx';
import { callQuery, isNarrowed, type ListQuery } from './list-query.ts';

interface ExportProductsProps {
  query: ListQuery;
  /** Of the list as it is now; undefined while it is counted. */
  total: number | undefined;
  onClose: () => void;
}

/** Fetches the products as a file. */
export function ExportProducts({ query, total, onClose }: ExportProductsProps) {
  const fetchFile = useExportProducts();

  function save(which: 'listed' | 'all'): void {
    const { page: _, limit: __, sort: ___, ...listed } = callQuery(query);
    const body = which === 'all' ? {} : (listed as Parameters<typeof fetchFile.mutate>[0]);
    fetchFile.mutate(body, { onSuccess: onClose, onError: (error) => showFailure(error) });
  }

  return (
    <ExportModal
      noun="products"
      isNarrowed={isNarrowed(query) || query.status !== null}
      total={total}
      busy={fetchFile.isPending}
      onSave={save}
      onClose={onClose}
    >
      One row for each variant, with options, codes, prices and stock as far as your role sees them.
    </ExportModal>
  );
}
