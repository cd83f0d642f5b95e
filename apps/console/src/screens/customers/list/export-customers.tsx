import { type CustomerExportBody, useExportCustomers } from '#api/catalogue/imports.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { ExportModal } from '#parts/lists/export-modal.tsx';
import { sayCustomers } from '#sentences/customers/list.ts';

interface ExportCustomersProps {
  /** What the list is narrowed by; nothing of it for the whole list. */
  listed: CustomerExportBody;
  isFiltered: boolean;
  /** Of the list as it is now; undefined while it is counted. */
  total: number | undefined;
  seesSales: boolean;
  onClose: () => void;
}

/** Fetches the customers as a file. */
export function ExportCustomers({ listed, isFiltered, total, seesSales, onClose }: ExportCustomersProps) {
  const fetchFile = useExportCustomers();
  return (
    <ExportModal
      noun="customers"
      isFiltered={isFiltered}
      total={total}
      busy={fetchFile.isPending}
      onSave={(which) =>
        fetchFile.mutate(which === 'all' ? {} : listed, {
          onSuccess: onClose,
          onError: (error) => showFailure(error),
        })
      }
      onClose={onClose}
    >
      {sayCustomers(seesSales ? 'export.rowsWithSales' : 'export.rows')}
    </ExportModal>
  );
}
