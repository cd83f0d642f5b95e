import { dotText } from '@sokoni/messages/list-text';
import { type ReactNode, useState } from 'react';
import type { Order } from '#contract-types.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { StateBadge } from '#parts/lists/status-badge.tsx';
import { useMoneyText } from '#parts/money/money-text.ts';
import { FulfilmentBadge, PaymentBadge } from '#parts/orders/order-status-badges.tsx';
import { BackLink } from '#parts/pages/back-link.tsx';
import { paths } from '#paths.ts';
import { orderName } from '#screens/orders/order-badges.tsx';
import { sayOrderPage as say } from '#sentences/orders/page.ts';
import { Badge } from '#ui/display/badge.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';

interface OrderHeaderProps {
  order: Order;
  seesMoney: boolean;
  /** What can be done with it. */
  children: ReactNode;
}

/** The number, what is paid and what has left, and in one line what it is about. */
export function OrderHeader({ order, seesMoney, children }: OrderHeaderProps) {
  const money = useMoneyText();
  const dates = useStoreDates();
  const [now] = useState(() => new Date());
  const { customer, placed_at, sold_by, total, state, updated_at } = order;
  const words = [
    placed_at ? dates.moment(placed_at) : say('updated', { moment: dates.moment(updated_at) }),
    customer?.name,
    seesMoney && total !== null && money(total),
    sold_by && say('soldBy', { name: sold_by }),
  ];
  return (
    <PageHeader
      title={state === 'draft' ? say('title.draft') : orderName(order)}
      badge={
        <>
          {state === 'draft' && <StateBadge of="order" state={state} />}
          <PaymentBadge order={order} today={dates.dayOf(now)} />
          <FulfilmentBadge order={order} />
          {order.test && <Badge tone="attention">{say('test')}</Badge>}
        </>
      }
      description={dotText(words)}
      back={<BackLink to={state === 'draft' ? paths.orderDrafts : paths.orders} />}
      actions={children}
    />
  );
}
