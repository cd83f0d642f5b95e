import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { vatBreakdown } from './vat-breakdown.ts';

const added = { apply_vat: true, vat_percent: 7.5, prices_include_vat: false };
const included = { ...added, prices_include_vat: true };

describe('SPEC 9: VAT applies only if apply_vat is set', () => {
  it('leaves a price as it is while VAT is off', () => {
    expect(vatBreakdown(1000, { ...added, apply_vat: false })).toEqual({ net: 1000, vat: 0, gross: 1000 });
  });
});

describe('CONTRACT "The wire": VAT of a sum, rounded half up', () => {
  it.each([
    [100_000, 7.5, { net: 100_000, vat: 7500, gross: 107_500 }],
    [199_999, '16', { net: 199_999, vat: 32_000, gross: 231_999 }],
    [1010, 5, { net: 1010, vat: 51, gross: 1061 }],
    [1000, 0, { net: 1000, vat: 0, gross: 1000 }],
  ])('adds to %i at %s %', (sum, vat_percent, breakdown) => {
    expect(vatBreakdown(sum, { ...added, vat_percent })).toEqual(breakdown);
  });

  it.each([
    [107_500, 7.5, { net: 100_000, vat: 7500, gross: 107_500 }],
    [100_000, '16', { net: 86_207, vat: 13_793, gross: 100_000 }],
    [3, 100, { net: 1, vat: 2, gross: 3 }],
    [-107_500, 7.5, { net: -100_000, vat: -7500, gross: -107_500 }],
  ])('finds inside %i at %s %', (sum, vat_percent, breakdown) => {
    expect(vatBreakdown(sum, { ...included, vat_percent })).toEqual(breakdown);
  });

  it('takes out what it put in', () => {
    const thousandths = fc.integer({ min: 0, max: 100_000 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), thousandths, (net, rate) => {
        const vat_percent = rate / 1000;
        const { gross, vat } = vatBreakdown(net, { ...added, vat_percent });
        expect(vatBreakdown(gross, { ...included, vat_percent })).toEqual({ net, vat, gross });
      }),
    );
  });

  it('refuses what is no percentage and no minor units', () => {
    expect(() => vatBreakdown(100, { ...included, vat_percent: 101 })).toThrow(RangeError);
    expect(() => vatBreakdown(100, { ...added, vat_percent: '7.1234' })).toThrow(RangeError);
    expect(() => vatBreakdown(1.5, included)).toThrow(RangeError);
  });
});
