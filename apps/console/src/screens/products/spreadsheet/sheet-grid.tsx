// biome-ignore-all lint/a11y/useSemanticElements: a table has no current cell, a grid has
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and names the current cell

import { blocksKey } from '@sokoni/rules/forms/number-input';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { SheetRow } from '#api/catalogue/variant-cells.ts';
import { useCurrency } from '#parts/money/money-text.ts';
import { richText } from '#sentences/frame/rich-text.ts';
import { saySheet } from '#sentences/products/sheet.ts';
import { sayProduct } from '#sentences/products/words.ts';
import { Kbd } from '#ui/display/kbd.tsx';
import { readsFromRight } from '#ui/reads-from-right.ts';
import { type Cell, fillDown, type Range, rangeOf, textsOf } from './cell-range.ts';
import { cellAfterKey } from './grid-keys.ts';
import { cellOf, reveal, rowHeight } from './grid-positions.ts';
import styles from './sheet.module.css';
import { clipboardOf } from './sheet-clipboard.ts';
import { columnName, leftText, type SheetColumn, shownText } from './sheet-columns.ts';
import { cellId, type Editing, SheetLine } from './sheet-row.tsx';
import type { SheetHandle } from './use-sheet.ts';

const pageRows = 15;
/** So many lines before the end the next page is fetched. */
const nearEnd = 60;

interface SheetGridProps {
  rows: readonly SheetRow[];
  columns: readonly SheetColumn[];
  sheet: SheetHandle;
  /** There is more, and it is not on its way. */
  onNearEnd: () => void;
  /** Stand above the cells, before what is wrong with the current one. */
  tools: ReactNode;
}

/** The cells. The grid has the focus; the current cell is named to screen readers, the one that is edited holds a field. */
export function SheetGrid({ rows, columns, sheet, onNearEnd, tools }: SheetGridProps) {
  const currency = useCurrency();
  const grid = useRef<HTMLDivElement>(null);
  const [corner, setCorner] = useState<Cell>({ row: 0, column: 0 });
  const [active, setActive] = useState<Cell>({ row: 0, column: 0 });
  const [editing, setEditing] = useState<Editing | null>(null);
  const mayLeave = useRef(false);
  const isDragging = useRef(false);
  const size = { rows: rows.length, columns: columns.length };
  const range = rangeOf(corner, active);

  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => grid.current,
    estimateSize: () => rowHeight,
    overscan: 6,
    useFlushSync: false,
    // The current line is always there: it is what the grid names as its current cell.
    rangeExtractor: useCallback(
      (shown: Parameters<typeof defaultRangeExtractor>[0]) =>
        [...new Set([...defaultRangeExtractor(shown), Math.min(active.row, rows.length - 1)])].sort(
          (a, b) => a - b,
        ),
      [active.row, rows.length],
    ),
  });
  const shownRows = virtual.getVirtualItems();
  const last = shownRows.at(-1)?.index ?? 0;

  useEffect(() => {
    if (last >= rows.length - nearEnd) onNearEnd();
  }, [last, rows.length, onNearEnd]);

  const activeRow = rows[active.row];
  const activeColumn = columns[active.column];
  const activeId = activeRow && activeColumn && cellId(activeRow.variant_id, activeColumn);
  const problem = activeRow && activeColumn ? sheet.problemAt(activeRow, activeColumn) : undefined;

  useLayoutEffect(() => {
    const cell = activeId ? document.getElementById(activeId) : null;
    if (grid.current && cell) reveal(grid.current, cell, active.row);
  }, [activeId, active]);

  // The reason stands above the cells for the current one only.
  const showFirstRefused = useEffectEvent(() => {
    for (const [row, line] of rows.entries()) {
      const column = columns.findIndex((place) => sheet.problemAt(line, place));
      if (column === -1) continue;
      goTo({ row, column });
      return grid.current?.focus({ preventScroll: true });
    }
  });
  useEffect(() => {
    if (sheet.refusals > 0) showFirstRefused();
  }, [sheet.refusals]);

  function goTo(cell: Cell, keepsCorner = false): void {
    setActive(cell);
    if (!keepsCorner) setCorner(cell);
  }

  function edit(cell: Cell, text: string | null): void {
    goTo(cell);
    const column = columns[cell.column];
    const shown = column ? shownText(sheet.textAt(cell), column) : '';
    setEditing({ ...cell, text: text ?? shown, isTyping: text !== null });
  }

  const leave = useRef<(text: string | null, key: string, isBack: boolean) => void>(() => {});
  leave.current = (text, key, isBack) => {
    if (!editing) return;
    const column = columns[editing.column];
    setEditing(null);
    if (text !== null && column) {
      sheet.fill([{ row: editing.row, column: editing.column, text: leftText(text, column, currency) }]);
    }
    if (key === 'Blur') return;
    grid.current?.focus({ preventScroll: true });
    const back = key === 'Enter' && isBack ? 'ArrowUp' : 'ArrowDown';
    const next = cellAfterKey(
      { key: key === 'Enter' ? back : key, shiftKey: isBack, ctrlKey: false },
      editing,
      size,
      pageRows,
    );
    if (next) goTo(next);
  };
  const onLeave = useCallback(
    (text: string | null, key: string, isBack: boolean) => leave.current(text, key, isBack),
    [],
  );

  const clipboard = clipboardOf({
    range,
    size,
    columns,
    sheet,
    clear,
    onPasted: ({ top, left, bottom, right }) => {
      setCorner({ row: top, column: left });
      setActive({ row: bottom, column: right });
    },
  });

  function clear(cleared: Range): void {
    sheet.fill(
      textsOf(cleared, () => '').flatMap((line, row) =>
        line.map((text, column) => ({ row: cleared.top + row, column: cleared.left + column, text })),
      ),
    );
  }

  function pressWithCommand(event: KeyboardEvent): boolean {
    const key = event.key.toLowerCase();
    if (key === 'z' && !event.shiftKey) sheet.undo();
    else if (key === 'y' || (key === 'z' && event.shiftKey)) sheet.redo();
    else if (key === 'd') sheet.fill(fillDown(range, sheet.textAt));
    else if (key === 'a') {
      setCorner({ row: 0, column: 0 });
      setActive({ row: size.rows - 1, column: size.columns - 1 });
    } else return false;
    return true;
  }

  function press(event: KeyboardEvent): void {
    if (event.target !== grid.current) return;
    const ctrlKey = event.ctrlKey || event.metaKey;
    if (event.key === 'Tab' && mayLeave.current) return;
    mayLeave.current = event.key === 'Escape';
    const cell = cellAfterKey(
      { key: event.key, shiftKey: event.shiftKey, ctrlKey, fromRight: readsFromRight() },
      active,
      size,
      pageRows,
    );
    if (cell) goTo(cell, event.shiftKey && event.key !== 'Tab');
    else if (ctrlKey) {
      if (!pressWithCommand(event)) return;
    } else if (event.key === 'Enter' || event.key === 'F2') edit(active, null);
    else if (event.key === 'Delete' || event.key === 'Backspace') clear(range);
    else if (event.key === 'Escape') setCorner(active);
    else if (event.key.length === 1 && !event.altKey) {
      if (activeColumn?.kind === 'text' || !blocksKey(event.key)) edit(active, event.key);
    } else return;
    event.preventDefault();
  }

  function point(event: PointerEvent): void {
    const cell = cellOf(event.target);
    if (!cell || event.button !== 0 || editing) return;
    const isAgain = event.pointerType === 'touch' && cell.row === active.row && cell.column === active.column;
    if (isAgain) edit(cell, null);
    else {
      isDragging.current = event.pointerType === 'mouse';
      goTo(cell, event.shiftKey);
    }
  }

  return (
    <>
      <div className={styles.tools}>
        {tools}
        <p id="sheet-problem" role="status" className={styles.problem}>
          {problem}
        </p>
        {!problem && (
          <p className={styles.keys}>
            {richText(
              saySheet.rich('sheet.keys', {
                key: (words) => <Kbd>{words}</Kbd>,
              }),
            )}
          </p>
        )}
      </div>
      <div
        ref={grid}
        role="grid"
        aria-label={sayProduct('field.variants')}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length + 1}
        aria-multiselectable="true"
        aria-activedescendant={editing ? undefined : activeId}
        tabIndex={0}
        className={styles.grid}
        style={{ maxBlockSize: (rows.length + 1) * rowHeight + 18 }}
        onKeyDown={press}
        {...clipboard}
        onPointerDown={point}
        onPointerMove={(event) => {
          const cell = isDragging.current && event.buttons === 1 ? cellOf(event.target) : null;
          if (cell && (cell.row !== active.row || cell.column !== active.column)) goTo(cell, true);
        }}
        onPointerUp={() => {
          isDragging.current = false;
        }}
        onDoubleClick={(event) => {
          const cell = cellOf(event.target);
          if (cell && !editing) edit(cell, null);
        }}
      >
        <div role="rowgroup" className={styles.head}>
          <div role="row" aria-rowindex={1} className={styles.headRow}>
            <div role="columnheader" aria-colindex={1} className={styles.name}>
              {sayProduct('field.product')}
            </div>
            {columns.map((column, at) => (
              <div
                key={column.field}
                role="columnheader"
                title={columnName(column)}
                aria-colindex={at + 2}
                className={styles.cell}
                data-kind={column.kind}
                style={{ inlineSize: `${column.width}rem` }}
              >
                {columnName(column)}
              </div>
            ))}
          </div>
        </div>
        <div role="rowgroup" className={styles.body} style={{ blockSize: virtual.getTotalSize() }}>
          {shownRows.map(({ index, start }) => {
            const row = rows[index];
            if (!row) return null;
            const isIn = index >= range.top && index <= range.bottom;
            return (
              <SheetLine
                key={row.variant_id}
                row={row}
                index={index}
                top={start}
                columns={columns}
                sheet={sheet.view}
                active={index === active.row ? active.column : -1}
                from={isIn ? range.left : 0}
                to={isIn ? range.right : -1}
                editing={editing?.row === index ? editing : null}
                onLeave={onLeave}
              />
            );
          })}
        </div>
      </div>
    </>
  );
}
