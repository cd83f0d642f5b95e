/** A cell by its place. */
export interface Cell {
  row: number;
  column: number;
}

/** From one corner to the other, both included. */
export interface Range {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

export interface Size {
  rows: number;
  columns: number;
}

/** The cells between two corners. */
export function rangeOf(one: Cell, other: Cell): Range {
  return {
    top: Math.min(one.row, other.row),
    bottom: Math.max(one.row, other.row),
    left: Math.min(one.column, other.column),
    right: Math.max(one.column, other.column),
  };
}

/** The place that lies so far from this one, inside of the sheet. */
export function movedCell(cell: Cell, rows: number, columns: number, size: Size): Cell {
  return {
    row: clamp(cell.row + rows, size.rows - 1),
    column: clamp(cell.column + columns, size.columns - 1),
  };
}

/** The cell after or before this one, along the lines; null past either end. */
export function nextCell({ row, column }: Cell, step: 1 | -1, size: Size): Cell | null {
  const index = row * size.columns + column + step;
  if (index < 0 || index >= size.rows * size.columns) return null;
  return { row: Math.floor(index / size.columns), column: index % size.columns };
}

export interface Filling extends Cell {
  text: string;
}

/**
 * Where the cells of a clipboard go: from the first cell of the range on. A range that they fill several times over is
 * filled; what lies past the end of the sheet is counted.
 */
export function pasteInto(
  range: Range,
  cells: readonly (readonly string[])[],
  size: Size,
): { fillings: Filling[]; range: Range; lost: number } {
  const height = cells.length;
  const width = Math.max(...cells.map((line) => line.length));
  const rows = timesOver(range.bottom - range.top + 1, height);
  const columns = timesOver(range.right - range.left + 1, width);
  const fillings: Filling[] = [];
  let lost = 0;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const text = cells[row % height]?.[column % width];
      if (text === undefined) continue;
      const cell = { row: range.top + row, column: range.left + column };
      if (cell.row < size.rows && cell.column < size.columns) fillings.push({ ...cell, text });
      else lost += 1;
    }
  }
  const end = movedCell({ row: range.top, column: range.left }, rows - 1, columns - 1, size);
  return { fillings, range: { ...range, bottom: end.row, right: end.column }, lost };
}

/** The first line of a range, over all others. */
export function fillDown(range: Range, textAt: (cell: Cell) => string): Filling[] {
  const fillings: Filling[] = [];
  for (let column = range.left; column <= range.right; column += 1) {
    const text = textAt({ row: range.top, column });
    for (let row = range.top + 1; row <= range.bottom; row += 1) fillings.push({ row, column, text });
  }
  return fillings;
}

/** All cells of a range, line by line. */
export function textsOf(range: Range, textAt: (cell: Cell) => string): string[][] {
  return Array.from({ length: range.bottom - range.top + 1 }, (_, row) =>
    Array.from({ length: range.right - range.left + 1 }, (__, column) =>
      textAt({ row: range.top + row, column: range.left + column }),
    ),
  );
}

function timesOver(selected: number, given: number): number {
  return selected % given === 0 ? selected : given;
}

function clamp(value: number, most: number): number {
  return Math.max(0, Math.min(value, most));
}
