import type { StoreDates } from '@sokoni/rules/stores/store-dates';
import { useState } from 'react';
import { Link } from 'react-router';
import { useOrders } from '#api/sales/orders.ts';
import type { OrderRow } from '#contract-types.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import list from '#parts/lists/list-card.module.css';
import { ListPages } from '#parts/lists/list-pages.tsx';
import rowLink from '#parts/lists/row-link.module.css';
import { useRowsPerPage } from '#parts/lists/use-rows-per-page.ts';
import { countText } from '#parts/numbers/count-text.ts';
import { Page } from '#parts/pages/page.tsx';
import { paths } from '#paths.ts';
import { cx } from '#ui/cx.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { type Column, Table, TableSkeleton } from '#ui/layout/table.tsx';
import styles from './sell.module.css';

/** What an inventory officer finds instead of the counter: orders whose items still lie there, the oldest first, and no money. */
export function Picking() {
  const [page, setPage] = useState(1);
  const [perPage, setPerPage] = useRowsPerPage(() => setPage(1));
  const orders = useOrders({ unfulfilled: 'true', sort: 'number', page, limit: perPage });
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
            New orders to pick and fulfil appear here.
          </EmptyState>
        ) : (
          <>
            <div className={list.rows}>
              <Table caption="Orders to pick" columns={columns} rows={orders.items} rowKey={({ id }) => id} />
            </div>
            <ListPages
              label="Pages of orders to pick"
              page={page}
              perPage={perPage}
              total={orders.total}
              rows={orders.items.length}
              onPage={setPage}
              onPerPage={setPerPage}
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
          {order.number}
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
      header: 'Items',
      align: 'end',
      width: '1%',
      cell: ({ units }) => <span className="figures">{countText(units)}</span>,
    },
  ];
}
