import { type CustomerExportBody, useExportCustomers } from '#api/imports.ts';
import { showFailure } from '#parts/checked-form.ts';
import { ExportModal } from '#parts/export-modal.tsx';

interface ExportCustomersProps {
  /** What the list is narrowed by; nothing of it for the whole list. */
  listed: CustomerExportBody;
  isNarrowed: boolean;
  /** Of the list as it is now; undefined while it is counted. */
  total: number | undefined;
  seesSales: boolean;
  onClose: () => void;
}

/** Fetches the customers as a file. */
export function ExportCustomers({ listed, isNarrowed, total, seesSales, onClose }: ExportCustomersProps) {
  const fetchFile = useExportCustomers();
  return (
    <ExportModal
      noun="customers"
      isNarrowed={isNarrowed}
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
      One row for each customer, and one more for each further address
      {seesSales ? ', with what they owe, have spent and may owe.' : '.'}
    </ExportModal>
  );
}
