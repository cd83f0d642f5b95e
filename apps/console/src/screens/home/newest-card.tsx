import { orderNumber } from '@sokoni/rules/order-words';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Home } from '#api/home.ts';
import { useMoneyText } from '#parts/money-text.ts';
import rowLink from '#parts/row-link.module.css';
import { StateBadge } from '#parts/state-badge.tsx';
import { useStoreDates } from '#parts/store-dates.ts';
import { paths } from '#paths.ts';
import { Card } from '#ui/card.tsx';
import { cx } from '#ui/cx.ts';
import { type Column, Table } from '#ui/table.tsx';
import styles from './trade.module.css';

type NewestOrder = Home['newest'][number];

/** The last orders that came in. */
export function NewestCard({ orders }: { orders: readonly NewestOrder[] }) {
  const money = useMoneyText();
  const dates = useStoreDates();
  const [now] = useState(() => new Date());
  const columns: Column<NewestOrder>[] = [
    {
      header: 'Order',
      phone: 'title',
      width: '1%',
      cell: (order) => (
        <Link to={paths.order(order.id)} className={cx(rowLink.link, styles.moment)}>
          {orderNumber(order)}
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
      header: 'State',
      phone: 'aside',
      width: '1%',
      cell: ({ state }) => <StateBadge of="order" state={state} />,
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
