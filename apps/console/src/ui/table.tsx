import type { ReactNode } from 'react';
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
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column.header}
              scope="col"
              data-align={column.align}
              style={{ inlineSize: column.width }}
            >
              <span className={column.hideHeader ? 'visually-hidden' : undefined}>{column.header}</span>
            </th>
          ))}
        </tr>
      </thead>
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
