import { useState } from 'react';
import { Link } from 'react-router';
import { useOrders } from '#api/sales/orders.ts';
import type { Customer, OrderRow } from '#contract-types.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { phone, useMedia } from '#parts/hooks/use-media.ts';
import phoneRow from '#parts/lists/phone-row.module.css';
import rowLink from '#parts/lists/row-link.module.css';
import { useShortMoneyText } from '#parts/money/money-text.ts';
import { FulfilmentBadge, PaymentBadge } from '#parts/orders/order-status-badges.tsx';
import { paths } from '#paths.ts';
import { sayCustomer } from '#sentences/customers/customer.ts';
import { cx } from '#ui/cx.ts';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Muted } from '#ui/layout/layout.tsx';
import { type Column, Table, TableSkeleton } from '#ui/layout/table.tsx';
import styles from './customer.module.css';

const shown = 10;

/** The last orders of a customer, as far as the role sees them. */
export function CustomerOrdersCard({ customer }: { customer: Customer }) {
  const dates = useStoreDates();
  const [now] = useState(() => new Date());
  const today = dates.dayOf(now);
  const orders = useOrders({ page: 1, limit: shown, customer_id: customer.id });
  const money = useShortMoneyText(orders.items.map(({ total }) => total));
  const isPhone = useMedia(phone);
  const placed: Column<OrderRow> = {
    header: sayCustomer('orders.date'),
    cell: ({ placed_at }) =>
      placed_at && (
        <time dateTime={placed_at} title={dates.moment(placed_at)} className={styles.figure}>
          {dates.short(placed_at, now)}
        </time>
      ),
  };
  const payment: Column<OrderRow> = {
    header: sayCustomer('orders.payment'),
    width: '1%',
    cell: (order) => <PaymentBadge order={order} today={today} />,
  };
  const fulfilment: Column<OrderRow> = {
    header: sayCustomer('orders.fulfilment'),
    width: '1%',
    cell: (order) => <FulfilmentBadge order={order} />,
  };
  const secondLine: Column<OrderRow> = {
    header: sayCustomer('orders.payment'),
    hideHeader: true,
    cell: (order) => (
      <span className={phoneRow.secondLine}>
        <span className={phoneRow.badges}>
          {payment.cell(order)}
          {fulfilment.cell(order)}
        </span>
        <span className={phoneRow.aside}>{placed.cell(order)}</span>
      </span>
    ),
  };
  const columns: Column<OrderRow>[] = [
    {
      header: sayCustomer('orders.order'),
      phone: 'title',
      width: '1%',
      cell: (order) => (
        <Link to={paths.order(order.id)} className={cx(rowLink.link, styles.figure)}>
          {order.number}
        </Link>
      ),
    },
    ...(isPhone ? [secondLine] : [placed, payment, fulfilment]),
    {
      header: sayCustomer('orders.total'),
      phone: 'aside',
      align: 'end',
      width: '1%',
      cell: ({ total }) => <span className={styles.figure}>{total === null ? '–' : money(total)}</span>,
    },
  ];
  return (
    <Card
      flush
      title={sayCustomer('orders.title')}
      actions={
        (orders.total ?? 0) > shown && (
          <Link to={paths.ordersOf(customer.id)}>{sayCustomer('orders.all')}</Link>
        )
      }
    >
      {orders.error ? (
        <FailedState onRetry={orders.reload} retrying={orders.isFetching} requestId={orders.requestId}>
          {orders.error}
        </FailedState>
      ) : orders.isLoading ? (
        <TableSkeleton columns={columns} lines={3} />
      ) : orders.items.length === 0 ? (
        <Muted className={styles.none}>{sayCustomer('orders.none')}</Muted>
      ) : (
        <div className={styles.orders}>
          <Table
            caption={sayCustomer('orders.title')}
            columns={columns}
            rows={orders.items}
            rowKey={({ id }) => id}
          />
        </div>
      )}
    </Card>
  );
}
