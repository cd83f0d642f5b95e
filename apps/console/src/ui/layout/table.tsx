import { ChevronDownIcon } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { sayUi } from '#sentences/frame/ui.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import fieldStyles from '#ui/fields/field.module.css';
import styles from './table.module.css';

export interface Column<Row> {
  /** Names the column; spoken only when `hideHeader`. */
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  hideHeader?: boolean;
  /** On a phone a row is a small card: `title` heads it, `aside` stands at its corner, lines follow, up to four figures share one. */
  phone?: 'title' | 'aside' | 'line' | 'figure' | 'hidden';
  /** A CSS length. */
  width?: string;
  /** What the whole list comes to in this column; a row of totals stands below where any column has one. */
  total?: ReactNode;
  /** The list can be ordered by it: how it is now, and what pressing its header does. */
  sort?: { direction: 'ascending' | 'descending' | null; onSort: () => void };
}

interface TableProps<Row> {
  /** What the table lists, for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Rows can be chosen by check boxes. */
  selection?: TableSelection<Row> | undefined;
}

export interface TableSelection<Row> {
  isSelected: (row: Row) => boolean;
  /** Names the check box: "Select Basin". */
  label: (row: Row) => string;
  /** With Shift a whole range from the last one. */
  onToggle: (rows: Row[], isSelected: boolean) => void;
  /** Takes the place of the head while something is selected. */
  bar: ReactNode;
}

/** A list of like things. On a phone each row becomes a small card; where longer words leave no room it scrolls sideways. */
export function Table<Row>(props: TableProps<Row>) {
  return (
    <div className={styles.room}>
      <BareTable {...props} />
    </div>
  );
}

/** A table with more figures than a window may have room for: it scrolls sideways, by the keyboard as well. */
export function WideTable<Row>(props: TableProps<Row>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section aria-label={props.caption} tabIndex={0} className={styles.room}>
      <BareTable {...props} />
    </section>
  );
}

function BareTable<Row>({ caption, columns, rows, rowKey, selection }: TableProps<Row>) {
  const lastToggled = useRef<string | null>(null);

  function toggle(row: Row, isRange: boolean): void {
    if (!selection) return;
    const from = isRange ? rows.findIndex((other) => rowKey(other) === lastToggled.current) : -1;
    const to = rows.indexOf(row);
    lastToggled.current = rowKey(row);
    selection.onToggle(
      from === -1 ? [row] : rows.slice(Math.min(from, to), Math.max(from, to) + 1),
      !selection.isSelected(row),
    );
  }

  return (
    <table className={styles.table} data-selectable={selection ? true : undefined}>
      <caption className="visually-hidden">{caption}</caption>
      <Head columns={columns} selection={selection && { ...selection, rows }} />
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} data-selected={selection?.isSelected(row) || undefined}>
            {selection && (
              <td className={styles.select} data-phone="select">
                <label>
                  <input
                    type="checkbox"
                    aria-label={selection.label(row)}
                    className={fieldStyles.checkbox}
                    checked={selection.isSelected(row)}
                    onChange={(event) =>
                      toggle(row, event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey)
                    }
                  />
                </label>
              </td>
            )}
            {columns.map((column) => (
              <td
                key={column.header}
                data-align={column.align}
                data-phone={column.phone ?? 'line'}
                data-label={column.hideHeader ? undefined : column.header}
              >
                {ownDirection(column.cell(row))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {columns.some(({ total }) => total !== undefined) && (
        <Foot columns={columns} isSelectable={selection !== undefined} />
      )}
    </table>
  );
}

/** A name or a code keeps its direction, and its signs where they belong. */
function ownDirection(cell: ReactNode): ReactNode {
  return typeof cell === 'string' ? <bdi>{cell}</bdi> : cell;
}

/** What all rows come to, those of other pages too. */
function Foot<Row>({ columns, isSelectable }: Pick<TableProps<Row>, 'columns'> & { isSelectable: boolean }) {
  return (
    <tfoot>
      <tr>
        {isSelectable && <td className={styles.select} data-phone="select" />}
        {columns.map(({ header, align, phone = 'line', hideHeader, total }, index) =>
          index === 0 ? (
            <th key={header} scope="row" data-phone="title">
              {total ?? sayUi('table.total')}
            </th>
          ) : (
            <td
              key={header}
              data-align={align}
              data-phone={total === undefined ? 'hidden' : phone}
              data-label={hideHeader ? undefined : header}
            >
              {total}
            </td>
          ),
        )}
      </tr>
    </tfoot>
  );
}

/** The same table on its way: its head, and as many lines as it may get. */
export function TableSkeleton<Row>({ columns, lines }: Pick<TableProps<Row>, 'columns'> & { lines: number }) {
  return (
    <div role="status" aria-label={sayUi('table.loading')}>
      <table className={styles.table} aria-hidden="true">
        {/* There is nothing to put in order yet. */}
        <Head columns={columns.map(({ sort: _, ...column }) => column)} />
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
  figure: { width: '2rem' },
  hidden: { width: '5rem' },
} as const;

interface HeadProps<Row> extends Pick<TableProps<Row>, 'columns'> {
  selection?: (TableSelection<Row> & { rows: readonly Row[] }) | undefined;
}

function Head<Row>({ columns, selection }: HeadProps<Row>) {
  return (
    <thead data-bar={selection?.bar ? true : undefined}>
      <tr>
        {selection && <SelectAll {...selection} />}
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
      {/* Over the names of the columns, which keep their widths. */}
      {selection?.bar && (
        <tr className={styles.barRow}>
          <td colSpan={columns.length + 1} className={styles.bar}>
            {selection.bar}
          </td>
        </tr>
      )}
    </thead>
  );
}

/** Chooses all rows that are shown, or none. */
function SelectAll<Row>({ rows, isSelected, onToggle }: TableSelection<Row> & { rows: readonly Row[] }) {
  const chosen = rows.filter(isSelected).length;
  const isAll = chosen === rows.length && rows.length > 0;
  return (
    <td className={styles.select} data-phone="select">
      <label>
        <input
          type="checkbox"
          aria-label={sayUi('table.selectAll')}
          className={fieldStyles.checkbox}
          checked={isAll}
          ref={(input) => {
            if (input) input.indeterminate = chosen > 0 && !isAll;
          }}
          onChange={() => onToggle([...rows], !isAll)}
        />
      </label>
    </td>
  );
}
