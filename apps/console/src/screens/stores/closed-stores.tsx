import { useClosedStores, useReopenStore } from '#api/stores/stores.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { richText } from '#sentences/frame/rich-text.ts';
import { sayClosedStores } from '#sentences/stores/closed-stores.ts';
import { TextButton } from '#ui/buttons/button.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import styles from './stores.module.css';

/** Stores that the user has closed and may reopen for 30 days; nothing while there are none. */
export function ClosedStores({ onReopened }: { onReopened?: () => void }) {
  const { data: closed = [] } = useClosedStores();
  if (closed.length === 0) return null;
  return (
    <section aria-label={sayClosedStores('label')}>
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
        {richText(
          sayClosedStores.rich('text', {
            ...{ store: store.name, day: dates.day(store.reopen_until) },
            time: (words) => <time dateTime={store.reopen_until}>{words}</time>,
          }),
        )}
      </span>
      <TextButton disabled={reopen.isPending} onClick={submit}>
        {richText(
          sayClosedStores.rich('reopen', {
            store: store.name,
            hidden: (words) => <span className="visually-hidden">{words}</span>,
          }),
        )}
      </TextButton>
    </li>
  );
}
