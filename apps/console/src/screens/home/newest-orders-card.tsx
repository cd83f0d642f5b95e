import { useState } from 'react';
import { Link } from 'react-router';
import type { Home } from '#api/insights/home.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import rowLink from '#parts/lists/row-link.module.css';
import { useShortMoneyText } from '#parts/money/money-text.ts';
import { FulfilmentBadge, PaymentBadge } from '#parts/orders/order-status-badges.tsx';
import { paths } from '#paths.ts';
import { sayHome } from '#sentences/home.ts';
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
      header: sayHome('newest.order'),
      phone: 'title',
      width: '1%',
      cell: (order) => (
        <Link to={paths.order(order.id)} className={cx(rowLink.link, styles.moment)}>
          {order.number}
        </Link>
      ),
    },
    {
      header: sayHome('newest.date'),
      width: '1%',
      cell: ({ placed_at }) =>
        placed_at && (
          <time dateTime={placed_at} title={dates.moment(placed_at)} className={styles.moment}>
            {dates.short(placed_at, now)}
          </time>
        ),
    },
    {
      header: sayHome('newest.customer'),
      cell: ({ customer }) =>
        customer ? (
          <span className={styles.buyer}>{customer.name}</span>
        ) : (
          <span className={styles.nobody}>{sayHome('newest.noCustomer')}</span>
        ),
    },
    {
      header: sayHome('newest.status'),
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
      header: sayHome('newest.total'),
      align: 'end',
      width: '1%',
      cell: ({ total }) => <span className={styles.money}>{total === null ? '–' : money(total)}</span>,
    },
  ];
  return (
    <Card
      flush
      title={sayHome('newest.title')}
      className={styles.newest}
      actions={<Link to={paths.orders}>{sayHome('newest.all')}</Link>}
    >
      <Table caption={sayHome('newest.title')} columns={columns} rows={orders} rowKey={({ id }) => id} />
    </Card>
  );
}
