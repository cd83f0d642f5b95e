import { useDelivery } from '#api/sales/delivery.ts';
import { QueryFailed } from '#parts/pages/query-failed.tsx';
import { SettingsFrame } from '#screens/settings/settings-frame.tsx';
import { CardsSkeleton } from '#screens/settings/settings-skeletons.tsx';
import { sayDelivery as say } from '#sentences/settings/delivery.ts';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { PickupCard } from './pickup-card.tsx';
import { TryCard } from './try-card.tsx';
import { ZonesCard } from './zones-card.tsx';

/** Where the store delivers, for how much, and where customers collect. */
export function DeliveryScreen() {
  const { data, error, isFetching, refetch } = useDelivery();
  return (
    <SettingsFrame title={say('title')} description={say('description')}>
      {data ? (
        <Stack>
          <ZonesCard zones={data.zones} />
          <PickupCard points={data.pickup} />
          <TryCard />
        </Stack>
      ) : error ? (
        <Card>
          <QueryFailed {...{ error, isFetching, refetch }} />
        </Card>
      ) : (
        <CardsSkeleton rows={[2, 1, 2]} />
      )}
    </SettingsFrame>
  );
}
