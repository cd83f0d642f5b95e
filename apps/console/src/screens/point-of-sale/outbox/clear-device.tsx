import { can } from '@sokoni/rules/access/roles';
import { Trash2Icon } from 'lucide-react';
import { useState } from 'react';
import type { Till } from '#offline/till.ts';
import { isUnsent, type OutboxRow } from '#offline/till-database.ts';
import { saveUnsent } from '#parts/documents/save-unsent.ts';
import { useBusy } from '#parts/hooks/use-busy.ts';
import { sayOutbox as say } from '#sentences/point-of-sale/outbox.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { ConfirmModal } from '#ui/overlays/modal.tsx';

interface ClearDeviceProps {
  till: Till;
  rows: readonly OutboxRow[];
}

/** Lets whoever manages registers take the till of this device out of the browser. */
export function ClearDevice(props: ClearDeviceProps) {
  const mayClear = useSession((session) => can.manageRegisters(rolesHere(session)));
  const [isAsking, setIsAsking] = useState(false);
  if (!mayClear) return null;
  return (
    <>
      <Button icon={<Trash2Icon size={18} />} onClick={() => setIsAsking(true)}>
        {say('clear')}
      </Button>
      {isAsking && <ClearDialog {...props} onClose={() => setIsAsking(false)} />}
    </>
  );
}

/** What is nowhere else is saved as a file before it can be cleared. */
function ClearDialog({ till, rows, onClose }: ClearDeviceProps & { onClose: () => void }) {
  const [savedIds, setSavedIds] = useState<readonly string[]>([]);
  const { isBusy, act } = useBusy();
  const unsent = rows.filter(isUnsent);
  const isSaved = unsent.every(({ id }) => savedIds.includes(id));

  async function save(): Promise<void> {
    saveUnsent(await till.exportUnsent());
    setSavedIds(unsent.map(({ id }) => id));
  }

  async function clear(): Promise<void> {
    const { clearDevice } = await import('#offline/clear-device.ts');
    await clearDevice(till.storeId);
    location.reload();
  }

  return (
    <ConfirmModal
      open
      danger={isSaved}
      title={say('clear.title')}
      confirmLabel={say(isSaved ? 'clear' : 'clear.save')}
      busy={isBusy}
      onCancel={onClose}
      onConfirm={() => void act(isSaved ? clear : save)}
    >
      <Stack gap={2}>
        <p>{say('clear.then')}</p>
        {unsent.length > 0 && (
          <p role="status">
            <strong>{say(isSaved ? 'clear.saved' : 'clear.unsent', { count: unsent.length })}</strong>
          </p>
        )}
      </Stack>
    </ConfirmModal>
  );
}
