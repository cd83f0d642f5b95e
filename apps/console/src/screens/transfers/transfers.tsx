import { transferStates } from '@sokoni/rules/stock/transfer';
import type { StoreDates } from '@sokoni/rules/stores/store-dates';
import { PlusIcon } from 'lucide-react';
import { Link } from 'react-router';
import { useLocations } from '#api/inventory/stock.ts';
import { useTransfers } from '#api/inventory/transfers.ts';
import type { StockLocation, TransferRow } from '#contract-types.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import listCard from '#parts/lists/list-card.module.css';
import { ListedRows } from '#parts/lists/listed-rows.tsx';
import { useListAddress } from '#parts/lists/use-list-address.ts';
import { countText } from '#parts/numbers/count-text.ts';
import { InventoryFrame } from '#parts/pages/inventory-frame.tsx';
import { paths } from '#paths.ts';
import { sayStockState } from '#sentences/inventory/stock-states.ts';
import { sayTransfer } from '#sentences/inventory/transfers.ts';
import { Button, buttonClass } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import type { Column } from '#ui/layout/table.tsx';
import { FilterChip } from '#ui/menus/filter-chip.tsx';
import { TransferBadge, wayText } from './transfer-text.tsx';
import styles from './transfers.module.css';

/** Items on their way from one place of the store to another. */
export function TransfersScreen() {
  const list = useListAddress();
  const locations = useLocations().data ?? [];
  const open = locations.filter(({ closed_at }) => closed_at === null);
  const known = transferStates.find((one) => one === list.filter('state'));
  const transfers = useTransfers({ page: list.page, limit: list.perPage, state: known });
  const columns = columnsFor(locations, useStoreDates());
  const newTransfer = (
    <Link to={paths.newTransfer} className={buttonClass({ variant: 'primary' })}>
      <PlusIcon size={18} /> {sayTransfer('list.new')}
    </Link>
  );
  const isEmpty = !transfers.error && !transfers.isLoading && transfers.total === 0;
  return (
    <InventoryFrame actions={open.length > 1 && !(isEmpty && !known) ? newTransfer : undefined}>
      <Card flush>
        {(!isEmpty || known) && (
          <div className={listCard.filters}>
            <FilterChip
              label={sayTransfer('filter.status')}
              value={known ?? ''}
              shown={known && sayStockState(`transfer.${known}`)}
              options={transferStates.map((value) => ({ value, label: sayStockState(`transfer.${value}`) }))}
              onChange={(state) => list.change({ state })}
            />
          </div>
        )}
        <ListedRows
          list={transfers}
          caption={sayTransfer('list.title')}
          columns={columns}
          rowKey={({ id }) => id}
          waiting={6}
          nothing={
            known ? (
              <EmptyState
                drawing="module_inventory"
                title={sayTransfer('none.title')}
                action={<Button onClick={() => list.change({ state: '' })}>{sayTransfer('none.all')}</Button>}
              >
                {sayTransfer('none.text')}
              </EmptyState>
            ) : open.length > 1 ? (
              <EmptyState drawing="module_inventory" title={sayTransfer('empty.title')} action={newTransfer}>
                {sayTransfer('empty.text')}
              </EmptyState>
            ) : (
              <EmptyState
                drawing="module_inventory"
                title={sayTransfer('oneLocation.title')}
                action={
                  <Link to={paths.locations} className={buttonClass({ variant: 'primary' })}>
                    {sayTransfer('oneLocation.add')}
                  </Link>
                }
              >
                {sayTransfer('oneLocation.text')}
              </EmptyState>
            )
          }
          pagesLabel={sayTransfer('list.pages')}
          {...list.pages}
        />
      </Card>
    </InventoryFrame>
  );
}

function columnsFor(locations: readonly StockLocation[], dates: StoreDates): Column<TransferRow>[] {
  return [
    {
      header: sayTransfer('column.number'),
      phone: 'title',
      width: '1%',
      cell: ({ id, number }) => (
        <Link to={paths.transfer(id)} className={listCard.number}>
          {number}
        </Link>
      ),
    },
    {
      header: sayTransfer('column.way'),
      cell: (row) => <span className={styles.way}>{wayText(row, locations)}</span>,
    },
    {
      header: sayTransfer('column.status'),
      phone: 'aside',
      width: '1%',
      cell: (row) => <TransferBadge {...row} />,
    },
    {
      header: sayTransfer('column.quantity'),
      align: 'end',
      width: '1%',
      cell: ({ units }) => <span className="figures">{countText(units)}</span>,
    },
    {
      header: sayTransfer('column.inTransit'),
      align: 'end',
      width: '1%',
      cell: ({ under_way }) => <span className="figures">{countText(under_way)}</span>,
    },
    {
      header: sayTransfer('column.created'),
      width: '1%',
      cell: ({ created_at }) => (
        <time dateTime={created_at} className={styles.nowrap}>
          {dates.day(created_at)}
        </time>
      ),
    },
  ];
}
