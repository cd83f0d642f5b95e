import { useState } from 'react';
import { Link } from 'react-router';
import { type PurchaseRow, usePurchases, useSupplierStores } from '#api/wholesale/buying.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { useTypedSearch } from '#parts/hooks/use-debounced.ts';
import listCard from '#parts/lists/list-card.module.css';
import { ListedRows } from '#parts/lists/listed-rows.tsx';
import rowLink from '#parts/lists/row-link.module.css';
import { StateTabs } from '#parts/lists/status-tabs.tsx';
import { useListAddress } from '#parts/lists/use-list-address.ts';
import { moneyTextIn } from '#parts/money/money-text.ts';
import { FulfilmentBadge, PaymentBadge } from '#parts/orders/order-status-badges.tsx';
import { WholesaleFrame } from '#parts/pages/wholesale-frame.tsx';
import { wholesalePaths } from '#screens/wholesale/wholesale-paths.ts';
import { sayPurchases as say } from '#sentences/wholesale/purchases.ts';
import { Button, buttonClass } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Row } from '#ui/layout/layout.tsx';
import type { Column } from '#ui/layout/table.tsx';
import { FilterChip } from '#ui/menus/filter-chip.tsx';

/** What the store has ordered from suppliers on the platform. */
export function PurchasesScreen() {
  const list = useListAddress();
  const isUnpaid = list.filter('unpaid') === '1';
  const supplier = list.filter('supplier');
  const purchases = usePurchases({
    page: list.page,
    limit: list.perPage,
    unpaid: isUnpaid ? 'true' : 'false',
    supplier_id: supplier || undefined,
  });
  const columns = useColumns();
  const isWhole = !isUnpaid && supplier === '';
  const isEmpty = !purchases.isLoading && !purchases.error && purchases.total === 0 && isWhole;
  const find = (
    <Link to={wholesalePaths.suppliersToBuyFrom} className={buttonClass({ variant: 'primary' })}>
      {say('page.suppliers')}
    </Link>
  );
  return (
    <WholesaleFrame side="buying" description={say('page.hint')} actions={isEmpty ? undefined : find}>
      <Card flush>
        {isEmpty ? (
          <EmptyState drawing="module_wholesale" title={say('empty.title')} action={find}>
            {say('empty.text')}
          </EmptyState>
        ) : (
          <>
            <StateTabs
              views={[
                { value: '', label: say('view.all') },
                { value: '1', label: say('view.unpaid') },
              ]}
              value={isUnpaid ? '1' : ''}
              onChange={(unpaid) => list.change({ unpaid })}
            />
            <div className={listCard.filters}>
              <SupplierChip value={supplier} onChange={(id) => list.change({ supplier: id })} />
            </div>
            <ListedRows
              list={purchases}
              caption={say('page.title')}
              columns={columns}
              rowKey={({ order_id }) => order_id}
              waiting={8}
              nothing={
                <EmptyState
                  drawing="module_wholesale"
                  title={say('none.title')}
                  action={
                    <Button onClick={() => list.showAll({ unpaid: '', supplier: '' })}>
                      {say('none.all')}
                    </Button>
                  }
                >
                  {say('none.text')}
                </EmptyState>
              }
              pagesLabel={say('list.pages')}
              {...list.pages}
            />
          </>
        )}
      </Card>
    </WholesaleFrame>
  );
}

/** Narrows to one supplier; they are searched on the server. */
function SupplierChip({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const { words, isTyping, setText } = useTypedSearch();
  const suppliers = useSupplierStores({ search: words, limit: 50 });
  const options = suppliers.items
    .filter(({ relation }) => relation === 'active' || relation === 'paused')
    .map(({ id, name }) => ({ value: id, label: name }));
  return (
    <FilterChip
      label={say('filter.supplier')}
      searchable
      value={value}
      shown={options.find((option) => option.value === value)?.label ?? say('filter.one')}
      options={options}
      emptyText={suppliers.isLoading ? say('filter.loading') : say('filter.none')}
      onSearch={setText}
      isSearching={isTyping || suppliers.isStale || suppliers.isLoading}
      onChange={onChange}
    />
  );
}

function useColumns(): Column<PurchaseRow>[] {
  const dates = useStoreDates();
  const [today] = useState(() => dates.dayOf(new Date()));
  return [
    {
      header: say('column.order'),
      phone: 'title',
      cell: ({ order_id, number, reference }) => (
        <span className={listCard.names}>
          <Link to={wholesalePaths.wholesalePurchase(order_id)} className={rowLink.link}>
            {number}
          </Link>
          {reference && <span className={listCard.details}>{reference}</span>}
        </span>
      ),
    },
    { header: say('column.supplier'), cell: ({ supplier }) => supplier.name },
    { header: say('column.date'), cell: ({ placed_at }) => dates.day(placed_at) },
    {
      header: say('column.status'),
      cell: (order) => (
        <Row gap={1}>
          <PaymentBadge order={order} today={today} />
          <FulfilmentBadge order={order} />
        </Row>
      ),
    },
    {
      header: say('column.total'),
      align: 'end',
      phone: 'aside',
      cell: ({ ordered_total, currency_code }) => moneyTextIn(currency_code)(ordered_total),
    },
    {
      header: say('column.balance'),
      align: 'end',
      cell: balanceText,
    },
    {
      header: say('column.due'),
      align: 'end',
      cell: ({ due_on, outstanding }) =>
        due_on === null || outstanding <= 0 ? '–' : dates.calendarDay(due_on),
    },
  ];
}

function balanceText({ outstanding, currency_code }: PurchaseRow): string {
  if (outstanding === 0) return '–';
  const amount = moneyTextIn(currency_code)(Math.abs(outstanding));
  return outstanding > 0 ? amount : say('list.refundDue', { amount });
}
