import { allows } from '@sokoni/rules/access/roles';
import { isExpectingItems, purchaseOrderNumber } from '@sokoni/rules/stock/purchase-order';
import { PlusIcon } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { usePurchaseOrders } from '#api/inventory/purchasing.ts';
import type { PurchaseOrderRow } from '#contract-types.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import listCard from '#parts/lists/list-card.module.css';
import { ListedRows } from '#parts/lists/listed-rows.tsx';
import rowLink from '#parts/lists/row-link.module.css';
import { StateBadge } from '#parts/lists/status-badge.tsx';
import { StateTabs } from '#parts/lists/status-tabs.tsx';
import { useListAddress } from '#parts/lists/use-list-address.ts';
import { useShortMoneyText } from '#parts/money/money-text.ts';
import { countText } from '#parts/numbers/count-text.ts';
import { InventoryFrame } from '#parts/pages/inventory-frame.tsx';
import { paths } from '#paths.ts';
import { sayStockState } from '#sentences/inventory/stock-states.ts';
import { sayPurchaseOrders } from '#sentences/purchasing/purchase-orders.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { Button, buttonClass } from '#ui/buttons/button.tsx';
import { cx } from '#ui/cx.ts';
import { Badge } from '#ui/display/badge.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import type { Column } from '#ui/layout/table.tsx';
import styles from './purchasing.module.css';
import { BuyingFilters } from './purchasing-filters.tsx';

const views = ['', 'draft', 'open', 'received', 'closed', 'cancelled'] as const;

type View = (typeof views)[number];

function viewLabel(view: View): string {
  if (view === '') return sayPurchaseOrders('view.all');
  return view === 'open' ? sayPurchaseOrders('view.open') : sayStockState(`purchase_order.${view}`);
}

/** What was ordered from suppliers, and how much of it has come. */
export function PurchaseOrdersScreen() {
  const list = useListAddress();
  const seesCosts = allows(useSession(rolesHere), 'seeCosts');
  const state: View = views.find((view) => view === list.filter('state')) ?? '';
  const supplier = list.filter('supplier');
  const orders = usePurchaseOrders({
    page: list.page,
    limit: list.perPage,
    search: list.search,
    state: state === '' ? undefined : state,
    supplier_id: supplier || undefined,
  });
  const columns = useColumns(orders.items, seesCosts);
  const isWhole = list.search === '' && state === '' && supplier === '';
  const isEmpty = !orders.isLoading && !orders.error && orders.total === 0 && isWhole && list.text === '';
  const add = (
    <Link to={paths.newPurchaseOrder} className={buttonClass({ variant: 'primary' })}>
      <PlusIcon size={18} /> {sayPurchaseOrders('list.add')}
    </Link>
  );
  return (
    <InventoryFrame actions={isEmpty ? undefined : add}>
      <Card flush>
        {isEmpty ? (
          <EmptyState drawing="module_inventory" title={sayPurchaseOrders('empty.title')} action={add}>
            {sayPurchaseOrders('empty.text')}
          </EmptyState>
        ) : (
          <>
            <StateTabs
              views={views.map((value) => ({ value, label: viewLabel(value) }))}
              value={state}
              onChange={(next) => list.change({ state: next })}
            />
            <BuyingFilters label={sayPurchaseOrders('list.search')} list={list} />
            <ListedRows
              list={orders}
              caption={sayPurchaseOrders('list.title')}
              columns={columns}
              rowKey={({ id }) => id}
              waiting={8}
              nothing={
                <EmptyState
                  drawing="module_inventory"
                  title={sayPurchaseOrders('none.title')}
                  action={
                    <Button onClick={() => list.showAll({ state: '', supplier: '' })}>
                      {sayPurchaseOrders('none.all')}
                    </Button>
                  }
                >
                  {sayPurchaseOrders('none.text')}
                </EmptyState>
              }
              pagesLabel={sayPurchaseOrders('list.pages')}
              {...list.pages}
            />
          </>
        )}
      </Card>
    </InventoryFrame>
  );
}

function useColumns(orders: readonly PurchaseOrderRow[], seesCosts: boolean): Column<PurchaseOrderRow>[] {
  const money = useShortMoneyText(orders.map(({ total }) => total));
  const dates = useStoreDates();
  const [day] = useState(() => dates.dayOf(new Date()));
  const columns: Column<PurchaseOrderRow>[] = [
    {
      header: sayPurchaseOrders('column.order'),
      phone: 'title',
      cell: ({ id, number, reference }) => (
        <span className={listCard.names}>
          <Link to={paths.purchaseOrder(id)} className={cx(rowLink.link, styles.orderNumber)}>
            {purchaseOrderNumber(number)}
          </Link>
          {reference && <span className={listCard.details}>{reference}</span>}
        </span>
      ),
    },
    {
      header: sayPurchaseOrders('column.supplier'),
      cell: ({ supplier }) => <span className={styles.wrap}>{supplier.name}</span>,
    },
    {
      header: sayPurchaseOrders('column.status'),
      phone: 'aside',
      cell: ({ state }) => <StateBadge of="purchase_order" state={state} />,
    },
    {
      header: sayPurchaseOrders('column.received'),
      cell: ({ received, quantity }) => <Received received={received} quantity={quantity} />,
    },
    {
      header: sayPurchaseOrders('column.expected'),
      cell: ({ expected_on, state }) =>
        expected_on === null ? (
          '–'
        ) : (
          <span className={styles.expected}>
            <span className={styles.day}>{dates.calendarDay(expected_on)}</span>
            {isExpectingItems(state) && expected_on < day && (
              <Badge tone="warning">{sayPurchaseOrders('expected.late')}</Badge>
            )}
          </span>
        ),
    },
    {
      header: sayPurchaseOrders('column.created'),
      phone: 'hidden',
      cell: ({ created_at }) => <span className={styles.day}>{dates.day(created_at)}</span>,
    },
  ];
  if (!seesCosts) return columns;
  return [
    ...columns,
    {
      header: sayPurchaseOrders('column.total'),
      align: 'end',
      cell: ({ total }) => (total === null ? '–' : money(total)),
    },
  ];
}

function Received({ received, quantity }: { received: number; quantity: number }) {
  const share = quantity === 0 ? 0 : Math.min(1, received / quantity);
  return (
    <span className={styles.received}>
      <span aria-hidden="true" className={styles.track}>
        <span className={styles.share} style={{ inlineSize: `${share * 100}%` }} />
      </span>
      {sayPurchaseOrders('received.of', { received: countText(received), ordered: countText(quantity) })}
    </span>
  );
}
