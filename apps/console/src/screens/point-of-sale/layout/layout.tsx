import { useTillLayout } from '#api/sales/till-layout.ts';
import { QueryFailed } from '#parts/pages/query-failed.tsx';
import { sayLayout as say } from '#sentences/point-of-sale/layout.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { PointOfSaleFrame } from '../point-of-sale-frame.tsx';
import { PagesCard } from './pages-card.tsx';
import { ScalesCard } from './scales-card.tsx';

/** What the tills of the store show first, and what the barcodes of its scales say. */
export function TillLayoutScreen() {
  const layout = useTillLayout();
  return (
    <PointOfSaleFrame description={say('hint')}>
      {layout.isError && !layout.data ? (
        <Card>
          <QueryFailed {...layout} />
        </Card>
      ) : !layout.data ? (
        <Stack aria-busy="true">
          <Skeleton shape="block" height="14rem" />
          <Skeleton shape="block" height="9rem" />
        </Stack>
      ) : (
        <Stack>
          <PagesCard layout={layout.data} />
          <ScalesCard layout={layout.data} />
        </Stack>
      )}
    </PointOfSaleFrame>
  );
}
