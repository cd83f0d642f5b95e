import { readsFromRight } from '#ui/reads-from-right.ts';
import type { Cell } from './cell-range.ts';

/** In px, as the style sheet draws them. */
export const rowHeight = 36;

/** Scrolls the grid, and nothing around it, until the cell stands beside the names and below the head. */
export function reveal(grid: HTMLElement, cell: HTMLElement, row: number): void {
  const top = row * rowHeight;
  const names = cell.parentElement?.firstElementChild?.clientWidth ?? 0;
  const bottom = top + 2 * rowHeight - grid.clientHeight;
  grid.scrollTop = Math.max(Math.min(grid.scrollTop, top), bottom);
  const seen = grid.getBoundingClientRect();
  const { left, right } = cell.getBoundingClientRect();
  const [atLeft, atRight] = readsFromRight() ? [0, names] : [names, 0];
  if (left < seen.left + atLeft) grid.scrollLeft += left - seen.left - atLeft;
  else if (right > seen.right - atRight) grid.scrollLeft += right - seen.right + atRight;
}

/** The place of the cell that was pressed; null beside the cells. */
export function cellOf(target: EventTarget): Cell | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  return cell && { row: Number(cell.dataset.row), column: Number(cell.dataset.column) };
}
