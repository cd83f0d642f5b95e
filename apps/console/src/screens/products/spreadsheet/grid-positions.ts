import type { Cell } from './cell-range.ts';

/** In px, as the style sheet draws them. */
export const rowHeight = 36;

/** Scrolls the grid, and nothing around it, until the cell stands beside the names and below the head. */
export function reveal(grid: HTMLElement, cell: HTMLElement, row: number): void {
  const top = row * rowHeight;
  const names = cell.parentElement?.firstElementChild?.clientWidth ?? 0;
  const bottom = top + 2 * rowHeight - grid.clientHeight;
  const end = cell.offsetLeft + cell.offsetWidth - grid.clientWidth;
  grid.scrollTop = Math.max(Math.min(grid.scrollTop, top), bottom);
  grid.scrollLeft = Math.max(Math.min(grid.scrollLeft, cell.offsetLeft - names), end);
}

/** The place of the cell that was pressed; null beside the cells. */
export function cellOf(target: EventTarget): Cell | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  return cell && { row: Number(cell.dataset.row), column: Number(cell.dataset.column) };
}
