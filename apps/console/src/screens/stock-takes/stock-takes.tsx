import { stockTakeStates } from '@sokoni/rules/stock/stock-take';
import type { StoreDates } from '@sokoni/rules/stores/store-dates';
import { PlusIcon } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useCategories } from '#api/catalogue/categories.ts';
import { useLocations } from '#api/inventory/stock.ts';
import { useStockTakes } from '#api/inventory/stock-takes.ts';
import type { Category, StockLocation, StockTakeRow } from '#contract-types.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import listCard from '#parts/lists/list-card.module.css';
import { ListedRows } from '#parts/lists/listed-rows.tsx';
import { StateBadge } from '#parts/lists/status-badge.tsx';
import { useListAddress } from '#parts/lists/use-list-address.ts';
import { countText } from '#parts/numbers/count-text.ts';
import { InventoryFrame } from '#parts/pages/inventory-frame.tsx';
import { paths } from '#paths.ts';
import { sayStockState } from '#sentences/inventory/stock-states.ts';
import { sayStockTake } from '#sentences/inventory/stock-takes.ts';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import type { Column } from '#ui/layout/table.tsx';
import { FilterChip } from '#ui/menus/filter-chip.tsx';
import { StartModal } from './start-stock-take-modal.tsx';
import { scopeText } from './stock-take-text.tsx';
import styles from './stock-takes.module.css';

/** The counts of the store: those that go on, and what became of the others. */
export function StockTakesScreen() {
  const list = useListAddress();
  const navigate = useNavigate();
  const [isStarting, setIsStarting] = useState(false);
  const locations = useLocations().data ?? [];
  const categories = useCategories().data ?? [];
  const open = locations.filter(({ closed_at }) => closed_at === null);
  const known = stockTakeStates.find((one) => one === list.filter('state'));
  const takes = useStockTakes({ page: list.page, limit: list.perPage, state: known });
  const columns = columnsFor(locations, categories, useStoreDates());
  const startButton = (
    <Button
      variant="primary"
      icon={<PlusIcon size={18} />}
      disabled={open.length === 0}
      onClick={() => setIsStarting(true)}
    >
      {sayStockTake('list.new')}
    </Button>
  );
  const isEmpty = !takes.error && !takes.isLoading && takes.total === 0 && !known;
  return (
    <InventoryFrame actions={isEmpty ? undefined : startButton}>
      <Card flush>
        {!isEmpty && (
          <div className={listCard.filters}>
            <FilterChip
              label={sayStockTake('filter.status')}
              value={known ?? ''}
              shown={known && sayStockState(`stock_take.${known}`)}
              options={stockTakeStates.map((value) => ({
                value,
                label: sayStockState(`stock_take.${value}`),
              }))}
              onChange={(state) => list.change({ state })}
            />
          </div>
        )}
        <ListedRows
          list={takes}
          caption={sayStockTake('list.title')}
          columns={columns}
          rowKey={({ id }) => id}
          waiting={6}
          nothing={
            known ? (
              <EmptyState
                drawing="module_inventory"
                title={sayStockTake('none.title')}
                action={
                  <Button onClick={() => list.change({ state: '' })}>{sayStockTake('none.all')}</Button>
                }
              >
                {sayStockTake('none.text')}
              </EmptyState>
            ) : (
              <EmptyState drawing="module_inventory" title={sayStockTake('empty.title')} action={startButton}>
                {sayStockTake('empty.text')}
              </EmptyState>
            )
          }
          pagesLabel={sayStockTake('list.pages')}
          {...list.pages}
        />
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
  dates: StoreDates,
): Column<StockTakeRow>[] {
  return [
    {
      header: sayStockTake('column.number'),
      phone: 'title',
      width: '1%',
      cell: ({ id, number }) => (
        <Link to={paths.stockTake(id)} className={listCard.number}>
          {number}
        </Link>
      ),
    },
    {
      header: sayStockTake('column.location'),
      cell: ({ location_id }) => (
        <span className={styles.words}>{locations.find(({ id }) => id === location_id)?.name}</span>
      ),
    },
    {
      header: sayStockTake('column.products'),
      cell: (take) => <span className={styles.words}>{scopeText(take, categories)}</span>,
    },
    {
      header: sayStockTake('column.status'),
      phone: 'aside',
      width: '1%',
      cell: ({ state }) => <StateBadge of="stock_take" state={state} />,
    },
    {
      header: sayStockTake('column.counted'),
      align: 'end',
      width: '1%',
      cell: ({ counted, lines }) => (
        <span className={styles.figure}>
          {sayStockTake('counted.of', { counted: countText(counted), lines: countText(lines) })}
        </span>
      ),
    },
    {
      header: sayStockTake('column.started'),
      width: '1%',
      cell: ({ created_at }) => (
        <time dateTime={created_at} className={styles.nowrap}>
          {dates.day(created_at)}
        </time>
      ),
    },
  ];
}
