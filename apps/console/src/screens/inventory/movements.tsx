import { type MovementReason, movementReasons } from '@sokoni/rules/stock';
import { Link, useSearchParams } from 'react-router';
import { ApiError } from '#api/api-error.ts';
import { messageOf } from '#api/message-of.ts';
import { useProduct } from '#api/products.ts';
import { useLocations } from '#api/stock.ts';
import { useLedger, useStockActors } from '#api/stock-lists.ts';
import type { LedgerEntry, StockLocation } from '#api/types.ts';
import { changeText } from '#parts/count-text.ts';
import { momentText } from '#parts/dates.ts';
import { DaySpan } from '#parts/day-span.tsx';
import { InventoryFrame } from '#parts/inventory-frame.tsx';
import list from '#parts/list-card.module.css';
import { referenceLink } from '#parts/reference-link.ts';
import { VariantLine } from '#parts/variant-line.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FailedState } from '#ui/failed-state.tsx';
import { FilterChip } from '#ui/filter-chip.tsx';
import { type Column, Table, TableSkeleton } from '#ui/table.tsx';
import styles from './inventory.module.css';
import { isLedgerNarrowed, ledgerCallQuery, readLedgerQuery } from './ledger-query.ts';

/** The ledger: every piece that came or went, newest first. */
export function MovementsScreen() {
  const [params, setParams] = useSearchParams();
  const query = readLedgerQuery(params);
  const ledger = useLedger(ledgerCallQuery(query));
  const locations = useLocations().data ?? [];
  const actors = useStockActors(true).data ?? [];
  const entries = (ledger.data?.pages ?? []).flatMap(({ items }) => items);
  const columns = columnsFor(locations);
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(params);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setParams(next, { preventScrollReset: true });
  };
  return (
    <InventoryFrame>
      <Card flush>
        <div className={list.filters}>
          <div className={list.chips}>
            <FilterChip
              label="Reason"
              value={query.reason}
              shown={movementReasons[query.reason as MovementReason]}
              options={Object.entries(movementReasons).map(([value, label]) => ({ value, label }))}
              onChange={(value) => set('reason', value)}
            />
            {locations.length > 1 && (
              <FilterChip
                label="Location"
                value={query.place}
                shown={locations.find(({ id }) => id === query.place)?.name}
                options={locations.map(({ id, name }) => ({ value: id, label: name }))}
                onChange={(value) => set('place', value)}
              />
            )}
            <FilterChip
              label="Who"
              searchable
              value={query.who}
              shown={actors.find(({ user_id }) => user_id === query.who)?.name}
              options={actors.map(({ user_id, name }) => ({ value: user_id, label: name }))}
              emptyText="Nobody of that name"
              onChange={(value) => set('who', value)}
            />
            <FilterChip
              label="Flag"
              value={query.oversold ? 'oversold' : ''}
              shown="Oversold"
              options={[{ value: 'oversold', label: 'Oversold' }]}
              onChange={(value) => set('oversold', value && '1')}
            />
            {query.product !== '' && <ProductChip id={query.product} onRemove={() => set('product', '')} />}
            <DaySpan from={query.from} to={query.to} onChange={set} />
            {isLedgerNarrowed(query) && (
              <Button variant="quiet" size="sm" onClick={() => setParams({})}>
                Clear all
              </Button>
            )}
          </div>
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
            title="Nothing came or went"
            action={
              isLedgerNarrowed(query) && (
                <Button onClick={() => setParams(new URLSearchParams())}>Show all movements</Button>
              )
            }
          >
            {isLedgerNarrowed(query)
              ? 'No movement has all of this. Try fewer filters.'
              : 'Sales, deliveries, counts and corrections will be listed here, and none can be changed afterwards.'}
          </EmptyState>
        ) : (
          <div className={list.rows}>
            <Table caption="Movements" columns={columns} rows={entries} rowKey={({ id }) => id} />
          </div>
        )}
        {ledger.hasNextPage && (
          <div className={styles.more}>
            <Button busy={ledger.isFetchingNextPage} onClick={() => void ledger.fetchNextPage()}>
              Show older ones
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
      label="Product"
      value={id}
      shown={title}
      options={[{ value: id, label: title }]}
      onChange={(value) => value === '' && onRemove()}
    />
  );
}

function columnsFor(locations: readonly StockLocation[]): Column<LedgerEntry>[] {
  return [
    {
      header: 'When',
      width: '1%',
      cell: ({ at }) => (
        <time dateTime={at} className={styles.moment}>
          {momentText(at)}
        </time>
      ),
    },
    {
      header: 'Product',
      phone: 'title',
      cell: (entry) => <VariantLine variant={{ ...entry, image: null }} linked />,
    },
    {
      header: 'Pieces',
      align: 'end',
      phone: 'aside',
      width: '1%',
      cell: ({ quantity }) => <strong className={styles.figure}>{changeText(quantity)}</strong>,
    },
    { header: 'What', width: '22%', cell: (entry) => <What entry={entry} /> },
    ...(locations.length > 1
      ? [
          {
            header: 'Location',
            width: '14%',
            cell: ({ location_id }: LedgerEntry) => (
              <span className={styles.person}>{locations.find(({ id }) => id === location_id)?.name}</span>
            ),
          },
        ]
      : []),
    {
      header: 'Who',
      width: '14%',
      cell: ({ actor }) => <span className={styles.person}>{actor || 'Sokoni'}</span>,
    },
  ];
}

function What({ entry }: { entry: LedgerEntry }) {
  const link = referenceLink(entry.reference, entry.note);
  return (
    <span>
      {movementReasons[entry.reason]}{' '}
      {entry.oversold && (
        <Badge tone="bad" shape="mark">
          Oversold
        </Badge>
      )}
      {link ? (
        <Link to={link.path} className={`${styles.note} ${styles.reference}`}>
          {link.label}
        </Link>
      ) : (
        entry.note !== '' && <span className={styles.note}>{entry.note}</span>
      )}
    </span>
  );
}
