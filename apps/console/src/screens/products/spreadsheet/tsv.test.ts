import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTsv, writeTsv } from './tsv.ts';

describe('DESIGN "Spreadsheet editing": what stands on the clipboard', () => {
  it('is cells between tabs, a line each', () => {
    expect(parseTsv('a\tb\nc\td')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    expect(parseTsv('a\tb\r\nc\td\r\n')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    expect(parseTsv('a\rb\r')).toEqual([['a'], ['b']]);
    expect(parseTsv('1')).toEqual([['1']]);
    expect(parseTsv('')).toEqual([['']]);
    expect(parseTsv('a\t')).toEqual([['a', '']]);
    expect(parseTsv('a\n\nb')).toEqual([['a'], [''], ['b']]);
  });

  it('keeps line breaks, tabs and quotes of a cell in quotes', () => {
    expect(parseTsv('"two\nlines"\tb\n"say ""hi"""\t"a\tb"')).toEqual([
      ['two\nlines', 'b'],
      ['say "hi"', 'a\tb'],
    ]);
  });

  it('takes a quote inside of a text for what it is', () => {
    expect(parseTsv('5" pipe\t"half')).toEqual([['5" pipe', '"half']]);
    expect(parseTsv('"a"b\tc')).toEqual([['"a"b', 'c']]);
  });

  it('comes back as it was written', () => {
    const cell = fc.stringMatching(/^[\t\r\n"a1 ]{0,6}$/);
    const grid = fc
      .integer({ min: 1, max: 4 })
      .chain((width) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 4 }),
      )
      // A last line of one empty cell cannot be told from the line break before it.
      .filter((rows) => rows.length === 1 || rows.at(-1)?.join('') !== '' || (rows.at(-1)?.length ?? 0) > 1);
    fc.assert(
      fc.property(grid, (rows) => {
        expect(parseTsv(writeTsv(rows))).toEqual(rows);
      }),
    );
  });

  it('is read whatever it is', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(parseTsv(text).length).toBeGreaterThan(0);
      }),
    );
  });
});
