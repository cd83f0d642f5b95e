import { useParams } from 'react-router';
import { usePurchaseOrder } from '#api/inventory/purchasing.ts';
import { BackLink } from '#parts/pages/back-link.tsx';
import { Page } from '#parts/pages/page.tsx';
import { RecordFailed } from '#parts/pages/record-failed.tsx';
import { paths } from '#paths.ts';
import { sayPurchaseOrder } from '#sentences/purchasing/purchase-order.ts';
import { Skeleton, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Columns, Stack } from '#ui/layout/layout.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { OrderEditor } from './purchase-order-editor.tsx';

/** One purchase order with everything that is known of it. */
export function PurchaseOrderScreen() {
  const { id = '' } = useParams();
  const { data, error, isFetching, refetch } = usePurchaseOrder(id);
  if (data) return <OrderEditor key={data.id} order={data} />;
  return (
    <Page width="wide">
      <PageHeader title={sayPurchaseOrder('page.title')} back={<BackLink to={paths.purchaseOrders} />} />
      {error ? <OrderFailed error={error} isFetching={isFetching} refetch={refetch} /> : <OrderSkeleton />}
    </Page>
  );
}

/** An order that is not there, or did not come. */
export function OrderFailed(
  query: Pick<ReturnType<typeof usePurchaseOrder>, 'error' | 'isFetching' | 'refetch'>,
) {
  return (
    <RecordFailed
      noun="purchase_order"
      list={{ to: paths.purchaseOrders, label: sayPurchaseOrder('page.all') }}
      {...query}
    />
  );
}

export function OrderSkeleton() {
  return (
    <div role="status" aria-label={sayPurchaseOrder('page.loading')}>
      <Columns>
        <Card>
          <Skeleton width="6rem" height="1.25rem" />
          <Skeleton shape="block" height="12rem" />
        </Card>
        <Stack>
          <Card>
            <Skeleton width="6rem" height="1.25rem" />
            <Skeleton shape="block" height="var(--control)" />
          </Card>
          <Card>
            <SkeletonText lines={4} />
          </Card>
        </Stack>
      </Columns>
    </div>
  );
}
