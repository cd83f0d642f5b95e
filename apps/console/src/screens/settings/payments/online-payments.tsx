import { usePaymentProviders } from '#api/sales/online-payments.ts';
import { QueryFailed } from '#parts/pages/query-failed.tsx';
import { CardsSkeleton } from '#screens/settings/settings-skeletons.tsx';
import { sayPayments as say } from '#sentences/settings/payments.ts';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { ProviderSection } from './provider-section.tsx';
import { UnclearPaymentsCard } from './unclear-payments-card.tsx';

/** The providers that take payments on a page of their own, and the payments that need a person. */
export function OnlinePayments() {
  const { data, error, isFetching, refetch } = usePaymentProviders();
  if (error && !data) {
    return (
      <Card>
        <QueryFailed {...{ error, isFetching, refetch }} />
      </Card>
    );
  }
  if (!data) return <CardsSkeleton rows={[2]} />;
  return (
    <Stack>
      <UnclearPaymentsCard />
      <Card title={say('online.title')} description={say('online.description')}>
        {data.map((settings) => (
          <ProviderSection key={settings.provider} settings={settings} />
        ))}
      </Card>
    </Stack>
  );
}
