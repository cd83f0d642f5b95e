import type { OrderActKind } from '@sokoni/rules/order-acts';
import { allows } from '@sokoni/rules/roles';
import { useState } from 'react';
import { Link } from 'react-router';
import { useOrderActs } from '#api/order-acts.ts';
import { useOrders } from '#api/orders.ts';
import { useViews } from '#api/views.ts';
import { useFollowed } from '#parts/bulk/use-followed.ts';
import { useSelection } from '#parts/bulk/use-selection.ts';
import listCard from '#parts/list-card.module.css';
import { ListPages } from '#parts/list-pages.tsx';
import { perPage, useListAddress } from '#parts/use-list-address.ts';
import { SaveView } from '#parts/views/save-view.tsx';
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
import { readFigure } from './behind-figure.ts';
import { callQuery, isNarrowed, type ListFilter, noFilters, readFilter } from './list-query.ts';
import { OrderActModal } from './order-act-modal.tsx';
import { OrderActProgress } from './order-act-progress.tsx';
import { OrderBulkBar } from './order-bulk-bar.tsx';
import { useOrderColumns } from './order-columns.tsx';
import { OrderFilters } from './order-filters.tsx';
import { orderName } from './order-look.tsx';
import { OrderSound } from './order-sound.tsx';
import { OrderViews, type PlacedTab, tabParams } from './order-views.tsx';
import styles from './orders.module.css';
import { differs, searchOf, viewQueryOf } from './view-query.ts';

/** Everything that was sold, from whichever channel: a line for each order that has a number. */
export function OrdersScreen() {
  const roles = useSession(rolesHere);
  const seesMoney = allows(roles, 'seeMoney');
  const [now] = useState(() => new Date());
  const address = useListAddress();
  const filter = readFilter(address.filter, seesMoney);
  const figure = readFigure(address.filter, seesMoney);
  const orders = useOrders({
    ...callQuery(filter, { page: address.page, limit: perPage, search: address.search }),
    ...figure?.query,
  });
  const columns = useOrderColumns(
    {
      kind: 'orders',
      sort: filter.sort,
      onSort: (sort) => address.change({ sort: sort === '-number' ? '' : sort }),
    },
    now,
  );
  const tab = tabOf(filter);
  const views = useViews('orders');
  const view = views.find(({ id }) => id === address.filter('view'));
  const kept = viewQueryOf(filter, address.search);
  const isWorthKeeping = isNarrowed(filter) || address.search !== '' || filter.sort !== '-number';
  const { sort: _, ...narrowing } = { ...kept, ...(filter.test && { test: true }), ...figure?.narrowing };
  const selection = useSelection(narrowing, orders.total);
  const [acting, setActing] = useState<OrderActKind | null>(null);
  const acts = useFollowed(useOrderActs({ page: 1, limit: 1 }).items[0]);
  const isSearched = address.search !== '' || isNarrowed(filter) || figure !== null;
  const isNothing = !orders.error && !orders.isLoading && orders.total === 0;
  const isEmptyStore = isNothing && tab === 'all' && !isSearched && address.text === '';
  const make = allows(roles, 'sell') && (
    <Link to={paths.newOrder} className={buttonClass({ variant: 'primary' })}>
      <PlusIcon size={18} /> New order
    </Link>
  );

  return (
    <Page width="wide">
      <PageHeader
        title="Orders"
        actions={
          <>
            {allows(roles, 'seeAllSales') && <OrderSound />}
            {!isEmptyStore && make}
          </>
        }
      />
      {acts.followed && (
        <OrderActProgress key={acts.followed.jobId} {...acts.followed} onDismiss={acts.dismiss} />
      )}
      <Card flush>
        <OrderViews tab={tab} />
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
              figure={figure}
              saveView={
                <SaveView
                  kept={{ list: 'orders', query: kept }}
                  view={view}
                  isChanged={
                    figure === null &&
                    (view ? differs(address.filter, searchOf(view, seesMoney)) : isWorthKeeping)
                  }
                  searchOf={(saved) => searchOf(saved, seesMoney)}
                />
              }
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
                  (isSearched || tab !== 'all') && (
                    <Button
                      onClick={() => {
                        address.setText('');
                        address.change({ ...noFilters, ...tabParams.all, view: '' });
                      }}
                    >
                      Show all orders
                    </Button>
                  )
                }
              >
                {nothingText(tab, isSearched, address.search)}
              </EmptyState>
            ) : (
              <>
                <div className={orders.isStale ? listCard.stale : undefined}>
                  <div className={styles.rows}>
                    <Table
                      caption="Orders"
                      columns={columns}
                      rows={orders.items}
                      rowKey={({ id }) => id}
                      selection={{
                        isSelected: selection.has,
                        label: (order) => `Select ${orderName(order)}`,
                        onToggle: selection.toggle,
                        bar: selection.count > 0 && (
                          <OrderBulkBar
                            selection={selection}
                            sort={filter.sort}
                            total={orders.total}
                            onAct={setActing}
                          />
                        ),
                      }}
                    />
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
      {acting && (
        <OrderActModal
          kind={acting}
          selection={selection.chosen}
          count={selection.count}
          onClose={() => setActing(null)}
          onStarted={(job) => {
            acts.follow({ job, kind: acting });
            setActing(null);
            selection.clear();
          }}
        />
      )}
    </Page>
  );
}

function tabOf({ state, owing, toHandOver }: ListFilter): PlacedTab {
  if (state === 'cancelled') return 'cancelled';
  if (toHandOver) return 'to_hand_over';
  return owing ? 'owing' : 'all';
}

function nothingText(tab: PlacedTab, isSearched: boolean, search: string): string {
  if (search !== '')
    return `Nothing here is called ${search}: no number, customer or product. Try fewer filters or another word.`;
  if (isSearched) return 'No order has all of this. Try fewer filters.';
  if (tab === 'to_hand_over') return 'Everything is handed over.';
  return tab === 'owing' ? 'Nobody owes you money now.' : 'No order was cancelled.';
}
