import { ApiError } from '#api/api-error.ts';
import { messageOf } from '#api/message-of.ts';
import { useStore } from '#api/stores.ts';
import { Card } from '#ui/card.tsx';
import { FailedState } from '#ui/failed-state.tsx';
import { SettingsFrame } from './settings-frame.tsx';
import { CardsSkeleton } from './skeletons.tsx';
import styles from './vat-form.module.css';
import { VatForm } from './vat-form.tsx';

/** Whether and how the store charges VAT (CONTRACT `update/vat`). */
export function TaxesScreen() {
  const store = useStore();
  return (
    <SettingsFrame title="Taxes" description="VAT for everything that this store sells.">
      {store.data ? (
        <VatForm key={store.data.id} store={store.data} />
      ) : store.error ? (
        <Card>
          <FailedState
            onRetry={() => void store.refetch()}
            retrying={store.isFetching}
            requestId={store.error instanceof ApiError ? store.error.requestId : undefined}
          >
            {messageOf(store.error)}
          </FailedState>
        </Card>
      ) : (
        <div className={styles.sides}>
          <CardsSkeleton rows={[2]} />
          <CardsSkeleton rows={[1]} />
        </div>
      )}
    </SettingsFrame>
  );
}
