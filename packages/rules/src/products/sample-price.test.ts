import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencyCodes } from '#money/currencies.ts';
import { samplePrice } from './sample-price.ts';

describe('SPEC 2: the prices of experimental products', () => {
  it('look right in every currency', () => {
    const prices = currencyCodes.map((code) => [code, samplePrice(12, code), samplePrice(0.7, code)]);
    expect(prices).toEqual([
      ['USD', 1200, 70],
      ['GBP', 960, 55],
      ['AED', 4200, 245],
      ['NGN', 1_100_000, 63_000],
      ['KES', 110_000, 6300],
      ['GHS', 11_000, 630],
      ['ZAR', 14_500, 840],
      ['EGP', 33_500, 1950],
      ['CAD', 1600, 95],
      ['RWF', 11_000, 630],
    ]);
  });

  it('end in a step that shops use, and never turn round', () => {
    const dollars = fc.integer({ min: 50, max: 2_000_000 }).map((cents) => cents / 100);
    fc.assert(
      fc.property(dollars, dollars, fc.constantFrom(...currencyCodes), (one, other, code) => {
        const prices = [Math.min(one, other), Math.max(one, other)].map((amount) =>
          samplePrice(amount, code),
        );
        expect(prices.every((price) => price > 0 && price % 5 === 0)).toBe(true);
        expect(prices[0]).toBeLessThanOrEqual(prices[1] ?? 0);
      }),
    );
  });
});
