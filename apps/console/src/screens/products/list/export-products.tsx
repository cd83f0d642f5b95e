import { useExportProducts } from '#api/catalogue/imports.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { ExportModal } from '#parts/lists/export-modal.tsx';
import { sayProductList } from '#sentences/products/list.ts';
import { filterOf, isFiltered, type ListQuery } from './product-list-query.ts';

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
    const listed = filterOf(query);
    const body = which === 'all' ? {} : (listed as Parameters<typeof fetchFile.mutate>[0]);
    fetchFile.mutate(body, { onSuccess: onClose, onError: (error) => showFailure(error) });
  }

  return (
    <ExportModal
      noun="products"
      isFiltered={isFiltered(query) || query.status !== null}
      total={total}
      busy={fetchFile.isPending}
      onSave={save}
      onClose={onClose}
    >
      {sayProductList('export.description')}
    </ExportModal>
  );
}
