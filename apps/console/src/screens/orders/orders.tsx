import { allows } from '@sokoni/rules/roles';
import { useState } from 'react';
import { Link } from 'react-router';
import { useOrders } from '#api/orders.ts';
import listCard from '#parts/list-card.module.css';
import { ListPages } from '#parts/list-pages.tsx';
import { perPage, useListAddress } from '#parts/use-list-address.ts';
import { paths } from '#paths.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { Page } from '#shell/page.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FailedState } from '#ui/failed-state.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Table, TableSkeleton } from '#ui/table.tsx';
import { callQuery, isNarrowed, type ListFilter, readFilter } from './list-query.ts';
import { useOrderColumns } from './order-columns.tsx';
import { OrderFilters } from './order-filters.tsx';
import { OrderViews, type PlacedView, viewParams } from './order-views.tsx';
import styles from './orders.module.css';

/** Everything that was sold, from whichever channel: a line for each order that has a number. */
export function OrdersScreen() {
  const roles = useSession(rolesHere);
  const seesMoney = allows(roles, 'seeMoney');
  const [now] = useState(() => new Date());
  const address = useListAddress();
  const filter = readFilter(address.filter, seesMoney);
  const orders = useOrders(callQuery(filter, { page: address.page, limit: perPage, search: address.search }));
  const columns = useOrderColumns(
    {
      kind: 'orders',
      sort: filter.sort,
      onSort: (sort) => address.change({ sort: sort === '-number' ? '' : sort }),
    },
    now,
  );
  const view = viewOf(filter);
  const isSearched = address.search !== '' || isNarrowed(filter);
  const isNothing = !orders.error && !orders.isLoading && orders.total === 0;
  const isEmptyStore = isNothing && view === 'all' && !isSearched && address.text === '';
  const make = allows(roles, 'sell') && (
    <Link to={paths.newOrder} className={buttonClass({ variant: 'primary' })}>
      <PlusIcon size={18} /> New order
    </Link>
  );

  return (
    <Page width="wide">
      <PageHeader title="Orders" actions={!isEmptyStore && make} />
      <Card flush>
        <OrderViews value={view} onChange={(next) => address.change(viewParams[next])} />
        {isEmptyStore ? (
          <EmptyState drawing="empty_orders" title="No orders yet" action={make}>
            {seesMoney
              ? 'What you sell will be listed here: who bought it, what is paid, and what is still to be handed over.'
              : 'What is sold will be listed here, for you to hand over.'}
          </EmptyState>
        ) : (
          <>
            <OrderFilters
              address={address}
              filter={filter}
              seesMoney={seesMoney}
              customerName={
                orders.items.find(({ customer }) => customer?.id === filter.customer)?.customer?.name
              }
            />
            {orders.error ? (
              <FailedState onRetry={orders.reload} retrying={orders.isFetching} requestId={orders.requestId}>
                {orders.error}
              </FailedState>
            ) : orders.isLoading ? (
              <TableSkeleton columns={columns} lines={10} />
            ) : isNothing ? (
              <EmptyState
                drawing="empty_orders"
                title="Nothing found"
                action={
                  (isSearched || view !== 'all') && (
                    <Button
                      onClick={() => {
                        address.setText('');
                        address.change({
                          ...{ ...viewParams.all, search: '' },
                          ...{ payment: '', channel: '', customer: '', test: '' },
                        });
                      }}
                    >
                      Show all orders
                    </Button>
                  )
                }
              >
                {nothingText(view, isSearched, address.search)}
              </EmptyState>
            ) : (
              <>
                <div className={orders.isStale ? listCard.stale : undefined}>
                  <div className={styles.rows}>
                    <Table caption="Orders" columns={columns} rows={orders.items} rowKey={({ id }) => id} />
                  </div>
                </div>
                <ListPages
                  label="Pages of orders"
                  page={address.page}
                  perPage={perPage}
                  total={orders.total}
                  rows={orders.items.length}
                  onPage={address.toPage}
                />
              </>
            )}
          </>
        )}
      </Card>
    </Page>
  );
}

function viewOf({ state, owing, toHandOver }: ListFilter): PlacedView {
  if (state === 'cancelled') return 'cancelled';
  if (toHandOver) return 'to_hand_over';
  return owing ? 'owing' : 'all';
}

function nothingText(view: PlacedView, isSearched: boolean, search: string): string {
  if (search !== '') return `No order here has the number ${search}. Try fewer filters or another number.`;
  if (isSearched) return 'No order has all of this. Try fewer filters.';
  if (view === 'to_hand_over') return 'Everything is handed over.';
  return view === 'owing' ? 'Nobody owes you money now.' : 'No order was cancelled.';
}
