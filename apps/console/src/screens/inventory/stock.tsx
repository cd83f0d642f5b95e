import { DEFAULT_PER_PAGE } from '@sokoni/rules/page-window';
import { Link } from 'react-router';
import { useCategories } from '#api/categories.ts';
import { useLocations } from '#api/stock.ts';
import { useStockList } from '#api/stock-lists.ts';
import { InventoryFrame } from '#parts/inventory-frame.tsx';
import list from '#parts/list-card.module.css';
import { ListPages } from '#parts/list-pages.tsx';
import { useScanner } from '#parts/use-scanner.ts';
import { paths } from '#paths.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { cx } from '#ui/cx.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { FailedState } from '#ui/failed-state.tsx';
import { FilterChip } from '#ui/filter-chip.tsx';
import { SearchField } from '#ui/search-field.tsx';
import {
  isStockNarrowed,
  type StockFilterState,
  stockCallQuery,
  stockFilters,
  wholeStock,
} from './stock-query.ts';
import { StockSkeleton, StockTable } from './stock-table.tsx';
import { placeOf, useStockQuery } from './use-stock-query.ts';

/** What lies where, what is promised, and what has to be settled. */
export function StockScreen() {
  const { query, text, setText, change } = useStockQuery();
  const stock = useStockList(stockCallQuery(query));
  const locations = useLocations().data ?? [];
  const open = locations.filter(({ closed_at }) => closed_at === null);
  const categories = useCategories().data ?? [];
  // What is scanned is looked for, whatever has the focus.
  useScanner(setText);

  function showAll(): void {
    setText('');
    change(wholeStock);
  }

  return (
    <InventoryFrame>
      <Card flush>
        <div className={list.filters}>
          <search className={list.search}>
            <SearchField
              label="Search by title, SKU or barcode"
              value={text}
              onChange={setText}
              maxLength={100}
              enterKeyHint="search"
            />
          </search>
          <div className={list.chips}>
            {locations.length > 1 && (
              <FilterChip
                label="Location"
                value={query.place}
                shown={placeOf(locations, query.place)}
                options={open.map(({ id, name }) => ({ value: id, label: name }))}
                onChange={(place) => change({ place })}
              />
            )}
            <FilterChip
              label="Category"
              searchable
              value={query.category}
              shown={categories.find(({ id }) => id === query.category)?.name ?? 'Unknown'}
              options={categories.map(({ id, name }) => ({ value: id, label: name }))}
              emptyText="No such category"
              onChange={(category) => change({ category })}
            />
            <FilterChip
              label="State"
              value={query.state ?? ''}
              shown={query.state ? stockFilters[query.state] : undefined}
              options={Object.entries(stockFilters).map(([value, label]) => ({ value, label }))}
              onChange={(state) => change({ state: (state as StockFilterState) || null })}
            />
            {isStockNarrowed(query) && (
              <Button variant="quiet" size="sm" onClick={showAll}>
                Clear all
              </Button>
            )}
          </div>
        </div>
        {stock.error ? (
          <FailedState onRetry={stock.reload} retrying={stock.isFetching} requestId={stock.requestId}>
            {stock.error}
          </FailedState>
        ) : stock.isLoading ? (
          <StockSkeleton lines={DEFAULT_PER_PAGE} />
        ) : stock.items.length === 0 && (stock.total ?? 0) === 0 ? (
          isStockNarrowed(query) ? (
            <EmptyState
              drawing="module_inventory"
              title="Nothing found"
              action={<Button onClick={showAll}>Show all stock</Button>}
            >
              No stock has all of this. Try fewer filters or another word.
            </EmptyState>
          ) : (
            <EmptyState
              drawing="module_inventory"
              title="No stock yet"
              action={
                <Link to={paths.newProduct} className={buttonClass({ variant: 'primary' })}>
                  Add a product
                </Link>
              }
            >
              Every variant of your products will be listed here with what lies where.
            </EmptyState>
          )
        ) : (
          <>
            <div className={cx(list.rows, stock.isStale && list.stale)}>
              <StockTable rows={stock.items} places={open} placeId={query.place} />
            </div>
            <ListPages
              label="Pages of stock"
              page={query.page}
              perPage={DEFAULT_PER_PAGE}
              total={stock.total}
              rows={stock.items.length}
              onPage={(page, options) => change({ page }, options?.replace)}
            />
          </>
        )}
      </Card>
    </InventoryFrame>
  );
}
