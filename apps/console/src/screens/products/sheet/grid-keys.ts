import { movedSpot, nextSpot, type Size, type Spot } from './range.ts';

interface Press {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
}

/** Where a key leads from a cell; null for a key that leads nowhere. */
export function spotAfterKey(
  { key, shiftKey, ctrlKey }: Press,
  from: Spot,
  size: Size,
  pageRows: number,
): Spot | null {
  const far = ctrlKey ? Number.MAX_SAFE_INTEGER : 1;
  switch (key) {
    case 'ArrowUp':
      return movedSpot(from, -far, 0, size);
    case 'ArrowDown':
      return movedSpot(from, far, 0, size);
    case 'ArrowLeft':
      return movedSpot(from, 0, -far, size);
    case 'ArrowRight':
      return movedSpot(from, 0, far, size);
    case 'PageUp':
      return movedSpot(from, -pageRows, 0, size);
    case 'PageDown':
      return movedSpot(from, pageRows, 0, size);
    case 'Home':
      return { row: ctrlKey ? 0 : from.row, column: 0 };
    case 'End':
      return { row: ctrlKey ? size.rows - 1 : from.row, column: size.columns - 1 };
    case 'Tab':
      return nextSpot(from, shiftKey ? -1 : 1, size);
    default:
      return null;
  }
}
