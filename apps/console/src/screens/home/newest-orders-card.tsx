import { useState } from 'react';
import { Link } from 'react-router';
import type { Home } from '#api/insights/home.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import rowLink from '#parts/lists/row-link.module.css';
import { useShortMoneyText } from '#parts/money/money-text.ts';
import { FulfilmentBadge, PaymentBadge } from '#parts/orders/order-status-badges.tsx';
import { paths } from '#paths.ts';
import { cx } from '#ui/cx.ts';
import { Card } from '#ui/layout/card.tsx';
import { type Column, Table } from '#ui/layout/table.tsx';
import styles from './sales-overview.module.css';

type NewestOrder = Home['newest'][number];

/** The last orders that came in. */
export function NewestCard({ orders }: { orders: readonly NewestOrder[] }) {
  const money = useShortMoneyText(orders.map(({ total }) => total));
  const dates = useStoreDates();
  const [now] = useState(() => new Date());
  const today = dates.dayOf(now);
  const columns: Column<NewestOrder>[] = [
    {
      header: 'Order',
      phone: 'title',
      width: '1%',
      cell: (order) => (
        <Link to={paths.order(order.id)} className={cx(rowLink.link, styles.moment)}>
          {order.number}
        </Link>
      ),
    },
    {
      header: 'Date',
      width: '1%',
      cell: ({ placed_at }) =>
        placed_at && (
          <time dateTime={placed_at} title={dates.moment(placed_at)} className={styles.moment}>
            {dates.short(placed_at, now)}
          </time>
        ),
    },
    {
      header: 'Customer',
      cell: ({ customer }) =>
        customer ? (
          <span className={styles.buyer}>{customer.name}</span>
        ) : (
          <span className={styles.nobody}>No customer</span>
        ),
    },
    {
      header: 'Status',
      phone: 'aside',
      width: '1%',
      cell: (order) => (
        <span className={styles.statuses}>
          <PaymentBadge order={order} today={today} />
          <FulfilmentBadge order={order} />
        </span>
      ),
    },
    {
      header: 'Total',
      align: 'end',
      width: '1%',
      cell: ({ total }) => <span className={styles.money}>{total === null ? '–' : money(total)}</span>,
    },
  ];
  return (
    <Card
      flush
      title="Newest orders"
      className={styles.newest}
      actions={<Link to={paths.orders}>All orders</Link>}
    >
      <Table caption="Newest orders" columns={columns} rows={orders} rowKey={({ id }) => id} />
    </Card>
  );
}
