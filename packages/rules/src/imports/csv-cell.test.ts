import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellText, safeCell } from './csv-cell.ts';

describe('CONTRACT, security: cells that a spreadsheet would run are quoted', () => {
  it.each(['=1+1', '+234', '-2', '@SUM(A1)', '\tx', '\0x'])('quotes %j', (text) => {
    expect(safeCell(text)).toBe(`'${text}`);
  });

  it('leaves other text alone', () => {
    for (const text of ['', 'Rice', "Mama's", "'quoted'", '3=3']) expect(safeCell(text)).toBe(text);
  });

  it('comes back as it went', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^['=+@a-]{0,5}$/), (text) => {
        expect(cellText(safeCell(text))).toBe(text);
        expect(safeCell(text)).not.toMatch(/^[=+\-@\t\0]/);
      }),
    );
  });
});
