import { useDelivery } from '#api/sales/delivery.ts';
import { useManualPayments } from '#api/sales/manual-payments.ts';
import { useStore } from '#api/stores/stores.ts';
import { QueryFailed } from '#parts/pages/query-failed.tsx';
import { CardsSkeleton } from '#screens/settings/settings-skeletons.tsx';
import { Card } from '#ui/layout/card.tsx';
import { ManualPaymentsForm } from './manual-payments-form.tsx';
import { MobileMoneyCard } from './mobile-money-card.tsx';

/** The ways to pay that need no provider. */
export function ManualPaymentsCards() {
  const settings = useManualPayments();
  const delivery = useDelivery();
  const store = useStore();
  const failed = [settings, delivery, store].find(({ error, data }) => error && !data);
  if (failed) {
    const { error, isFetching, refetch } = failed;
    return (
      <Card>
        <QueryFailed {...{ error, isFetching, refetch }} />
      </Card>
    );
  }
  if (!settings.data || !delivery.data || !store.data) return <CardsSkeleton rows={[3, 1]} />;
  return (
    <ManualPaymentsForm
      settings={settings.data}
      zones={delivery.data.zones}
      bankDetails={store.data.bank_details}
    >
      <MobileMoneyCard settings={settings.data} />
    </ManualPaymentsForm>
  );
}
