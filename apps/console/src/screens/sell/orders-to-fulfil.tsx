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
import { sayPicking as say } from '#sentences/sell/picking.ts';
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
      <PageHeader title={say('title')} />
      <Card flush>
        {orders.error ? (
          <FailedState onRetry={orders.reload} retrying={orders.isFetching} requestId={orders.requestId}>
            {orders.error}
          </FailedState>
        ) : orders.isLoading ? (
          <TableSkeleton columns={columns} lines={6} />
        ) : orders.total === 0 ? (
          <EmptyState drawing="empty_orders" title={say('none.title')}>
            {say('none.text')}
          </EmptyState>
        ) : (
          <>
            <div className={list.rows}>
              <Table caption={say('title')} columns={columns} rows={orders.items} rowKey={({ id }) => id} />
            </div>
            <ListPages
              label={say('pages')}
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
      header: say('column.order'),
      phone: 'title',
      width: '1%',
      cell: (order) => (
        <Link to={paths.order(order.id)} className={cx(list.number, rowLink.link)}>
          {order.number}
        </Link>
      ),
    },
    {
      header: say('column.ordered'),
      width: '1%',
      cell: ({ placed_at }) =>
        placed_at && (
          <time dateTime={placed_at} className={styles.moment}>
            {dates.short(placed_at, now)}
          </time>
        ),
    },
    {
      header: say('column.customer'),
      cell: ({ customer }) =>
        customer ? (
          <span className={styles.customer}>{customer.name}</span>
        ) : (
          <span className={styles.noCustomer}>{say('noCustomer')}</span>
        ),
    },
    {
      header: say('column.items'),
      align: 'end',
      width: '1%',
      cell: ({ units }) => <span className="figures">{countText(units)}</span>,
    },
  ];
}
