import { allowsAct, purchaseOrderNumber } from '@sokoni/rules/purchase-order';
import { Link, useParams } from 'react-router';
import { usePurchaseOrder } from '#api/purchasing.ts';
import { useLeaveTo } from '#parts/use-leave-to.ts';
import { paths } from '#paths.ts';
import { Page } from '#shell/page.tsx';
import { BackWords, backClass } from '#ui/back-button.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { OrderFailed, OrderSkeleton } from './purchase-order.tsx';
import { ReceiveForm } from './receive-form.tsx';

/** Counting in what has come of an order, by hand or with a scanner. */
export function ReceiveGoodsScreen() {
  const { id = '' } = useParams();
  const { data: order, error, isFetching, refetch } = usePurchaseOrder(id);
  // Here and not in the form, which goes as soon as all of the order has come.
  const { isLeaving, leaveTo } = useLeaveTo();
  return (
    <Page>
      <PageHeader
        title={order ? `Receive ${purchaseOrderNumber(order.number)}` : 'Receive goods'}
        description={order && `From ${order.supplier.name}, to ${order.location.name}`}
        back={
          <Link to={paths.purchaseOrder(id)} className={backClass}>
            <BackWords />
          </Link>
        }
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
            title="Nothing is expected"
            action={
              <Link to={paths.purchaseOrder(id)} className={buttonClass()}>
                See the order
              </Link>
            }
          >
            {order.state === 'draft'
              ? 'This order is a draft. Mark it as ordered first.'
              : 'All of this order has come, or it was ended.'}
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
