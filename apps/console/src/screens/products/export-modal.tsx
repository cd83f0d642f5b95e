import { useState } from 'react';
import { useExportProducts } from '#api/product-imports.ts';
import { showFailure } from '#parts/checked-form.ts';
import { Button } from '#ui/button.tsx';
import { DownloadIcon } from '#ui/icons-more.tsx';
import { Muted, Stack } from '#ui/layout.tsx';
import { Modal } from '#ui/modal.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { callQuery, isNarrowed, type ListQuery } from './list-query.ts';

interface ExportModalProps {
  query: ListQuery;
  /** Of the list as it is now; undefined while it is counted. */
  total: number | undefined;
  onClose: () => void;
}

/** Fetches the products as a file that a spreadsheet opens and an import takes back. */
export function ExportModal({ query, total, onClose }: ExportModalProps) {
  const canChoose = isNarrowed(query) || query.status !== null;
  const [which, setWhich] = useState<'listed' | 'all'>(canChoose ? 'listed' : 'all');
  const fetchFile = useExportProducts();

  function save(): void {
    const { page: _, limit: __, sort: ___, ...listed } = callQuery(query);
    const body = which === 'all' ? {} : (listed as Parameters<typeof fetchFile.mutate>[0]);
    fetchFile.mutate(body, { onSuccess: onClose, onError: (error) => showFailure(error) });
  }

  const shown =
    total === undefined ? 'Those in the list' : `Those in the list (${total.toLocaleString('en')})`;
  return (
    <Modal
      open
      onClose={onClose}
      title="Export products"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            icon={<DownloadIcon size={18} />}
            busy={fetchFile.isPending}
            onClick={save}
          >
            Download CSV
          </Button>
        </>
      }
    >
      <Stack>
        {canChoose && (
          <Segmented
            label="Which products"
            options={[
              { value: 'listed', label: shown },
              { value: 'all', label: 'All products' },
            ]}
            value={which}
            onChange={setWhich}
            stackOnPhone
          />
        )}
        <p>One row for each variant, with options, codes, prices and stock as far as your role sees them.</p>
        <Muted>
          Change the file in a spreadsheet and import it again: only what you changed is changed here.
        </Muted>
      </Stack>
    </Modal>
  );
}
