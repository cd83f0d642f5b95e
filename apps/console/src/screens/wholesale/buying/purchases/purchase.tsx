import { PackageCheckIcon, RotateCcwIcon } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { type Purchase, usePurchase, useReceivePurchase } from '#api/wholesale/buying.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { FulfilmentBadge, PaymentBadge } from '#parts/orders/order-status-badges.tsx';
import { Page } from '#parts/pages/page.tsx';
import { RecordFailed } from '#parts/pages/record-failed.tsx';
import { wholesalePaths } from '#screens/wholesale/wholesale-paths.ts';
import { sayPurchases as say } from '#sentences/wholesale/purchases.ts';
import { BackWords, backClass } from '#ui/buttons/back-button.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Skeleton, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Columns, Row, Stack } from '#ui/layout/layout.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { DeliveriesCard } from './deliveries-card.tsx';
import { PaymentsCard } from './payments-card.tsx';
import { PurchaseDetails } from './purchase-details.tsx';
import { PurchaseDocumentsMenu } from './purchase-documents-menu.tsx';
import { PurchaseLines } from './purchase-lines.tsx';
import { PurchaseSums } from './purchase-sums.tsx';
import { useOrderAgain } from './use-order-again.ts';

/** One order with a supplier, as the buyer sees it. */
export function PurchaseScreen() {
  const { id = '' } = useParams();
  const { data, error, isFetching, refetch } = usePurchase(id);
  if (data) return <WholePurchase key={id} purchase={data} />;
  return (
    <Page>
      <PageHeader title={say('one.title')} back={<BackToPurchases />} />
      {error ? (
        <RecordFailed
          noun="purchase"
          list={{ to: wholesalePaths.wholesalePurchases, label: say('one.all') }}
          {...{ error, isFetching, refetch }}
        />
      ) : (
        <Waiting />
      )}
    </Page>
  );
}

function BackToPurchases() {
  return (
    <Link to={wholesalePaths.wholesalePurchases} className={backClass}>
      <BackWords />
    </Link>
  );
}

function WholePurchase({ purchase }: { purchase: Purchase }) {
  const dates = useStoreDates();
  const [today] = useState(() => dates.dayOf(new Date()));
  const { supplier, number, placed_at, test } = purchase;
  return (
    <Page>
      <PageHeader
        title={number}
        description={say('one.placed', { supplier: supplier.name, day: dates.day(placed_at) })}
        badge={
          <Row gap={1}>
            <PaymentBadge order={purchase} today={today} />
            <FulfilmentBadge order={purchase} />
            {test && <Badge tone="attention">{say('one.test')}</Badge>}
          </Row>
        }
        back={<BackToPurchases />}
        actions={<Acts purchase={purchase} />}
      />
      <Columns>
        <Stack>
          <PurchaseLines purchase={purchase} />
          <DeliveriesCard purchase={purchase} />
        </Stack>
        <Stack>
          <PurchaseSums purchase={purchase} />
          <PaymentsCard purchase={purchase} />
          <PurchaseDetails purchase={purchase} />
        </Stack>
      </Columns>
    </Page>
  );
}

function Acts({ purchase }: { purchase: Purchase }) {
  const receive = useReceivePurchase(purchase.order_id);
  const again = useOrderAgain(purchase);
  const count = purchase.to_receive;
  const take = () =>
    receive.mutate(
      {},
      {
        onSuccess: () => toast.success(say('one.received')),
        onError: (error) => showFailure(error),
      },
    );
  return (
    <>
      <PurchaseDocumentsMenu purchaseId={purchase.order_id} />
      <Button icon={<RotateCcwIcon size={18} />} busy={again.isBusy} onClick={again.fill}>
        {say('one.again')}
      </Button>
      {count > 0 && (
        <Button
          variant="primary"
          icon={<PackageCheckIcon size={18} />}
          busy={receive.isPending}
          onClick={take}
        >
          {say('one.receiveCount', { count })}
        </Button>
      )}
    </>
  );
}

function Waiting() {
  return (
    <div role="status" aria-label={say('one.loading')}>
      <Columns>
        <Card>
          <Skeleton width="6rem" height="1.25rem" />
          <Skeleton shape="block" height="12rem" />
        </Card>
        <Card>
          <SkeletonText lines={5} />
        </Card>
      </Columns>
    </div>
  );
}
