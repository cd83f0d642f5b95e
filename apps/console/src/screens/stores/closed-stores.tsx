import { useClosedStores, useReopenStore } from '#api/stores/stores.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { TextButton } from '#ui/buttons/button.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import styles from './stores.module.css';

/** Stores that the user has closed and may reopen for 30 days; nothing while there are none. */
export function ClosedStores({ onReopened }: { onReopened?: () => void }) {
  const { data: closed = [] } = useClosedStores();
  if (closed.length === 0) return null;
  return (
    <section aria-label="Closed stores">
      <ul className={styles.closedList}>
        {closed.map((store) => (
          <ClosedStore key={store.id} store={store} onReopened={onReopened} />
        ))}
      </ul>
    </section>
  );
}

interface ClosedStoreProps {
  store: { id: string; name: string; reopen_until: string };
  onReopened?: (() => void) | undefined;
}

function ClosedStore({ store, onReopened }: ClosedStoreProps) {
  const dates = useStoreDates();
  const reopen = useReopenStore();

  function submit(): void {
    reopen.mutate(store.id, {
      onSuccess: ({ message }) => {
        toast.success(message);
        onReopened?.();
      },
      onError: (error) => showFailure(error),
    });
  }

  return (
    <li className={styles.closedStore}>
      <span>
        {store.name} is closed. It can be reopened until{' '}
        <time dateTime={store.reopen_until}>{dates.day(store.reopen_until)}</time>.
      </span>
      <TextButton disabled={reopen.isPending} onClick={submit}>
        Reopen
        <span className="visually-hidden"> {store.name}</span>
      </TextButton>
    </li>
  );
}
