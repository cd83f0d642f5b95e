import { DEFAULT_PER_PAGE } from '@sokoni/rules/page-window';
import { movementReasons } from '@sokoni/rules/stock';
import { useState } from 'react';
import { useLocations, useMovements } from '#api/stock.ts';
import type { StockMovement } from '#api/types.ts';
import { changeText } from '#parts/count-text.ts';
import { momentText } from '#parts/dates.ts';
import { ListPages } from '#parts/list-pages.tsx';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { FailedState } from '#ui/failed-state.tsx';
import { Muted } from '#ui/layout.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { type Column, Table } from '#ui/table.tsx';
import styles from './product.module.css';

/** The stock of the product told by its movements, newest first. */
export function MovementsCard({ productId, hasVariants }: { productId: string; hasVariants: boolean }) {
  const [page, setPage] = useState(1);
  const movements = useMovements(productId, { page, limit: DEFAULT_PER_PAGE });
  const locations = useLocations().data ?? [];
  const placeOf = ({ location_id }: StockMovement) =>
    locations.find(({ id }) => id === location_id)?.name ?? '';
  /** Which variant, where, and what somebody noted: as far as there is more than one, or anything. */
  function detailsOf(movement: StockMovement): string[] {
    const variant = hasVariants ? movement.variant_name : '';
    const place = locations.length > 1 ? placeOf(movement) : '';
    return [[variant, place].filter(Boolean).join(' · '), movement.note].filter(Boolean);
  }
  const columns: Column<StockMovement>[] = [
    {
      header: 'When',
      phone: 'title',
      cell: ({ at }) => (
        <time dateTime={at} className={styles.moment}>
          {momentText(at)}
        </time>
      ),
    },
    {
      header: 'Pieces',
      align: 'end',
      phone: 'aside',
      width: '5rem',
      cell: ({ quantity }) => <strong className="figures">{changeText(quantity)}</strong>,
    },
    {
      header: 'What',
      cell: (movement) => (
        <span>
          {movementReasons[movement.reason]}{' '}
          {movement.oversold && (
            <Badge tone="bad" shape="mark">
              Oversold
            </Badge>
          )}
          {detailsOf(movement).map((detail) => (
            <span key={detail} className={styles.movementNote}>
              {detail}
            </span>
          ))}
        </span>
      ),
    },
    { header: 'Who', cell: ({ actor }) => <span className={styles.longName}>{actor || 'Sokoni'}</span> },
  ];
  return (
    <Card title="What came and went" flush>
      {movements.error ? (
        <FailedState
          onRetry={movements.reload}
          retrying={movements.isFetching}
          requestId={movements.requestId}
        >
          {movements.error}
        </FailedState>
      ) : movements.isLoading ? (
        <div className={styles.pad}>
          <SkeletonText lines={3} />
        </div>
      ) : movements.total === 0 ? (
        <Muted className={styles.pad}>Nothing has come or gone yet.</Muted>
      ) : (
        <>
          <Table caption="Movements" columns={columns} rows={movements.items} rowKey={({ id }) => id} />
          {movements.total > DEFAULT_PER_PAGE && (
            <ListPages
              label="Pages of movements"
              page={page}
              perPage={DEFAULT_PER_PAGE}
              total={movements.total}
              rows={movements.items.length}
              onPage={setPage}
            />
          )}
        </>
      )}
    </Card>
  );
}
