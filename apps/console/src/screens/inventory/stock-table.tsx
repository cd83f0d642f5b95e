import { commaText } from '@sokoni/messages/list-text';
import type { StockLocation, StockRow } from '#contract-types.ts';
import { phone, useMedia } from '#parts/hooks/use-media.ts';
import phoneRow from '#parts/lists/phone-row.module.css';
import { countText } from '#parts/numbers/count-text.ts';
import { VariantLine } from '#parts/products/variant-line.tsx';
import { sayStockList } from '#sentences/inventory/stock-list.ts';
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
      caption={sayStockList('list.title')}
      columns={columnsFor(places, placeId, useMedia(phone))}
      rows={rows}
      rowKey={({ variant_id }) => variant_id}
    />
  );
}

export function StockSkeleton({ lines }: { lines: number }) {
  return <TableSkeleton columns={columnsFor([], '', useMedia(phone))} lines={lines} />;
}

function columnsFor(places: readonly StockLocation[], placeId: string, isPhone: boolean): Column<StockRow>[] {
  return [
    {
      header: sayStockList('column.product'),
      phone: 'title',
      cell: (row) => <VariantLine variant={row} linked note={placesText(row, places, placeId)} />,
    },
    ...(isPhone
      ? [secondLine()]
      : [
          {
            header: sayStockList('column.status'),
            width: '1%',
            cell: (row: StockRow) => <Flags row={row} />,
          },
          figure(sayStockList('column.onHand'), (row) => row.on_hand),
          figure(sayStockList('column.reserved'), (row) => row.reserved),
          figure(sayStockList('column.available'), (row) => row.available),
          figure(sayStockList('column.incoming'), (row) => row.incoming),
        ]),
    {
      header: sayStockList('column.actions'),
      hideHeader: true,
      align: 'end',
      phone: 'aside',
      width: '1%',
      cell: (row) => {
        const settles = isBelow(row);
        return (
          <AdjustPopover row={row} places={places} placeId={placeId} settles={settles}>
            {settles ? sayStockList('action.count') : sayStockList('action.adjust')}
          </AdjustPopover>
        );
      },
    },
  ];
}

/** Of a row on a phone: its state, and the two figures that are asked for at the shelf. */
function secondLine(): Column<StockRow> {
  return {
    header: sayStockList('column.status'),
    hideHeader: true,
    cell: (row) => (
      <span className={phoneRow.secondLine}>
        <span className={phoneRow.badges}>
          <Flags row={row} />
        </span>
        {row.tracked && (
          <>
            <span className={phoneRow.aside}>
              {sayStockList('column.onHand')} <Figure row={row} amount={row.on_hand} />
            </span>
            <span className={phoneRow.aside}>
              {sayStockList('column.available')} <Figure row={row} amount={row.available} />
            </span>
          </>
        )}
      </span>
    ),
  };
}

function figure(header: string, of: (row: StockRow) => number): Column<StockRow> {
  return {
    header,
    align: 'end',
    width: '1%',
    cell: (row) => <Figure row={row} amount={of(row)} />,
  };
}

/** What is made to order sinks below zero with every sale, and means nothing. */
function Figure({ row, amount }: { row: StockRow; amount: number }) {
  if (!row.tracked) return <span className={styles.figure}>–</span>;
  return (
    <span className={styles.figure} data-below={amount < 0 || undefined}>
      {countText(amount)}
    </span>
  );
}

/** What lies where, when it lies at more than one place. */
function placesText(
  { levels, tracked }: StockRow,
  places: readonly StockLocation[],
  placeId: string,
): string {
  const filled = levels.filter(({ on_hand }) => on_hand !== 0);
  if (!tracked || placeId !== '' || filled.length < 2) return '';
  return commaText(
    filled.map(({ location_id, on_hand }) =>
      sayStockList('place.units', {
        place: places.find(({ id }) => id === location_id)?.name ?? sayStockList('place.closed'),
        count: String(on_hand),
      }),
    ),
  );
}

function isBelow({ levels, tracked }: StockRow): boolean {
  return tracked && levels.some((level) => level.on_hand < 0 || level.available < 0);
}

function Flags({ row }: { row: StockRow }) {
  if (row.tracked && row.levels.some(({ on_hand }) => on_hand < 0)) {
    return (
      <Badge tone="bad" shape="mark">
        {sayStockList('state.negative')}
      </Badge>
    );
  }
  if (isBelow(row)) {
    return (
      <Badge tone="bad" shape="mark">
        {sayStockList('state.oversold')}
      </Badge>
    );
  }
  return {
    untracked: <Badge>{sayStockList('state.untracked')}</Badge>,
    out: (
      <Badge tone="bad" shape="empty">
        {sayStockList('state.out')}
      </Badge>
    ),
    low: (
      <Badge tone="warning" shape="half">
        {sayStockList('state.low')}
      </Badge>
    ),
    in: (
      <Badge tone="good" shape="full">
        {sayStockList('state.in')}
      </Badge>
    ),
  }[row.state];
}
