import { allowsAct, purchaseOrderNumber } from '@sokoni/rules/stock/purchase-order';
import { Link, useParams } from 'react-router';
import { usePurchaseOrder } from '#api/inventory/purchasing.ts';
import { useLeaveTo } from '#parts/forms/use-leave-to.ts';
import { BackLink } from '#parts/pages/back-link.tsx';
import { Page } from '#parts/pages/page.tsx';
import { paths } from '#paths.ts';
import { OrderFailed, OrderSkeleton } from '#screens/purchasing/editor/purchase-order.tsx';
import { sayReceiving } from '#sentences/purchasing/receiving.ts';
import { buttonClass } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { ReceiveForm } from './receive-form.tsx';

/** Counting in what has come of an order, by hand or with a scanner. */
export function ReceiveItemsScreen() {
  const { id = '' } = useParams();
  const { data: order, error, isFetching, refetch } = usePurchaseOrder(id);
  // Here and not in the form, which goes as soon as all of the order has come.
  const { isLeaving, leaveTo } = useLeaveTo();
  return (
    <Page>
      <PageHeader
        title={
          order
            ? sayReceiving('page.order', { number: purchaseOrderNumber(order.number) })
            : sayReceiving('page.title')
        }
        description={
          order && sayReceiving('page.way', { supplier: order.supplier.name, location: order.location.name })
        }
        back={<BackLink to={paths.purchaseOrder(id)} />}
      />
      {order && allowsAct(order.state, 'receive') ? (
        <ReceiveForm
          order={order}
          isLeaving={isLeaving}
          onDone={() => leaveTo(paths.purchaseOrder(id), { replace: true })}
        />
      ) : order ? (
        <Card>
          <EmptyState
            drawing="module_inventory"
            title={sayReceiving('nothing.title')}
            action={
              <Link to={paths.purchaseOrder(id)} className={buttonClass()}>
                {sayReceiving('nothing.view')}
              </Link>
            }
          >
            {order.state === 'draft' ? sayReceiving('nothing.draft') : sayReceiving('nothing.done')}
          </EmptyState>
        </Card>
      ) : error ? (
        <OrderFailed error={error} isFetching={isFetching} refetch={refetch} />
      ) : (
        <OrderSkeleton />
      )}
    </Page>
  );
}
