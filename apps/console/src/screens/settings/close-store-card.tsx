import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCloseStore } from '#api/stores.ts';
import type { Store } from '#api/types.ts';
import { showFailure } from '#parts/checked-form.ts';
import { dayText } from '#parts/dates.ts';
import { paths } from '#paths.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { toast } from '#ui/toast.tsx';
import styles from './settings.module.css';
import { TypedConfirm } from './typed-confirm.tsx';
import { useGraveStep } from './use-grave-step.ts';

/** The creator closes the store (CONTRACT "DELETE stores/{id}"). */
export function CloseStoreCard({ store }: { store: Store }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const closeStore = useCloseStore();
  const graveStep = useGraveStep();
  const navigate = useNavigate();

  async function close(): Promise<void> {
    setIsBusy(true);
    try {
      const closed = await graveStep.take(() => closeStore.mutateAsync(store.id));
      if (!closed) return;
      toast.success(`${store.name} is closed. You can reopen it until ${dayText(closed.reopen_until)}.`);
      // Not back to these settings, whichever store is chosen next.
      navigate(paths.selectStore, { replace: true });
    } catch (error) {
      showFailure(error);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Card title="Close this store" className={styles.danger}>
      <div className={styles.act}>
        <p>Nobody can work in a closed store. Nothing is deleted, and you can reopen it for 30 days.</p>
        <Button onClick={() => setIsOpen(true)}>Close store…</Button>
      </div>
      <TypedConfirm
        open={isOpen && graveStep.dialog === null}
        title={`Close ${store.name}?`}
        phrase={store.name}
        phraseName="the name of the store"
        confirmLabel="Close store"
        busy={isBusy}
        onCancel={() => setIsOpen(false)}
        onConfirm={() => void close()}
      >
        <ul className={styles.points}>
          <li>You and your staff can no longer open it.</li>
          <li>Its sub domain stops answering and is kept for you for 90 days.</li>
          <li>You can reopen it within 30 days, from the list of your stores. After that it stays closed.</li>
        </ul>
      </TypedConfirm>
      {graveStep.dialog}
    </Card>
  );
}
