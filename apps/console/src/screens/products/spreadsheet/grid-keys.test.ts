import { describe, expect, it } from 'vitest';
import { cellAfterKey } from './grid-keys.ts';

const size = { rows: 100, columns: 5 };
const after = (key: string, modifier: { shiftKey?: boolean; ctrlKey?: boolean } = {}) =>
  cellAfterKey({ key, shiftKey: false, ctrlKey: false, ...modifier }, { row: 50, column: 2 }, size, 20);

describe('DESIGN "Spreadsheet editing": the keyboard', () => {
  it.each([
    ['ArrowUp', { row: 49, column: 2 }],
    ['ArrowDown', { row: 51, column: 2 }],
    ['ArrowLeft', { row: 50, column: 1 }],
    ['ArrowRight', { row: 50, column: 3 }],
    ['PageUp', { row: 30, column: 2 }],
    ['PageDown', { row: 70, column: 2 }],
    ['Home', { row: 50, column: 0 }],
    ['End', { row: 50, column: 4 }],
    ['Tab', { row: 50, column: 3 }],
  ])('%s goes there', (key, cell) => {
    expect(after(key)).toEqual(cell);
  });

  it('goes to the ends with Ctrl, and back with Shift and Tab', () => {
    expect(after('ArrowDown', { ctrlKey: true })).toEqual({ row: 99, column: 2 });
    expect(after('Home', { ctrlKey: true })).toEqual({ row: 0, column: 0 });
    expect(after('End', { ctrlKey: true })).toEqual({ row: 99, column: 4 });
    expect(after('Tab', { shiftKey: true })).toEqual({ row: 50, column: 1 });
    expect(after('a')).toBeNull();
  });
});
