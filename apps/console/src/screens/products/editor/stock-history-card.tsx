import { dotText } from '@sokoni/messages/list-text';
import { DEFAULT_PER_PAGE } from '@sokoni/rules/lists/page-window';
import { useState } from 'react';
import { useLocations, useMovements } from '#api/inventory/stock.ts';
import type { StockMovement } from '#contract-types.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { ListPages } from '#parts/lists/list-pages.tsx';
import { changeText } from '#parts/numbers/count-text.ts';
import { MovementReference } from '#parts/stock/movement-reference.tsx';
import styles from '#screens/products/product.module.css';
import { sayStockLabel } from '#sentences/inventory/stock-labels.ts';
import { sayProductEditor } from '#sentences/products/editor.ts';
import { sayProduct } from '#sentences/products/words.ts';
import { Badge } from '#ui/display/badge.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { SkeletonText } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Muted } from '#ui/layout/layout.tsx';
import { type Column, Table } from '#ui/layout/table.tsx';

/** The stock of the product told by its movements, newest first. */
export function MovementsCard({ productId, hasVariants }: { productId: string; hasVariants: boolean }) {
  const [page, setPage] = useState(1);
  const dates = useStoreDates();
  const movements = useMovements(productId, { page, limit: DEFAULT_PER_PAGE });
  const locations = useLocations().data ?? [];
  const placeOf = ({ location_id }: StockMovement) =>
    locations.find(({ id }) => id === location_id)?.name ?? '';
  /** Which variant, and where: as far as there is more than one. */
  function detailsOf(movement: StockMovement): string {
    const variant = hasVariants ? movement.variant_name : '';
    const place = locations.length > 1 ? placeOf(movement) : '';
    return dotText([variant, place]);
  }
  const columns: Column<StockMovement>[] = [
    {
      header: sayProductEditor('history.date'),
      phone: 'title',
      cell: ({ at }) => (
        <time dateTime={at} className={styles.moment}>
          {dates.moment(at)}
        </time>
      ),
    },
    {
      header: sayProduct('field.quantity'),
      align: 'end',
      phone: 'aside',
      width: '5rem',
      cell: ({ quantity }) => <strong className="figures">{changeText(quantity)}</strong>,
    },
    {
      header: sayProductEditor('history.activity'),
      cell: (movement) => (
        <span>
          {sayStockLabel(`reason.${movement.reason}`)}{' '}
          {movement.oversold && (
            <Badge tone="bad" shape="mark">
              {sayProductEditor('history.oversold')}
            </Badge>
          )}
          {detailsOf(movement) !== '' && <span className={styles.movementNote}>{detailsOf(movement)}</span>}
          <MovementReference movement={movement} />
        </span>
      ),
    },
    {
      header: sayProductEditor('history.staff'),
      cell: ({ actor }) => <span className={styles.longName}>{actor}</span>,
    },
  ];
  return (
    <Card title={sayProductEditor('history.title')} flush>
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
        <Muted className={styles.pad}>{sayProductEditor('history.none')}</Muted>
      ) : (
        <>
          <Table
            caption={sayProductEditor('history.title')}
            columns={columns}
            rows={movements.items}
            rowKey={({ id }) => id}
          />
          {movements.total > DEFAULT_PER_PAGE && (
            <ListPages
              label={sayProductEditor('history.pages')}
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
