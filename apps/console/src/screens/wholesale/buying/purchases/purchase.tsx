import { PackageCheckIcon, RotateCcwIcon } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { type Purchase, usePurchase, useReceivePurchase } from '#api/wholesale/buying.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { FulfilmentBadge, PaymentBadge } from '#parts/orders/order-status-badges.tsx';
import { BackLink } from '#parts/pages/back-link.tsx';
import { Page } from '#parts/pages/page.tsx';
import { NoDocument } from '#screens/wholesale/no-document.tsx';
import { wholesalePaths } from '#screens/wholesale/wholesale-paths.ts';
import { sayPurchases as say } from '#sentences/wholesale/purchases.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { Columns, Row, Stack } from '#ui/layout/layout.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { DeliveriesCard } from './deliveries-card.tsx';
import { PaymentsCard } from './payments-card.tsx';
import { PurchaseDetails } from './purchase-details.tsx';
import { PurchaseDocumentsMenu } from './purchase-documents-menu.tsx';
import { PurchaseLines } from './purchase-lines.tsx';
import { PurchaseSums } from './purchase-sums.tsx';
import { SendBack } from './send-back.tsx';
import { useOrderAgain } from './use-order-again.ts';

/** One order with a supplier, as the buyer sees it. */
export function PurchaseScreen() {
  const { id = '' } = useParams();
  const query = usePurchase(id);
  if (query.data) return <WholePurchase key={id} purchase={query.data} />;
  return (
    <NoDocument
      title={say('one.title')}
      noun="purchase"
      list={{ to: wholesalePaths.wholesalePurchases, label: say('one.all') }}
      loading={say('one.loading')}
      query={query}
    />
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
        back={<BackLink to={wholesalePaths.wholesalePurchases} />}
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
      <SendBack purchase={purchase} />
    </>
  );
}
