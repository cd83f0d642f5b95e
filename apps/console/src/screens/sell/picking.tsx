import { orderNumber } from '@sokoni/rules/order-words';
import { DEFAULT_PER_PAGE } from '@sokoni/rules/page-window';
import { useState } from 'react';
import { Link } from 'react-router';
import { useOrders } from '#api/orders.ts';
import type { OrderRow } from '#api/types.ts';
import { countText } from '#parts/count-text.ts';
import list from '#parts/list-card.module.css';
import { ListPages } from '#parts/list-pages.tsx';
import rowLink from '#parts/row-link.module.css';
import { type StoreDates, useStoreDates } from '#parts/store-dates.ts';
import { paths } from '#paths.ts';
import { Page } from '#shell/page.tsx';
import { Card } from '#ui/card.tsx';
import { cx } from '#ui/cx.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { FailedState } from '#ui/failed-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { type Column, Table, TableSkeleton } from '#ui/table.tsx';
import styles from './sell.module.css';

/** What an inventory officer finds instead of the counter: orders whose goods still lie there, the oldest first, and no money. */
export function Picking() {
  const [page, setPage] = useState(1);
  const orders = useOrders({ to_hand_over: 'true', sort: 'number', page, limit: DEFAULT_PER_PAGE });
  const columns = columnsFor(useStoreDates());
  return (
    <Page width="wide">
      <PageHeader title="Orders to pick" />
      <Card flush>
        {orders.error ? (
          <FailedState onRetry={orders.reload} retrying={orders.isFetching} requestId={orders.requestId}>
            {orders.error}
          </FailedState>
        ) : orders.isLoading ? (
          <TableSkeleton columns={columns} lines={6} />
        ) : orders.total === 0 ? (
          <EmptyState drawing="empty_orders" title="No orders to pick">
            When customers order, what to take from the shelf and hand over is listed here.
          </EmptyState>
        ) : (
          <>
            <div className={list.rows}>
              <Table caption="Orders to pick" columns={columns} rows={orders.items} rowKey={({ id }) => id} />
            </div>
            <ListPages
              label="Pages of orders to pick"
              page={page}
              perPage={DEFAULT_PER_PAGE}
              total={orders.total}
              rows={orders.items.length}
              onPage={setPage}
            />
          </>
        )}
      </Card>
    </Page>
  );
}

function columnsFor(dates: StoreDates): Column<OrderRow>[] {
  const now = new Date();
  return [
    {
      header: 'Order',
      phone: 'title',
      width: '1%',
      cell: (order) => (
        <Link to={paths.order(order.id)} className={cx(list.number, rowLink.link)}>
          {orderNumber(order)}
        </Link>
      ),
    },
    {
      header: 'Ordered',
      width: '1%',
      cell: ({ placed_at }) =>
        placed_at && (
          <time dateTime={placed_at} className={styles.moment}>
            {dates.short(placed_at, now)}
          </time>
        ),
    },
    {
      header: 'Customer',
      cell: ({ customer }) =>
        customer ? (
          <span className={styles.customer}>{customer.name}</span>
        ) : (
          <span className={styles.tileNote}>No customer</span>
        ),
    },
    {
      header: 'Pieces',
      align: 'end',
      width: '1%',
      cell: ({ pieces }) => <span className="figures">{countText(pieces)}</span>,
    },
  ];
}
