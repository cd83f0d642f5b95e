import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toThousandths } from './percent.ts';

describe('CONTRACT "The wire": percentages keep up to 3 decimals exactly', () => {
  it.each([
    ['7.5', 7500],
    [7.5, 7500],
    ['9.975', 9975],
    [9.975, 9975],
    ['0', 0],
    [0, 0],
    ['100', 100_000],
    ['100.000', 100_000],
  ])('reads %j as %i thousandths', (percent, thousandths) => {
    expect(toThousandths(percent)).toEqual({ ok: true, value: thousandths });
  });

  it.each([
    ['9.9755', 'too_many_decimals'],
    [0.1 + 0.2, 'too_many_decimals'],
    ['100.001', 'out_of_range'],
    [-1, 'out_of_range'],
    ['', 'not_a_number'],
    ['7,5', 'not_a_number'],
    ['1e1', 'not_a_number'],
    [Number.NaN, 'not_a_number'],
    [Number.POSITIVE_INFINITY, 'not_a_number'],
    [1e-7, 'not_a_number'],
    ['9'.repeat(20), 'too_large'],
  ])('refuses %j: %s', (percent, reason) => {
    expect(toThousandths(percent)).toEqual({ ok: false, reason });
  });

  it('reads a number and its text alike', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), (thousandths) => {
        const percent = thousandths / 1000;
        expect(toThousandths(percent)).toEqual({ ok: true, value: thousandths });
        expect(toThousandths(percent.toFixed(3))).toEqual({ ok: true, value: thousandths });
      }),
    );
  });
});
