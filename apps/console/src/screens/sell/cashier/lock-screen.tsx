import { useId, useState } from 'react';
import { sayCashier as say } from '#sentences/sell/cashier.ts';
import { Mark } from '#ui/display/mark.tsx';
import { Overlay } from '#ui/overlays/overlay.tsx';
import { useCashier, useTill } from '../till-context.tsx';
import styles from './cashier.module.css';
import { PersonList } from './person-list.tsx';
import { PinForm } from './pin-form.tsx';
import { pinHolders } from './pin-holders.ts';
import type { PinHolder } from './use-pin.ts';

/** Covers the till until somebody of the staff enters a PIN; the open sales stay as they are. */
export function LockScreen({ onUnlocked }: { onUnlocked: (person: PinHolder) => void }) {
  const titleId = useId();
  const setup = useTill().setup();
  const { id } = useCashier();
  const [chosen, setChosen] = useState<PinHolder | null>(null);
  return (
    <Overlay locked place="full" labelledBy={titleId} onClose={() => {}}>
      <div className={styles.lock}>
        <div className={styles.lockCard}>
          <Mark size={36} />
          <h2 id={titleId} className={styles.lockTitle}>
            {say('locked')}
          </h2>
          {chosen ? (
            <PinForm person={chosen} onRight={() => onUnlocked(chosen)} onBack={() => setChosen(null)} />
          ) : (
            <PersonList label={say('choose')} people={pinHolders(setup)} currentId={id} onPick={setChosen} />
          )}
        </div>
      </div>
    </Overlay>
  );
}
