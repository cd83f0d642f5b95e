import { DEFAULT_PER_PAGE } from '@sokoni/rules/page-window';
import { type TransferState, transferStates } from '@sokoni/rules/transfer';
import { Link, useSearchParams } from 'react-router';
import { useLocations } from '#api/stock.ts';
import { useTransfers } from '#api/transfers.ts';
import type { StockLocation, TransferRow } from '#api/types.ts';
import { countText } from '#parts/count-text.ts';
import { dayText } from '#parts/dates.ts';
import { InventoryFrame } from '#parts/inventory-frame.tsx';
import list from '#parts/list-card.module.css';
import { ListPages } from '#parts/list-pages.tsx';
import { paths } from '#paths.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FailedState } from '#ui/failed-state.tsx';
import { FilterChip } from '#ui/filter-chip.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { type Column, Table, TableSkeleton } from '#ui/table.tsx';
import { TransferBadge, wayText } from './transfer-words.tsx';
import styles from './transfers.module.css';

/** Goods on their way from one place of the store to another. */
export function TransfersScreen() {
  const [params, setParams] = useSearchParams();
  const locations = useLocations().data ?? [];
  const open = locations.filter(({ closed_at }) => closed_at === null);
  const state = params.get('state') ?? '';
  const page = Math.max(1, Math.trunc(Number(params.get('page') ?? 1)) || 1);
  const known = Object.hasOwn(transferStates, state) ? (state as TransferState) : undefined;
  const transfers = useTransfers({ page, limit: DEFAULT_PER_PAGE, state: known });
  const columns = columnsFor(locations);
  const set = (next: Record<string, string>, replace = false) =>
    setParams(Object.fromEntries(Object.entries(next).filter(([, value]) => value !== '')), { replace });
  const newTransfer = (
    <Link to={paths.newTransfer} className={buttonClass({ variant: 'primary' })}>
      <PlusIcon size={18} /> New transfer
    </Link>
  );
  const isEmpty = !transfers.error && !transfers.isLoading && transfers.total === 0;
  return (
    <InventoryFrame actions={open.length > 1 && !(isEmpty && !known) ? newTransfer : undefined}>
      <Card flush>
        {(!isEmpty || known) && (
          <div className={list.filters}>
            <FilterChip
              label="State"
              value={known ?? ''}
              shown={known && transferStates[known]}
              options={Object.entries(transferStates).map(([value, label]) => ({ value, label }))}
              onChange={(value) => set({ state: value })}
            />
          </div>
        )}
        {transfers.error ? (
          <FailedState
            onRetry={transfers.reload}
            retrying={transfers.isFetching}
            requestId={transfers.requestId}
          >
            {transfers.error}
          </FailedState>
        ) : transfers.isLoading ? (
          <TableSkeleton columns={columns} lines={6} />
        ) : transfers.total === 0 ? (
          known ? (
            <EmptyState
              drawing="module_inventory"
              title="Nothing found"
              action={<Button onClick={() => set({})}>Show all transfers</Button>}
            >
              No transfer is in this state now.
            </EmptyState>
          ) : open.length > 1 ? (
            <EmptyState drawing="module_inventory" title="No transfers yet" action={newTransfer}>
              Send goods from one location to another, and receive them there in one part or in several.
            </EmptyState>
          ) : (
            <EmptyState
              drawing="module_inventory"
              title="One location"
              action={
                <Link to={paths.locations} className={buttonClass({ variant: 'primary' })}>
                  Add a location
                </Link>
              }
            >
              With a second location, goods can be sent from one to the other.
            </EmptyState>
          )
        ) : (
          <>
            <div className={list.rows}>
              <Table caption="Transfers" columns={columns} rows={transfers.items} rowKey={({ id }) => id} />
            </div>
            <ListPages
              label="Pages of transfers"
              page={page}
              perPage={DEFAULT_PER_PAGE}
              total={transfers.total}
              rows={transfers.items.length}
              onPage={(next, options) => set({ state, page: String(next) }, options?.replace)}
            />
          </>
        )}
      </Card>
    </InventoryFrame>
  );
}

function columnsFor(locations: readonly StockLocation[]): Column<TransferRow>[] {
  return [
    {
      header: 'Transfer',
      phone: 'title',
      width: '1%',
      cell: ({ id, number }) => (
        <Link to={paths.transfer(id)} className={list.number}>
          {number}
        </Link>
      ),
    },
    { header: 'From and to', cell: (row) => <span className={styles.way}>{wayText(row, locations)}</span> },
    { header: 'State', phone: 'aside', width: '1%', cell: (row) => <TransferBadge {...row} /> },
    {
      header: 'Pieces',
      align: 'end',
      width: '1%',
      cell: ({ pieces }) => <span className="figures">{countText(pieces)}</span>,
    },
    {
      header: 'On its way',
      align: 'end',
      width: '1%',
      cell: ({ under_way }) => <span className="figures">{countText(under_way)}</span>,
    },
    {
      header: 'Made',
      width: '1%',
      cell: ({ created_at }) => (
        <time dateTime={created_at} className={styles.nowrap}>
          {dayText(created_at)}
        </time>
      ),
    },
  ];
}
