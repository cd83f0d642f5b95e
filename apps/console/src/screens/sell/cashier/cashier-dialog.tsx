import { LockIcon } from 'lucide-react';
import { useState } from 'react';
import { sayCashier as say } from '#sentences/sell/cashier.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Muted, Stack } from '#ui/layout/layout.tsx';
import { Modal } from '#ui/overlays/modal.tsx';
import { PersonList } from './person-list.tsx';
import { PinForm } from './pin-form.tsx';
import type { PinHolder } from './use-pin.ts';

interface CashierDialogProps {
  holders: readonly PinHolder[];
  currentId: string;
  /** Null: whoever sells has no PIN to come back with. */
  onLock: (() => void) | null;
  onSwitch: (person: PinHolder) => void;
  onClose: () => void;
}

/** Switches to another cashier by PIN, or locks the till. */
export function CashierDialog({ holders, currentId, onLock, onSwitch, onClose }: CashierDialogProps) {
  const [chosen, setChosen] = useState<PinHolder | null>(null);
  return (
    <Modal open size="sm" title={say('title')} onClose={onClose}>
      {chosen ? (
        <PinForm person={chosen} onRight={() => onSwitch(chosen)} onBack={() => setChosen(null)} />
      ) : holders.length === 0 ? (
        <Stack gap={1}>
          <strong>{say('none.title')}</strong>
          <p>{say('none')}</p>
        </Stack>
      ) : (
        <Stack>
          <PersonList label={say('switch')} people={holders} currentId={currentId} onPick={setChosen} />
          {onLock ? (
            <Button size="lg" fullWidth icon={<LockIcon size={18} />} onClick={onLock}>
              {say('lock')}
            </Button>
          ) : (
            <Muted>{say('lock.needsPin')}</Muted>
          )}
        </Stack>
      )}
    </Modal>
  );
}
