import { DEFAULT_PER_PAGE } from '@sokoni/rules/lists/page-window';
import type { useStockTakeLines } from '#api/inventory/stock-takes.ts';
import type { StockTakeLine } from '#contract-types.ts';
import { ListedRows } from '#parts/lists/listed-rows.tsx';
import { sayStockTake } from '#sentences/inventory/stock-takes.ts';
import { Muted } from '#ui/layout/layout.tsx';
import type { Column } from '#ui/layout/table.tsx';
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
  return (
    <ListedRows
      list={lines}
      caption={sayStockTake('lines.title')}
      columns={columns}
      rowKey={({ variant_id }) => variant_id}
      waiting={6}
      nothing={<Muted className={styles.pad}>{nothing}</Muted>}
      pagesLabel={sayStockTake('lines.pages')}
      page={page}
      perPage={DEFAULT_PER_PAGE}
      onPage={onPage}
    />
  );
}
