import { isExpectingGoods, purchaseOrderNumber, purchaseOrderStates } from '@sokoni/rules/purchase-order';
import { allows } from '@sokoni/rules/roles';
import { useState } from 'react';
import { Link } from 'react-router';
import { usePurchaseOrders } from '#api/purchasing.ts';
import type { PurchaseOrderRow } from '#api/types.ts';
import { countText } from '#parts/count-text.ts';
import { calendarDayText, dayText, today } from '#parts/dates.ts';
import { InventoryFrame } from '#parts/inventory-frame.tsx';
import { ListPages } from '#parts/list-pages.tsx';
import { useMoneyText } from '#parts/money-text.ts';
import rowLink from '#parts/row-link.module.css';
import { StateBadge } from '#parts/state-badge.tsx';
import { StateTabs } from '#parts/state-tabs.tsx';
import { perPage, useListAddress } from '#parts/use-list-address.ts';
import { paths } from '#paths.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { cx } from '#ui/cx.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { FailedState } from '#ui/failed-state.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { type Column, Table, TableSkeleton } from '#ui/table.tsx';
import { BuyingFilters } from './buying-filters.tsx';
import styles from './purchasing.module.css';

const views = [
  { value: '', label: 'All' },
  { value: 'draft', label: purchaseOrderStates.draft },
  { value: 'open', label: 'On their way' },
  { value: 'received', label: purchaseOrderStates.received },
  { value: 'closed', label: purchaseOrderStates.closed },
  { value: 'cancelled', label: purchaseOrderStates.cancelled },
] as const;

type View = (typeof views)[number]['value'];

/** What was ordered from suppliers, and how much of it has come. */
export function PurchaseOrdersScreen() {
  const list = useListAddress();
  const seesCosts = allows(useSession(rolesHere), 'seeCosts');
  const state = (views.find(({ value }) => value === list.filter('state'))?.value ?? '') as View;
  const supplier = list.filter('supplier');
  const orders = usePurchaseOrders({
    page: list.page,
    limit: perPage,
    search: list.search,
    state: state === '' ? undefined : state,
    supplier_id: supplier || undefined,
  });
  const columns = useColumns(seesCosts);
  const isWhole = list.search === '' && state === '' && supplier === '';
  const isEmpty = !orders.isLoading && !orders.error && orders.total === 0 && isWhole && list.text === '';
  const add = (
    <Link to={paths.newPurchaseOrder} className={buttonClass({ variant: 'primary' })}>
      <PlusIcon size={18} /> New purchase order
    </Link>
  );
  return (
    <InventoryFrame actions={isEmpty ? undefined : add}>
      <Card flush>
        {isEmpty ? (
          <EmptyState drawing="module_inventory" title="No purchase orders yet" action={add}>
            Order goods from a supplier here, count them in as they come, and know what each piece has cost.
          </EmptyState>
        ) : (
          <>
            <StateTabs views={views} value={state} onChange={(next) => list.change({ state: next })} />
            <BuyingFilters label="Search number, supplier, reference" list={list} />
            {orders.error ? (
              <FailedState onRetry={orders.reload} retrying={orders.isFetching} requestId={orders.requestId}>
                {orders.error}
              </FailedState>
            ) : orders.isLoading ? (
              <TableSkeleton columns={columns} lines={8} />
            ) : orders.total === 0 ? (
              <EmptyState
                drawing="module_inventory"
                title="Nothing found"
                action={
                  <Button
                    onClick={() => {
                      list.setText('');
                      list.change({ search: '', state: '', supplier: '' });
                    }}
                  >
                    Show all purchase orders
                  </Button>
                }
              >
                No purchase order has all of this. Try fewer filters or another word.
              </EmptyState>
            ) : (
              <div className={styles.rows}>
                <Table
                  caption="Purchase orders"
                  columns={columns}
                  rows={orders.items}
                  rowKey={({ id }) => id}
                />
              </div>
            )}
            <ListPages
              label="Pages of purchase orders"
              page={list.page}
              perPage={perPage}
              total={orders.total}
              rows={orders.items.length}
              onPage={list.toPage}
            />
          </>
        )}
      </Card>
    </InventoryFrame>
  );
}

function useColumns(seesCosts: boolean): Column<PurchaseOrderRow>[] {
  const money = useMoneyText();
  const [day] = useState(() => today(new Date()));
  const columns: Column<PurchaseOrderRow>[] = [
    {
      header: 'Order',
      phone: 'title',
      cell: ({ id, number, reference }) => (
        <span className={styles.names}>
          <Link to={paths.purchaseOrder(id)} className={cx(rowLink.link, styles.orderNumber)}>
            {purchaseOrderNumber(number)}
          </Link>
          {reference && <span className={styles.details}>{reference}</span>}
        </span>
      ),
    },
    { header: 'Supplier', cell: ({ supplier }) => <span className={styles.wrap}>{supplier.name}</span> },
    {
      header: 'State',
      phone: 'aside',
      cell: ({ state }) => <StateBadge of="purchase_order" state={state} />,
    },
    {
      header: 'Received',
      cell: ({ received, quantity }) => <Received received={received} quantity={quantity} />,
    },
    {
      header: 'Expected',
      cell: ({ expected_on, state }) =>
        expected_on === null ? (
          '–'
        ) : (
          <span className={styles.expected}>
            <span className={styles.day}>{calendarDayText(expected_on)}</span>
            {isExpectingGoods(state) && expected_on < day && <Badge tone="warning">Late</Badge>}
          </span>
        ),
    },
    {
      header: 'Made',
      phone: 'hidden',
      cell: ({ created_at }) => <span className={styles.day}>{dayText(created_at)}</span>,
    },
  ];
  if (!seesCosts) return columns;
  return [
    ...columns,
    { header: 'Total', align: 'end', cell: ({ total }) => (total === null ? '–' : money(total)) },
  ];
}

function Received({ received, quantity }: { received: number; quantity: number }) {
  const share = quantity === 0 ? 0 : Math.min(1, received / quantity);
  return (
    <span className={styles.received}>
      <span aria-hidden="true" className={styles.track}>
        <span className={styles.share} style={{ inlineSize: `${share * 100}%` }} />
      </span>
      {countText(received)} of {countText(quantity)}
    </span>
  );
}
