// biome-ignore-all lint/a11y/useSemanticElements: a table has no current cell, a grid has
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and names the current cell
import { commaText } from '@sokoni/messages/list-text';
import { memo } from 'react';
import type { SheetRow } from '#api/catalogue/variant-cells.ts';
import { saySheet } from '#sentences/products/sheet.ts';
import { useLanguage } from '#session/language.ts';
import { cx } from '#ui/cx.ts';
import { CellEditor } from './cell-editor.tsx';
import styles from './sheet.module.css';
import { cellKey, columnName, type SheetColumn, savedText, shownText } from './sheet-columns.ts';
import { cellProblem, type Sheet } from './sheet-lines.ts';

export interface Editing {
  row: number;
  column: number;
  /** What it begins with. */
  text: string;
  /** The arrows leave the cell, as long as nobody has gone into its text. */
  isTyping: boolean;
}

interface SheetLineProps {
  row: SheetRow;
  index: number;
  top: number;
  columns: readonly SheetColumn[];
  /** The same object until something is typed or told. */
  sheet: Sheet;
  /** The column of the current cell, -1 elsewhere. */
  active: number;
  from: number;
  to: number;
  editing: Editing | null;
  onLeave: (text: string | null, key: string, isBack: boolean) => void;
}

/** One variant. Drawn again only when something of it changes. */
export const SheetLine = memo(function SheetLine(props: SheetLineProps) {
  useLanguage();
  const { row, index, top, columns, sheet, active, from, to, editing, onLeave } = props;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={styles.row}
      style={{ transform: `translateY(${top}px)` }}
    >
      <div role="rowheader" aria-colindex={1} className={styles.name} title={nameOf(row)}>
        <span className={styles.title}>{row.title}</span>
        {row.name && <span className={styles.variant}>{row.name}</span>}
      </div>
      {columns.map((column, at) => {
        const isActive = at === active;
        const text = sheet.texts.get(cellKey(row.variant_id, column.field));
        const problem = text === undefined ? undefined : cellProblem(row, column, sheet);
        return (
          <div
            key={column.field}
            role="gridcell"
            id={cellId(row.variant_id, column)}
            aria-colindex={at + 2}
            aria-selected={at >= from && at <= to}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem && isActive ? 'sheet-problem' : undefined}
            data-row={index}
            data-column={at}
            data-active={isActive || undefined}
            data-changed={text !== undefined || undefined}
            title={problem}
            className={cx(styles.cell, column.kind !== 'text' && styles.number)}
            style={{ inlineSize: `${column.width}rem` }}
          >
            {editing?.column === at ? (
              <CellEditor
                label={saySheet('sheet.cell', { column: columnName(column), name: nameOf(row) })}
                kind={column.kind}
                start={editing}
                onLeave={onLeave}
              />
            ) : (
              shownText(text ?? savedText(row, column, sheet.currency), column)
            )}
          </div>
        );
      })}
    </div>
  );
});

/** The place of a cell in the page. */
export function cellId(variantId: string, { field }: SheetColumn): string {
  return `cell-${cellKey(variantId, field).replace(' ', '-')}`;
}

function nameOf({ title, name }: SheetRow): string {
  return commaText([title, name]);
}
