import type { ClipboardEvent } from 'react';
import { saySheet } from '#sentences/products/sheet.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { pasteInto, type Range, textsOf } from './cell-range.ts';
import { readText, type SheetColumn, shownText } from './sheet-columns.ts';
import { parseTsv, writeTsv } from './tsv.ts';
import type { SheetHandle } from './use-sheet.ts';

interface ClipboardOptions {
  range: Range;
  size: { rows: number; columns: number };
  columns: readonly SheetColumn[];
  sheet: SheetHandle;
  clear: (cleared: Range) => void;
  onPasted: (pasted: Range) => void;
}

/** What the grid does with the clipboard, in the form that spreadsheets give and take: tabs between cells. */
export function clipboardOf({ range, size, columns, sheet, clear, onPasted }: ClipboardOptions) {
  const inColumn = (write: typeof shownText, text: string, at: number) => {
    const column = columns[at];
    return column ? write(text, column) : text;
  };

  function copy(event: ClipboardEvent): void {
    event.preventDefault();
    event.clipboardData.setData(
      'text/plain',
      writeTsv(textsOf(range, (cell) => inColumn(shownText, sheet.textAt(cell), cell.column))),
    );
    if (event.type === 'cut') clear(range);
  }

  function paste(event: ClipboardEvent): void {
    event.preventDefault();
    const cells = parseTsv(event.clipboardData.getData('text/plain'));
    const pasted = pasteInto(range, cells, size);
    sheet.fill(
      pasted.fillings.map((filling) => ({
        ...filling,
        text: inColumn(readText, filling.text, filling.column),
      })),
    );
    onPasted(pasted.range);
    if (pasted.lost > 0) {
      toast.warning(saySheet('paste.lost', { count: pasted.lost }));
    }
  }

  return { onCopy: copy, onCut: copy, onPaste: paste };
}
