import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillDown, movedCell, nextCell, pasteInto, rangeOf, textsOf } from './cell-range.ts';

const size = { rows: 6, columns: 4 };
const cell = fc.record({ row: fc.nat(5), column: fc.nat(3) });
const cells = fc
  .tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 5 }))
  .map(([rows, columns]) =>
    Array.from({ length: rows }, (_, row) =>
      Array.from({ length: columns }, (__, column) => `${row} ${column}`),
    ),
  );

describe('DESIGN "Spreadsheet editing": ranges', () => {
  it('a pasted range stays inside of the sheet, and what does not fit is counted', () => {
    fc.assert(
      fc.property(cell, cells, (at, pasted) => {
        const { fillings, lost, range } = pasteInto(rangeOf(at, at), pasted, size);
        expect(fillings.length + lost).toBe(pasted.flat().length);
        for (const { row, column, text } of fillings) {
          expect(text).toBe(pasted[row - at.row]?.[column - at.column]);
          expect(row).toBeLessThan(size.rows);
          expect(column).toBeLessThan(size.columns);
        }
        expect(range).toMatchObject({ top: at.row, left: at.column });
        expect(range.bottom).toBeLessThan(size.rows);
      }),
    );
  });

  it('what is copied is pasted as it was', () => {
    fc.assert(
      fc.property(cell, cell, cell, (one, other, target) => {
        const range = rangeOf(one, other);
        const copied = textsOf(range, ({ row, column }) => `${row} ${column}`);
        const { fillings } = pasteInto(rangeOf(target, target), copied, size);
        for (const filling of fillings) {
          const from = {
            row: filling.row - target.row + range.top,
            column: filling.column - target.column + range.left,
          };
          expect(filling.text).toBe(`${from.row} ${from.column}`);
        }
      }),
    );
  });

  it('one cell, or a block that fits several times, fills the whole selection', () => {
    const whole = rangeOf({ row: 0, column: 0 }, { row: 3, column: 1 });
    expect(pasteInto(whole, [['x']], size).fillings).toHaveLength(8);
    expect(
      pasteInto(whole, [['x'], ['y']], size)
        .fillings.map(({ text }) => text)
        .join(''),
    ).toBe('xxyyxxyy');
    expect(pasteInto(whole, [['x'], ['y'], ['z']], size).fillings).toHaveLength(6);
  });

  it('is filled down from its first line', () => {
    const range = rangeOf({ row: 2, column: 1 }, { row: 0, column: 0 });
    expect(fillDown(range, ({ row, column }) => `${row} ${column}`)).toEqual([
      { row: 1, column: 0, text: '0 0' },
      { row: 2, column: 0, text: '0 0' },
      { row: 1, column: 1, text: '0 1' },
      { row: 2, column: 1, text: '0 1' },
    ]);
  });

  it('is left by Tab only at its ends', () => {
    expect(nextCell({ row: 0, column: 3 }, 1, size)).toEqual({ row: 1, column: 0 });
    expect(nextCell({ row: 1, column: 0 }, -1, size)).toEqual({ row: 0, column: 3 });
    expect(nextCell({ row: 5, column: 3 }, 1, size)).toBeNull();
    expect(nextCell({ row: 0, column: 0 }, -1, size)).toBeNull();
    expect(movedCell({ row: 0, column: 0 }, -5, 99, size)).toEqual({ row: 0, column: 3 });
  });
});
