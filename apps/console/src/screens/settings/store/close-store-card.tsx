import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCloseStore } from '#api/stores/stores.ts';
import type { Store } from '#contract-types.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { paths } from '#paths.ts';
import styles from '#screens/settings/settings.module.css';
import { TypedConfirm } from '#screens/settings/typed-confirm.tsx';
import { useGraveStep } from '#screens/settings/use-reauthentication.ts';
import { Button } from '#ui/buttons/button.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { Card } from '#ui/layout/card.tsx';

/** The creator closes the store (CONTRACT "DELETE stores/{id}"). */
export function CloseStoreCard({ store }: { store: Store }) {
  const dates = useStoreDates();
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
      toast.success(`${store.name} is closed. You can reopen it until ${dates.day(closed.reopen_until)}.`);
      // Not back to these settings, whichever store is chosen next.
      void navigate(paths.selectStore, { replace: true });
    } catch (error) {
      showFailure(error);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Card title="Close this store" className={styles.danger}>
      <div className={styles.act}>
        <p>
          You and your staff lose access. Nothing is deleted, and you can reopen the store within 30 days.
        </p>
        <Button onClick={() => setIsOpen(true)}>Close store…</Button>
      </div>
      <TypedConfirm
        open={isOpen && graveStep.dialog === null}
        title={`Close ${store.name}?`}
        phrase={store.name}
        phraseName="the store name"
        confirmLabel="Close store"
        busy={isBusy}
        onCancel={() => setIsOpen(false)}
        onConfirm={() => void close()}
      >
        <ul className={styles.points}>
          <li>You and your staff can no longer open it.</li>
          <li>Its subdomain stops working and is reserved for you for 90 days.</li>
          <li>You can reopen it from My Stores within 30 days. After that it stays closed.</li>
        </ul>
      </TypedConfirm>
      {graveStep.dialog}
    </Card>
  );
}
