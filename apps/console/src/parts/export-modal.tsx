import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { DownloadIcon } from '#ui/icons-more.tsx';
import { Muted, Stack } from '#ui/layout.tsx';
import { Modal } from '#ui/modal.tsx';
import { Segmented } from '#ui/segmented.tsx';

interface ExportModalProps {
  /** "products". */
  noun: string;
  /** Whether the list shows less than all there is. */
  isNarrowed: boolean;
  /** Of the list as it is now; undefined while it is counted. */
  total: number | undefined;
  busy: boolean;
  onSave: (which: 'listed' | 'all') => void;
  onClose: () => void;
  /** What the file has, in a sentence. */
  children: ReactNode;
}

/** Fetches a list as a file that a spreadsheet opens and an import takes back. */
export function ExportModal({ noun, isNarrowed, total, busy, onSave, onClose, children }: ExportModalProps) {
  const [which, setWhich] = useState<'listed' | 'all'>(isNarrowed ? 'listed' : 'all');
  const shown =
    total === undefined ? 'Those in the list' : `Those in the list (${total.toLocaleString('en')})`;
  return (
    <Modal
      open
      onClose={onClose}
      title={`Export ${noun}`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            icon={<DownloadIcon size={18} />}
            busy={busy}
            onClick={() => onSave(which)}
          >
            Download CSV
          </Button>
        </>
      }
    >
      <Stack>
        {isNarrowed && (
          <Segmented
            label={`Which ${noun}`}
            options={[
              { value: 'listed', label: shown },
              { value: 'all', label: `All ${noun}` },
            ]}
            value={which}
            onChange={setWhich}
            stackOnPhone
          />
        )}
        <p>{children}</p>
        <Muted>
          Change the file in a spreadsheet and import it again: only what you changed is changed here.
        </Muted>
      </Stack>
    </Modal>
  );
}
