import { useTillSettings } from '#api/sales/till-settings.ts';
import { QueryFailed } from '#parts/pages/query-failed.tsx';
import { sayTillSettings as say } from '#sentences/point-of-sale/settings.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { PointOfSaleFrame } from '../point-of-sale-frame.tsx';
import { settingsCards } from './settings-cards.ts';

/** How every register of the store takes money. What is chosen is kept at once. */
export function TillSettingsScreen() {
  const { data, error, isFetching, refetch } = useTillSettings();
  return (
    <PointOfSaleFrame description={say('hint')}>
      {data ? (
        <Stack>
          {settingsCards.map((SettingsCard) => (
            <SettingsCard key={SettingsCard.name} settings={data} />
          ))}
        </Stack>
      ) : error ? (
        <Card>
          <QueryFailed {...{ error, isFetching, refetch }} />
        </Card>
      ) : (
        <Card>
          <Skeleton shape="block" height="24rem" />
        </Card>
      )}
    </PointOfSaleFrame>
  );
}
