import { useWholesaleSettings } from '#api/wholesale/supplying.ts';
import { QueryFailed } from '#parts/pages/query-failed.tsx';
import { WholesaleFrame } from '#parts/pages/wholesale-frame.tsx';
import { saySupplying } from '#sentences/wholesale/parts.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { SettingsForm } from './settings-form.tsx';

/** How the store sells to companies. */
export function WholesaleSettingsScreen() {
  const { data, error, isFetching, refetch } = useWholesaleSettings();
  return (
    <WholesaleFrame side="selling">
      {data ? (
        <SettingsForm settings={data} />
      ) : error ? (
        <Card>
          <QueryFailed {...{ error, isFetching, refetch }} />
        </Card>
      ) : (
        <div role="status" aria-label={saySupplying('loading')}>
          <Stack>
            {['9rem', '7rem', '5rem'].map((height) => (
              <Card key={height}>
                <Skeleton width="8rem" height="1.25rem" />
                <Skeleton shape="block" height={height} />
              </Card>
            ))}
          </Stack>
        </div>
      )}
    </WholesaleFrame>
  );
}
