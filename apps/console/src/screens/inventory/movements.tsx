import { movementReasons } from '@sokoni/rules/stock/stock';
import type { StoreDates } from '@sokoni/rules/stores/store-dates';
import { useSearchParams } from 'react-router';
import { useProduct } from '#api/catalogue/products.ts';
import { ApiError } from '#api/client/api-error.ts';
import { messageOf } from '#api/client/message-of.ts';
import { useLocations } from '#api/inventory/stock.ts';
import { useLedger, useStockActors } from '#api/inventory/stock-lists.ts';
import type { LedgerEntry, StockLocation } from '#contract-types.ts';
import { DaySpan } from '#parts/dates/date-range-field.tsx';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { FilterChips } from '#parts/lists/filter-chips.tsx';
import list from '#parts/lists/list-card.module.css';
import { changeText } from '#parts/numbers/count-text.ts';
import { InventoryFrame } from '#parts/pages/inventory-frame.tsx';
import { VariantLine } from '#parts/products/variant-line.tsx';
import { MovementReference } from '#parts/stock/movement-reference.tsx';
import { sayStockHistory } from '#sentences/inventory/stock-history.ts';
import { sayStockLabel } from '#sentences/inventory/stock-labels.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { type Column, Table, TableSkeleton } from '#ui/layout/table.tsx';
import { FilterChip } from '#ui/menus/filter-chip.tsx';
import styles from './inventory.module.css';
import { isLedgerFiltered, ledgerCallQuery, readLedgerQuery } from './ledger-query.ts';

/** The ledger: every unit that came or went, newest first. */
export function MovementsScreen() {
  const [params, setParams] = useSearchParams();
  const query = readLedgerQuery(params);
  const dates = useStoreDates();
  const ledger = useLedger(ledgerCallQuery(query, dates));
  const locations = useLocations().data ?? [];
  const actors = useStockActors(true).data ?? [];
  const entries = (ledger.data?.pages ?? []).flatMap(({ items }) => items);
  const columns = columnsFor(locations, dates);
  const set = (name: string, value: string, replace = false) => {
    const next = new URLSearchParams(params);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setParams(next, { replace, preventScrollReset: true });
  };
  return (
    <InventoryFrame>
      <Card flush>
        <div className={list.filters}>
          <FilterChips>
            <FilterChip
              label={sayStockHistory('filter.reason')}
              value={query.reason}
              shown={query.reason && sayStockLabel(`reason.${query.reason}`)}
              options={movementReasons.map((value) => ({ value, label: sayStockLabel(`reason.${value}`) }))}
              onChange={(value) => set('reason', value)}
            />
            {locations.length > 1 && (
              <FilterChip
                label={sayStockHistory('filter.location')}
                value={query.place}
                shown={locations.find(({ id }) => id === query.place)?.name}
                options={locations.map(({ id, name }) => ({ value: id, label: name }))}
                onChange={(value) => set('place', value)}
              />
            )}
            <FilterChip
              label={sayStockHistory('filter.staff')}
              searchable
              value={query.who}
              shown={actors.find(({ user_id }) => user_id === query.who)?.name}
              options={actors.map(({ user_id, name }) => ({ value: user_id, label: name }))}
              emptyText={sayStockHistory('filter.staff.none')}
              onChange={(value) => set('who', value)}
            />
            <FilterChip
              label={sayStockHistory('filter.flag')}
              value={query.oversold ? 'oversold' : ''}
              shown={sayStockHistory('filter.oversold')}
              options={[{ value: 'oversold', label: sayStockHistory('filter.oversold') }]}
              onChange={(value) => set('oversold', value && '1')}
            />
            {query.product !== '' && <ProductChip id={query.product} onRemove={() => set('product', '')} />}
            <DaySpan from={query.from} to={query.to} onChange={(end, day) => set(end, day, true)} />
            {isLedgerFiltered(query) && (
              <Button variant="quiet" size="sm" onClick={() => setParams({})}>
                {sayStockHistory('filter.clear')}
              </Button>
            )}
          </FilterChips>
        </div>
        {ledger.error && entries.length === 0 ? (
          <FailedState
            onRetry={() => void ledger.refetch()}
            retrying={ledger.isFetching}
            requestId={ledger.error instanceof ApiError ? ledger.error.requestId : undefined}
          >
            {messageOf(ledger.error)}
          </FailedState>
        ) : ledger.isPending ? (
          <div className={list.rows}>
            <TableSkeleton columns={columns} lines={8} />
          </div>
        ) : entries.length === 0 ? (
          <EmptyState
            drawing="module_inventory"
            title={sayStockHistory('none.title')}
            action={
              isLedgerFiltered(query) && (
                <Button onClick={() => setParams(new URLSearchParams())}>
                  {sayStockHistory('none.all')}
                </Button>
              )
            }
          >
            {isLedgerFiltered(query) ? sayStockHistory('none.text') : sayStockHistory('empty.text')}
          </EmptyState>
        ) : (
          <div className={list.rows}>
            <Table
              caption={sayStockHistory('list.title')}
              columns={columns}
              rows={entries}
              rowKey={({ id }) => id}
            />
          </div>
        )}
        {ledger.hasNextPage && (
          <div className={styles.more}>
            <Button busy={ledger.isFetchingNextPage} onClick={() => void ledger.fetchNextPage()}>
              {sayStockHistory('list.older')}
            </Button>
          </div>
        )}
      </Card>
    </InventoryFrame>
  );
}

function ProductChip({ id, onRemove }: { id: string; onRemove: () => void }) {
  const title = useProduct(id).data?.title ?? '…';
  return (
    <FilterChip
      label={sayStockHistory('filter.product')}
      value={id}
      shown={title}
      options={[{ value: id, label: title }]}
      onChange={(value) => value === '' && onRemove()}
    />
  );
}

function columnsFor(locations: readonly StockLocation[], dates: StoreDates): Column<LedgerEntry>[] {
  return [
    {
      header: sayStockHistory('column.date'),
      width: '1%',
      cell: ({ at }) => (
        <time dateTime={at} className={styles.moment}>
          {dates.moment(at)}
        </time>
      ),
    },
    {
      header: sayStockHistory('column.product'),
      phone: 'title',
      cell: (entry) => <VariantLine variant={{ ...entry, image: null }} linked />,
    },
    {
      header: sayStockHistory('column.quantity'),
      align: 'end',
      phone: 'aside',
      width: '1%',
      cell: ({ quantity }) => <strong className={styles.figure}>{changeText(quantity)}</strong>,
    },
    { header: sayStockHistory('column.reason'), width: '22%', cell: (entry) => <What entry={entry} /> },
    ...(locations.length > 1
      ? [
          {
            header: sayStockHistory('column.location'),
            width: '14%',
            cell: ({ location_id }: LedgerEntry) => (
              <span className={styles.person}>{locations.find(({ id }) => id === location_id)?.name}</span>
            ),
          },
        ]
      : []),
    {
      header: sayStockHistory('column.staff'),
      width: '14%',
      cell: ({ actor }) => <span className={styles.person}>{actor}</span>,
    },
  ];
}

function What({ entry }: { entry: LedgerEntry }) {
  return (
    <span>
      {sayStockLabel(`reason.${entry.reason}`)}{' '}
      {entry.oversold && (
        <Badge tone="bad" shape="mark">
          {sayStockLabel('oversold')}
        </Badge>
      )}
      <MovementReference movement={entry} />
    </span>
  );
}
