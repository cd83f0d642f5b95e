import { type Cell, movedCell, nextCell, type Size } from './cell-range.ts';

interface Press {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  /** The grid is written from right to left. */
  fromRight?: boolean;
}

/** Where a key leads from a cell; null for a key that leads nowhere. */
export function cellAfterKey(
  { key, shiftKey, ctrlKey, fromRight = false }: Press,
  from: Cell,
  size: Size,
  pageRows: number,
): Cell | null {
  const far = ctrlKey ? Number.MAX_SAFE_INTEGER : 1;
  const onward = fromRight ? -far : far;
  switch (key) {
    case 'ArrowUp':
      return movedCell(from, -far, 0, size);
    case 'ArrowDown':
      return movedCell(from, far, 0, size);
    case 'ArrowLeft':
      return movedCell(from, 0, -onward, size);
    case 'ArrowRight':
      return movedCell(from, 0, onward, size);
    case 'PageUp':
      return movedCell(from, -pageRows, 0, size);
    case 'PageDown':
      return movedCell(from, pageRows, 0, size);
    case 'Home':
      return { row: ctrlKey ? 0 : from.row, column: 0 };
    case 'End':
      return { row: ctrlKey ? size.rows - 1 : from.row, column: size.columns - 1 };
    case 'Tab':
      return nextCell(from, shiftKey ? -1 : 1, size);
    default:
      return null;
  }
}
