import { useLocation, useParams } from 'react-router';
import { useOrder } from '#api/sales/orders.ts';
import { BackLink } from '#parts/pages/back-link.tsx';
import { Page } from '#parts/pages/page.tsx';
import { RecordFailed } from '#parts/pages/record-failed.tsx';
import { paths } from '#paths.ts';
import type { OrderFields } from '#screens/orders/form/order-fields.ts';
import { sayOrderPage as say } from '#sentences/orders/page.ts';
import { Skeleton, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Columns, Stack } from '#ui/layout/layout.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { OrderEditor } from './order-editor.tsx';

/** What the screen of a new order hands on when its answer was lost and the order is there after all. */
export interface TypedBefore {
  typed: OrderFields;
}

/** One order with everything that happened to it. */
export function OrderScreen() {
  const { id = '' } = useParams();
  const before = useLocation().state as Partial<TypedBefore> | null;
  const { data, error, isFetching, refetch } = useOrder(id);
  if (data) return <OrderEditor key={data.id} order={data} typedBefore={before?.typed ?? null} />;
  return (
    <Page width="wide">
      <PageHeader title={say('title')} back={<BackLink to={paths.orders} />} />
      {error ? (
        <RecordFailed
          noun="order"
          list={{ to: paths.orders, label: say('seeAll') }}
          {...{ error, isFetching, refetch }}
        />
      ) : (
        <OrderSkeleton />
      )}
    </Page>
  );
}

function OrderSkeleton() {
  return (
    <div role="status" aria-label={say('loading')}>
      <Columns>
        <Stack>
          <Card>
            <Skeleton width="6rem" height="1.25rem" />
            <Skeleton shape="block" height="12rem" />
          </Card>
          <Card>
            <SkeletonText lines={4} />
          </Card>
        </Stack>
        <Stack>
          <Card>
            <Skeleton width="6rem" height="1.25rem" />
            <SkeletonText lines={2} />
          </Card>
          <Card>
            <SkeletonText lines={5} />
          </Card>
        </Stack>
      </Columns>
    </div>
  );
}
