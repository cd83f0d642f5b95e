import { DownloadIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { sayList } from '#sentences/frame/lists.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Segmented } from '#ui/fields/segmented.tsx';
import { Muted, Stack } from '#ui/layout/layout.tsx';
import { Modal } from '#ui/overlays/modal.tsx';

interface ExportModalProps {
  noun: 'products' | 'customers' | 'orders';
  /** Whether the list shows less than all there is. */
  isFiltered: boolean;
  /** Of the list as it is now; undefined while it is counted. */
  total: number | undefined;
  busy: boolean;
  onSave: (which: 'listed' | 'all') => void;
  onClose: () => void;
  /** What the file has: a sentence, or what to choose. */
  children: ReactNode;
  /** Whether an import takes the file back. */
  isImported?: boolean;
}

/** Fetches a list as a file that a spreadsheet opens. */
export function ExportModal(props: ExportModalProps) {
  const { noun, isFiltered, total, busy, onSave, onClose, children, isImported = true } = props;
  const [which, setWhich] = useState<'listed' | 'all'>(isFiltered ? 'listed' : 'all');
  const shown =
    total === undefined ? sayList('export.filteredUncounted') : sayList('export.filtered', { count: total });
  return (
    <Modal
      open
      onClose={onClose}
      title={sayList(`export.title.${noun}`)}
      footer={
        <>
          <Button onClick={onClose}>{sayList('export.cancel')}</Button>
          <Button
            variant="primary"
            icon={<DownloadIcon size={18} />}
            busy={busy}
            onClick={() => onSave(which)}
          >
            {sayList('export.download')}
          </Button>
        </>
      }
    >
      <Stack>
        {isFiltered && (
          <Segmented
            label={sayList('export.which')}
            options={[
              { value: 'listed', label: shown },
              { value: 'all', label: sayList(`export.all.${noun}`) },
            ]}
            value={which}
            onChange={setWhich}
            stackOnPhone
          />
        )}
        <div>{children}</div>
        {isImported && <Muted>{sayList('export.imports')}</Muted>}
      </Stack>
    </Modal>
  );
}
