import { Link } from 'react-router';
import { useCategories } from '#api/catalogue/categories.ts';
import { useLocations } from '#api/inventory/stock.ts';
import { useStockList } from '#api/inventory/stock-lists.ts';
import { FilterChips } from '#parts/lists/filter-chips.tsx';
import list from '#parts/lists/list-card.module.css';
import { ListPages } from '#parts/lists/list-pages.tsx';
import { useRowsPerPage } from '#parts/lists/use-rows-per-page.ts';
import { InventoryFrame } from '#parts/pages/inventory-frame.tsx';
import { useScanner } from '#parts/scanning/use-scanner.ts';
import { paths } from '#paths.ts';
import { Button, buttonClass } from '#ui/buttons/button.tsx';
import { cx } from '#ui/cx.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import { Card } from '#ui/layout/card.tsx';
import { FilterChip } from '#ui/menus/filter-chip.tsx';
import {
  isStockFiltered,
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
  const [perPage, setPerPage] = useRowsPerPage(() => change({ page: 1 }, true));
  const stock = useStockList(stockCallQuery(query, perPage));
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
          <FilterChips>
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
              emptyText="No categories found"
              onChange={(category) => change({ category })}
            />
            <FilterChip
              label="Status"
              value={query.state ?? ''}
              shown={query.state ? stockFilters[query.state] : undefined}
              options={Object.entries(stockFilters).map(([value, label]) => ({ value, label }))}
              onChange={(state) => change({ state: (state as StockFilterState) || null })}
            />
            {isStockFiltered(query) && (
              <Button variant="quiet" size="sm" onClick={showAll}>
                Clear all
              </Button>
            )}
          </FilterChips>
        </div>
        {stock.error ? (
          <FailedState onRetry={stock.reload} retrying={stock.isFetching} requestId={stock.requestId}>
            {stock.error}
          </FailedState>
        ) : stock.isLoading ? (
          <StockSkeleton lines={perPage} />
        ) : stock.items.length === 0 && (stock.total ?? 0) === 0 ? (
          isStockFiltered(query) ? (
            <EmptyState
              drawing="module_inventory"
              title="No stock found"
              action={<Button onClick={showAll}>Show all stock</Button>}
            >
              No products match. Try fewer filters or another word.
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
              Your products and their quantity at each location appear here.
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
              perPage={perPage}
              total={stock.total}
              rows={stock.items.length}
              onPage={(page, options) => change({ page }, options?.replace)}
              onPerPage={setPerPage}
            />
          </>
        )}
      </Card>
    </InventoryFrame>
  );
}
