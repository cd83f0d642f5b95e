import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Order } from '#api/types.ts';
import { useMoneyText } from '#parts/money-text.ts';
import { StateBadge } from '#parts/state-badge.tsx';
import { useStoreDates } from '#parts/store-dates.ts';
import { paths } from '#paths.ts';
import { BackWords, backClass } from '#ui/back-button.tsx';
import { Badge } from '#ui/badge.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { orderName } from './order-look.tsx';

interface OrderHeaderProps {
  order: Order;
  seesMoney: boolean;
  /** What can be done with it. */
  children: ReactNode;
}

/** The number, the state, and in one line what it is about. */
export function OrderHeader({ order, seesMoney, children }: OrderHeaderProps) {
  const money = useMoneyText();
  const dates = useStoreDates();
  const { customer, placed_at, sold_by, total, state, updated_at } = order;
  const words = [
    placed_at ? dates.moment(placed_at) : `Changed ${dates.moment(updated_at)}`,
    customer?.name,
    seesMoney && total !== null && money(total),
    sold_by && `sold by ${sold_by}`,
  ];
  return (
    <PageHeader
      title={state === 'draft' ? 'Draft of an order' : orderName(order)}
      badge={
        <>
          <StateBadge of="order" state={state} />
          {order.test && <Badge tone="attention">Test</Badge>}
        </>
      }
      description={words.filter(Boolean).join(' · ')}
      back={
        <Link to={state === 'draft' ? paths.orderDrafts : paths.orders} className={backClass}>
          <BackWords />
        </Link>
      }
      actions={children}
    />
  );
}
