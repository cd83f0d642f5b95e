import type { StockLocation, StockRow } from '#contract-types.ts';
import { countText } from '#parts/numbers/count-text.ts';
import { VariantLine } from '#parts/products/variant-line.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { type Column, Table, TableSkeleton } from '#ui/layout/table.tsx';
import { AdjustPopover } from './adjust-popover.tsx';
import styles from './inventory.module.css';

interface StockTableProps {
  rows: readonly StockRow[];
  places: readonly StockLocation[];
  /** The place that the list is narrowed to; empty for all. */
  placeId: string;
}

export function StockTable({ rows, places, placeId }: StockTableProps) {
  return (
    <Table
      caption="Stock"
      columns={columnsFor(places, placeId)}
      rows={rows}
      rowKey={({ variant_id }) => variant_id}
    />
  );
}

export function StockSkeleton({ lines }: { lines: number }) {
  return <TableSkeleton columns={columnsFor([], '')} lines={lines} />;
}

function columnsFor(places: readonly StockLocation[], placeId: string): Column<StockRow>[] {
  return [
    {
      header: 'Product',
      phone: 'title',
      cell: (row) => <VariantLine variant={row} linked note={placesText(row, places, placeId)} />,
    },
    { header: 'Status', width: '1%', cell: (row) => <Flags row={row} /> },
    figure('On hand', (row) => row.on_hand),
    figure('Reserved', (row) => row.reserved),
    figure('Available', (row) => row.available),
    figure('Incoming', (row) => row.incoming),
    {
      header: 'Actions',
      hideHeader: true,
      align: 'end',
      phone: 'aside',
      width: '1%',
      cell: (row) => {
        const settles = isBelow(row);
        return (
          <AdjustPopover row={row} places={places} placeId={placeId} settles={settles}>
            {settles ? 'Count' : 'Adjust'}
          </AdjustPopover>
        );
      },
    },
  ];
}

function figure(header: string, of: (row: StockRow) => number): Column<StockRow> {
  return {
    header,
    align: 'end',
    phone: 'figure',
    width: '1%',
    // What is made to order sinks below zero with every sale, and means nothing.
    cell: (row) =>
      row.tracked ? (
        <span className={styles.figure} data-below={of(row) < 0 || undefined}>
          {countText(of(row))}
        </span>
      ) : (
        <span className={styles.figure}>–</span>
      ),
  };
}

/** What lies where, when it lies at more than one place. */
function placesText(
  { levels, tracked }: StockRow,
  places: readonly StockLocation[],
  placeId: string,
): string {
  const filled = levels.filter(({ on_hand }) => on_hand !== 0);
  if (!tracked || placeId !== '' || filled.length < 2) return '';
  return filled
    .map(
      ({ location_id, on_hand }) =>
        `${places.find(({ id }) => id === location_id)?.name ?? 'Closed'} ${on_hand}`,
    )
    .join(', ');
}

function isBelow({ levels, tracked }: StockRow): boolean {
  return tracked && levels.some((level) => level.on_hand < 0 || level.available < 0);
}

function Flags({ row }: { row: StockRow }) {
  if (row.tracked && row.levels.some(({ on_hand }) => on_hand < 0)) {
    return (
      <Badge tone="bad" shape="mark">
        Below zero
      </Badge>
    );
  }
  if (isBelow(row)) {
    return (
      <Badge tone="bad" shape="mark">
        Oversold
      </Badge>
    );
  }
  return {
    untracked: <Badge>Not tracked</Badge>,
    out: (
      <Badge tone="bad" shape="empty">
        Out of stock
      </Badge>
    ),
    low: (
      <Badge tone="warning" shape="half">
        Low stock
      </Badge>
    ),
    in: (
      <Badge tone="good" shape="full">
        In stock
      </Badge>
    ),
  }[row.state];
}
