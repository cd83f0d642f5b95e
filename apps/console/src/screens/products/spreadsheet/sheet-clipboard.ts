import type { ClipboardEvent } from 'react';
import { saySheet } from '#sentences/products/sheet.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { pasteInto, type Range, textsOf } from './cell-range.ts';
import { parseTsv, writeTsv } from './tsv.ts';
import type { SheetHandle } from './use-sheet.ts';

interface ClipboardOptions {
  range: Range;
  size: { rows: number; columns: number };
  sheet: SheetHandle;
  clear: (cleared: Range) => void;
  onPasted: (pasted: Range) => void;
}

/** What the grid does with the clipboard, in the form that spreadsheets give and take: tabs between cells. */
export function clipboardOf({ range, size, sheet, clear, onPasted }: ClipboardOptions) {
  function copy(event: ClipboardEvent): void {
    event.preventDefault();
    event.clipboardData.setData('text/plain', writeTsv(textsOf(range, sheet.textAt)));
    if (event.type === 'cut') clear(range);
  }

  function paste(event: ClipboardEvent): void {
    event.preventDefault();
    const cells = parseTsv(event.clipboardData.getData('text/plain'));
    const pasted = pasteInto(
      range,
      cells.map((line) => line.map((text) => text.trim())),
      size,
    );
    sheet.fill(pasted.fillings);
    onPasted(pasted.range);
    if (pasted.lost > 0) {
      toast.warning(saySheet('paste.lost', { count: pasted.lost }));
    }
  }

  return { onCopy: copy, onCut: copy, onPaste: paste };
}
