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
import { richText } from '#sentences/frame/rich-text.ts';
import { sayStoreSettings } from '#sentences/settings/store.ts';
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
      toast.success(
        sayStoreSettings('close.done', { store: store.name, day: dates.day(closed.reopen_until) }),
      );
      // Not back to these settings, whichever store is chosen next.
      void navigate(paths.selectStore, { replace: true });
    } catch (error) {
      showFailure(error);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Card title={sayStoreSettings('close.title')} className={styles.danger}>
      <div className={styles.act}>
        <p>{sayStoreSettings('close.description')}</p>
        <Button onClick={() => setIsOpen(true)}>{sayStoreSettings('close.open')}</Button>
      </div>
      <TypedConfirm
        open={isOpen && graveStep.dialog === null}
        title={sayStoreSettings('close.question', { store: store.name })}
        phrase={store.name}
        label={richText(
          sayStoreSettings.rich('close.type', {
            store: store.name,
            strong: (words) => <strong className={styles.phrase}>{words}</strong>,
          }),
        )}
        refusal={sayStoreSettings('close.typeAgain')}
        confirmLabel={sayStoreSettings('close.confirm')}
        busy={isBusy}
        onCancel={() => setIsOpen(false)}
        onConfirm={() => void close()}
      >
        <ul className={styles.points}>
          <li>{sayStoreSettings('close.access')}</li>
          <li>{sayStoreSettings('close.subDomain')}</li>
          <li>{sayStoreSettings('close.reopen')}</li>
        </ul>
      </TypedConfirm>
      {graveStep.dialog}
    </Card>
  );
}
