import { DEFAULT_PER_PAGE } from '@sokoni/rules/page-window';
import type { useStockTakeLines } from '#api/stock-takes.ts';
import type { StockTakeLine } from '#api/types.ts';
import list from '#parts/list-card.module.css';
import { ListPages } from '#parts/list-pages.tsx';
import { FailedState } from '#ui/failed-state.tsx';
import { Muted } from '#ui/layout.tsx';
import { type Column, Table, TableSkeleton } from '#ui/table.tsx';
import styles from './stock-takes.module.css';

interface TakeLinesProps {
  lines: ReturnType<typeof useStockTakeLines>;
  columns: Column<StockTakeLine>[];
  /** Said where there is no such line. */
  nothing: string;
  page: number;
  onPage: (page: number) => void;
}

/** A page of the lines of a stock-take, while it loads, when it failed, empty and full. */
export function TakeLines({ lines, columns, nothing, page, onPage }: TakeLinesProps) {
  if (lines.error) {
    return (
      <FailedState onRetry={lines.reload} retrying={lines.isFetching} requestId={lines.requestId}>
        {lines.error}
      </FailedState>
    );
  }
  if (lines.isLoading) return <TableSkeleton columns={columns} lines={6} />;
  if (lines.total === 0) return <Muted className={styles.pad}>{nothing}</Muted>;
  return (
    <>
      <div className={list.rows}>
        <Table caption="Lines" columns={columns} rows={lines.items} rowKey={({ variant_id }) => variant_id} />
      </div>
      <ListPages
        label="Pages of lines"
        page={page}
        perPage={DEFAULT_PER_PAGE}
        total={lines.total}
        rows={lines.items.length}
        onPage={onPage}
      />
    </>
  );
}
