import { allows } from '@sokoni/rules/access/roles';
import type { OrderActKind } from '@sokoni/rules/orders/order-bulk-actions';
import { PlusIcon } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useViews } from '#api/insights/views.ts';
import { useOrderActs } from '#api/sales/order-bulk-actions.ts';
import { useOrders } from '#api/sales/orders.ts';
import { useFollowed } from '#parts/bulk/use-followed-job.ts';
import { useSelection } from '#parts/bulk/use-selection.ts';
import { ListedRows } from '#parts/lists/listed-rows.tsx';
import { useListAddress } from '#parts/lists/use-list-address.ts';
import { Page } from '#parts/pages/page.tsx';
import { SaveView } from '#parts/views/save-view.tsx';
import { paths } from '#paths.ts';
import { OrderBulkActionModal } from '#screens/orders/bulk-actions/bulk-action-modal.tsx';
import { OrderBulkActionProgress } from '#screens/orders/bulk-actions/bulk-action-progress.tsx';
import { OrderBulkBar } from '#screens/orders/bulk-actions/order-bulk-bar.tsx';
import { orderName } from '#screens/orders/order-badges.tsx';
import styles from '#screens/orders/orders.module.css';
import { sayOrderList as say } from '#sentences/orders/list.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { Button, buttonClass } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { ExportOrders } from './export-orders.tsx';
import { OrderSound } from './new-order-sound.tsx';
import { useOrderColumns } from './order-columns.tsx';
import { OrderFilters } from './order-filters.tsx';
import { OrderListMenu } from './order-list-menu.tsx';
import { callQuery, isFiltered, type ListFilter, noFilters, readFilter } from './order-list-query.ts';
import { differs, searchOf, viewQueryOf } from './order-view-query.ts';
import { OrderViews, type PlacedTab, tabParams } from './order-views.tsx';
import { readFigure } from './report-figure-filter.ts';

/** Everything that was sold, from whichever channel: a line for each order that has a number. */
export function OrdersScreen() {
  const roles = useSession(rolesHere);
  const seesMoney = allows(roles, 'seeMoney');
  const isOwn = !allows(roles, 'seeAllSales') && allows(roles, 'seeOwnSales');
  const [now] = useState(() => new Date());
  const address = useListAddress();
  const filter = readFilter(address.filter, seesMoney);
  const figure = readFigure(address.filter, seesMoney);
  const orders = useOrders({
    ...callQuery(filter, { page: address.page, limit: address.perPage, search: address.search }),
    ...figure?.query,
  });
  const columns = useOrderColumns(
    {
      kind: 'orders',
      sort: filter.sort,
      onSort: (sort) => address.change({ sort: sort === '-number' ? '' : sort }),
    },
    orders.items,
    now,
  );
  const tab = tabOf(filter);
  const views = useViews('orders');
  const view = views.find(({ id }) => id === address.filter('view'));
  const viewQuery = viewQueryOf(filter, address.search);
  const isWorthKeeping = isFiltered(filter) || address.search !== '' || filter.sort !== '-number';
  const { sort: _, ...narrowing } = {
    ...viewQuery,
    ...(filter.test && { test: true }),
    ...figure?.narrowing,
  };
  const selection = useSelection(narrowing, orders.total);
  const [acting, setActing] = useState<OrderActKind | null>(null);
  const [isExporting, setIsExporting] = useState(false);
  const acts = useFollowed(useOrderActs({ page: 1, limit: 1 }).items[0]);
  const isSearched = address.search !== '' || isFiltered(filter) || figure !== null;
  const isNothing = !orders.error && !orders.isLoading && orders.total === 0;
  const isEmptyStore = isNothing && tab === 'all' && !isSearched && address.text === '';
  const make = allows(roles, 'sell') && (
    <Link to={paths.newOrder} className={buttonClass({ variant: 'primary' })}>
      <PlusIcon size={18} /> {say('new')}
    </Link>
  );

  return (
    <Page width="wide">
      <PageHeader
        title={say('title')}
        actions={
          <>
            {allows(roles, 'seeAllSales') && <OrderSound />}
            <OrderListMenu onExport={isEmptyStore ? null : () => setIsExporting(true)} />
            {!isEmptyStore && make}
          </>
        }
      />
      {acts.followed && (
        <OrderBulkActionProgress key={acts.followed.jobId} {...acts.followed} onDismiss={acts.dismiss} />
      )}
      <Card flush className={styles.dense}>
        <OrderViews tab={tab} />
        {isEmptyStore ? (
          <EmptyState drawing="empty_orders" title={say('none.title')} action={make}>
            {say(seesMoney ? 'none.text' : 'none.textToFulfil')}
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
                  current={{ list: 'orders', query: viewQuery }}
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
            <ListedRows
              list={orders}
              caption={say('title')}
              columns={columns}
              rowKey={({ id }) => id}
              waiting={10}
              nothing={
                <EmptyState
                  drawing="empty_orders"
                  title={say('notFound.title')}
                  action={
                    (isSearched || tab !== 'all') && (
                      <Button onClick={() => address.showAll({ ...noFilters, ...tabParams.all, view: '' })}>
                        {say('notFound.showAll')}
                      </Button>
                    )
                  }
                >
                  {nothingText(tab, { isSearched, isOwn, search: address.search })}
                </EmptyState>
              }
              pagesLabel={say('pages')}
              {...address.pages}
              selection={{
                isSelected: selection.has,
                label: (order) => say('select', { order: orderName(order) }),
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
          </>
        )}
      </Card>
      {isExporting && (
        <ExportOrders
          listed={narrowing}
          isFiltered={isSearched || tab !== 'all'}
          total={orders.total}
          seesMoney={seesMoney}
          onClose={() => setIsExporting(false)}
        />
      )}
      {acting && (
        <OrderBulkActionModal
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

function tabOf({ fulfilment, unpaid, unfulfilled }: ListFilter): PlacedTab {
  if (fulfilment === 'cancelled') return 'cancelled';
  if (unfulfilled) return 'unfulfilled';
  return unpaid ? 'unpaid' : 'all';
}

interface Nothing {
  isSearched: boolean;
  /** Only the own sales are listed. */
  isOwn: boolean;
  search: string;
}

function nothingText(tab: PlacedTab, { isSearched, isOwn, search }: Nothing): string {
  if (search !== '') return say('notFound.words', { search });
  if (isSearched) return say('notFound.filtered');
  if (tab === 'all') return '';
  return say(isOwn ? `notFound.own.${tab}` : `notFound.${tab}`);
}
