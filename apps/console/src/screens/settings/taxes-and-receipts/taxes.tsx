import { ApiError } from '#api/client/api-error.ts';
import { messageOf } from '#api/client/message-of.ts';
import { useStore } from '#api/stores/stores.ts';
import { SettingsFrame } from '#screens/settings/settings-frame.tsx';
import { CardsSkeleton } from '#screens/settings/settings-skeletons.tsx';
import { sayTaxes } from '#sentences/settings/taxes.ts';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { TaxRatesCard } from './tax-rates-card.tsx';
import styles from './vat-form.module.css';
import { VatForm } from './vat-form.tsx';

/** Whether and how the store charges VAT (CONTRACT `update/vat`). */
export function TaxesScreen() {
  const store = useStore();
  return (
    <SettingsFrame title={sayTaxes('title')} description={sayTaxes('description')}>
      {store.data ? (
        <>
          <VatForm key={store.data.id} store={store.data} />
          <TaxRatesCard />
        </>
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
