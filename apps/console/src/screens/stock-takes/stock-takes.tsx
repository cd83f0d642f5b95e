import { DEFAULT_PER_PAGE } from '@sokoni/rules/page-window';
import { type StockTakeState, stockTakeStates } from '@sokoni/rules/stock-take';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useCategories } from '#api/categories.ts';
import { useLocations } from '#api/stock.ts';
import { useStockTakes } from '#api/stock-takes.ts';
import type { Category, StockLocation, StockTakeRow } from '#api/types.ts';
import { countText } from '#parts/count-text.ts';
import { dayText } from '#parts/dates.ts';
import { InventoryFrame } from '#parts/inventory-frame.tsx';
import list from '#parts/list-card.module.css';
import { ListPages } from '#parts/list-pages.tsx';
import { StateBadge } from '#parts/state-badge.tsx';
import { paths } from '#paths.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FailedState } from '#ui/failed-state.tsx';
import { FilterChip } from '#ui/filter-chip.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { type Column, Table, TableSkeleton } from '#ui/table.tsx';
import { StartModal } from './start-modal.tsx';
import styles from './stock-takes.module.css';
import { scopeText } from './take-words.tsx';

/** The counts of the store: those that go on, and what became of the others. */
export function StockTakesScreen() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const [isStarting, setIsStarting] = useState(false);
  const locations = useLocations().data ?? [];
  const categories = useCategories().data ?? [];
  const open = locations.filter(({ closed_at }) => closed_at === null);
  const state = params.get('state') ?? '';
  const known = Object.hasOwn(stockTakeStates, state) ? (state as StockTakeState) : undefined;
  const page = Math.max(1, Math.trunc(Number(params.get('page') ?? 1)) || 1);
  const takes = useStockTakes({ page, limit: DEFAULT_PER_PAGE, state: known });
  const columns = columnsFor(locations, categories);
  const set = (next: Record<string, string>, replace = false) =>
    setParams(Object.fromEntries(Object.entries(next).filter(([, value]) => value !== '')), { replace });
  const startButton = (
    <Button
      variant="primary"
      icon={<PlusIcon size={18} />}
      disabled={open.length === 0}
      onClick={() => setIsStarting(true)}
    >
      New stock-take
    </Button>
  );
  const isEmpty = !takes.error && !takes.isLoading && takes.total === 0 && !known;
  return (
    <InventoryFrame actions={isEmpty ? undefined : startButton}>
      <Card flush>
        {!isEmpty && (
          <div className={list.filters}>
            <FilterChip
              label="State"
              value={known ?? ''}
              shown={known && stockTakeStates[known]}
              options={Object.entries(stockTakeStates).map(([value, label]) => ({ value, label }))}
              onChange={(value) => set({ state: value })}
            />
          </div>
        )}
        {takes.error ? (
          <FailedState onRetry={takes.reload} retrying={takes.isFetching} requestId={takes.requestId}>
            {takes.error}
          </FailedState>
        ) : takes.isLoading ? (
          <TableSkeleton columns={columns} lines={6} />
        ) : takes.total === 0 ? (
          known ? (
            <EmptyState
              drawing="module_inventory"
              title="Nothing found"
              action={<Button onClick={() => set({})}>Show all stock-takes</Button>}
            >
              No stock-take is in this state now.
            </EmptyState>
          ) : (
            <EmptyState drawing="module_inventory" title="No stock-takes yet" action={startButton}>
              Count with a scanner or from the list, alone or together, and put the books right by it.
            </EmptyState>
          )
        ) : (
          <>
            <div className={list.rows}>
              <Table caption="Stock-takes" columns={columns} rows={takes.items} rowKey={({ id }) => id} />
            </div>
            <ListPages
              label="Pages of stock-takes"
              page={page}
              perPage={DEFAULT_PER_PAGE}
              total={takes.total}
              rows={takes.items.length}
              onPage={(next, options) => set({ state, page: String(next) }, options?.replace)}
            />
          </>
        )}
      </Card>
      {isStarting && (
        <StartModal
          places={open}
          onClose={() => setIsStarting(false)}
          onStarted={({ id }) => navigate(paths.stockTake(id))}
        />
      )}
    </InventoryFrame>
  );
}

function columnsFor(
  locations: readonly StockLocation[],
  categories: readonly Category[],
): Column<StockTakeRow>[] {
  return [
    {
      header: 'Stock-take',
      phone: 'title',
      width: '1%',
      cell: ({ id, number }) => (
        <Link to={paths.stockTake(id)} className={list.number}>
          {number}
        </Link>
      ),
    },
    {
      header: 'Location',
      cell: ({ location_id }) => (
        <span className={styles.words}>{locations.find(({ id }) => id === location_id)?.name}</span>
      ),
    },
    {
      header: 'What is counted',
      cell: (take) => <span className={styles.words}>{scopeText(take, categories)}</span>,
    },
    {
      header: 'State',
      phone: 'aside',
      width: '1%',
      cell: ({ state }) => <StateBadge of="stock_take" state={state} />,
    },
    {
      header: 'Counted',
      align: 'end',
      width: '1%',
      cell: ({ counted, lines }) => (
        <span className={styles.figure}>{`${countText(counted)} of ${countText(lines)}`}</span>
      ),
    },
    {
      header: 'Begun',
      width: '1%',
      cell: ({ created_at }) => (
        <time dateTime={created_at} className={styles.nowrap}>
          {dayText(created_at)}
        </time>
      ),
    },
  ];
}
