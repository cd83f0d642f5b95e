import type { ReactNode } from 'react';
import { ChevronDownIcon } from './icons.tsx';
import { Skeleton } from './skeleton.tsx';
import styles from './table.module.css';

export interface Column<Row> {
  /** Names the column; spoken only when `hideHeader`. */
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  hideHeader?: boolean;
  /** On a phone a row is a small card: `title` heads it, `aside` stands at its corner, the rest follow as lines. */
  phone?: 'title' | 'aside' | 'line' | 'hidden';
  /** A CSS length. */
  width?: string;
  /** The list can be ordered by it: how it is now, and what pressing its header does. */
  sort?: { direction: 'ascending' | 'descending' | null; onSort: () => void };
}

interface TableProps<Row> {
  /** What the table lists, for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

/** A list of like things. On a phone each row becomes a small card. */
export function Table<Row>({ caption, columns, rows, rowKey }: TableProps<Row>) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <Head columns={columns} />
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map((column) => (
              <td
                key={column.header}
                data-align={column.align}
                data-phone={column.phone ?? 'line'}
                data-label={column.hideHeader ? undefined : column.header}
              >
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The same table on its way: its head, and as many lines as it may get. */
export function TableSkeleton<Row>({ columns, lines }: Pick<TableProps<Row>, 'columns'> & { lines: number }) {
  return (
    <div role="status" aria-label="Loading">
      <table className={styles.table} aria-hidden="true">
        <Head columns={columns} />
        <tbody>
          {Array.from({ length: lines }, (_, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike
            <tr key={line}>
              {columns.map(({ header, phone = 'line', hideHeader }) => (
                <td key={header} data-phone={phone} data-label={hideHeader ? undefined : header}>
                  <Skeleton {...placeOf[phone]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const placeOf = {
  title: { width: '60%' },
  aside: { shape: 'block', width: '2rem', height: '2rem' },
  line: { width: '5rem' },
  hidden: { width: '5rem' },
} as const;

function Head<Row>({ columns }: Pick<TableProps<Row>, 'columns'>) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th
            key={column.header}
            scope="col"
            data-align={column.align}
            style={{ inlineSize: column.width }}
            aria-sort={column.sort?.direction ?? undefined}
          >
            {column.sort ? (
              <button type="button" className={styles.sort} onClick={column.sort.onSort}>
                {column.header}
                <ChevronDownIcon
                  size={14}
                  className={styles.arrow}
                  data-direction={column.sort.direction ?? 'none'}
                />
              </button>
            ) : (
              <span className={column.hideHeader ? 'visually-hidden' : undefined}>{column.header}</span>
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}
