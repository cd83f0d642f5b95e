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
import { sayStockList } from '#sentences/inventory/stock-list.ts';
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
              label={sayStockList('search.label')}
              value={text}
              onChange={setText}
              maxLength={100}
              enterKeyHint="search"
            />
          </search>
          <FilterChips>
            {locations.length > 1 && (
              <FilterChip
                label={sayStockList('filter.location')}
                value={query.place}
                shown={placeOf(locations, query.place)}
                options={open.map(({ id, name }) => ({ value: id, label: name }))}
                onChange={(place) => change({ place })}
              />
            )}
            <FilterChip
              label={sayStockList('filter.category')}
              searchable
              value={query.category}
              shown={
                categories.find(({ id }) => id === query.category)?.name ?? sayStockList('filter.unknown')
              }
              options={categories.map(({ id, name }) => ({ value: id, label: name }))}
              emptyText={sayStockList('filter.category.none')}
              onChange={(category) => change({ category })}
            />
            <FilterChip
              label={sayStockList('filter.status')}
              value={query.state ?? ''}
              shown={query.state ? sayStockList(`state.${query.state}`) : undefined}
              options={stockFilters.map((value) => ({ value, label: sayStockList(`state.${value}`) }))}
              onChange={(state) => change({ state: (state as StockFilterState) || null })}
            />
            {isStockFiltered(query) && (
              <Button variant="quiet" size="sm" onClick={showAll}>
                {sayStockList('filter.clear')}
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
              title={sayStockList('none.title')}
              action={<Button onClick={showAll}>{sayStockList('none.all')}</Button>}
            >
              {sayStockList('none.text')}
            </EmptyState>
          ) : (
            <EmptyState
              drawing="module_inventory"
              title={sayStockList('empty.title')}
              action={
                <Link to={paths.newProduct} className={buttonClass({ variant: 'primary' })}>
                  {sayStockList('empty.add')}
                </Link>
              }
            >
              {sayStockList('empty.text')}
            </EmptyState>
          )
        ) : (
          <>
            <div className={cx(list.rows, stock.isStale && list.stale)}>
              <StockTable rows={stock.items} places={open} placeId={query.place} />
            </div>
            <ListPages
              label={sayStockList('list.pages')}
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
