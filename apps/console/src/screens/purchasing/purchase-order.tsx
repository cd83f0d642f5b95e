import { Link, useParams } from 'react-router';
import { ApiError, isFailure } from '#api/api-error.ts';
import { messageOf } from '#api/message-of.ts';
import { usePurchaseOrder } from '#api/purchasing.ts';
import { paths } from '#paths.ts';
import { Page } from '#shell/page.tsx';
import { BackWords, backClass } from '#ui/back-button.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FailedState } from '#ui/failed-state.tsx';
import { Columns, Stack } from '#ui/layout.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton, SkeletonText } from '#ui/skeleton.tsx';
import { OrderEditor } from './order-editor.tsx';

/** One purchase order with everything that is known of it. */
export function PurchaseOrderScreen() {
  const { id = '' } = useParams();
  const { data, error, isFetching, refetch } = usePurchaseOrder(id);
  if (data) return <OrderEditor key={data.id} order={data} />;
  return (
    <Page width="wide">
      <PageHeader
        title="Purchase order"
        back={
          <Link to={paths.purchaseOrders} className={backClass}>
            <BackWords />
          </Link>
        }
      />
      {error ? (
        <OrderFailed error={error} isFetching={isFetching} onRetry={() => void refetch()} />
      ) : (
        <OrderSkeleton />
      )}
    </Page>
  );
}

interface OrderFailedProps {
  error: Error;
  isFetching: boolean;
  onRetry: () => void;
}

/** An order that is not there, or did not come. */
export function OrderFailed({ error, isFetching, onRetry }: OrderFailedProps) {
  return (
    <Card>
      {isFailure(error, 'not_found') ? (
        <EmptyState
          drawing="not_found"
          title="This purchase order is not there"
          action={
            <Link to={paths.purchaseOrders} className={buttonClass()}>
              See all purchase orders
            </Link>
          }
        >
          The link is not complete, or it belongs to another store.
        </EmptyState>
      ) : (
        <FailedState
          onRetry={onRetry}
          retrying={isFetching}
          requestId={error instanceof ApiError ? error.requestId : undefined}
        >
          {messageOf(error)}
        </FailedState>
      )}
    </Card>
  );
}

export function OrderSkeleton() {
  return (
    <div role="status" aria-label="Loading">
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
