import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxPrice } from '#money/price-change.ts';
import { maxQuantity } from './stock.ts';
import { isStoreValueExact, isValueExact, stockValue, stockValueLimits, weighs } from './stock-value.ts';

describe('what stock is worth', () => {
  it('is bounded for a variant: pieces and cost may each be large, not both', () => {
    expect(isValueExact({ units: maxQuantity, cost: 1000 })).toBe(true);
    expect(isValueExact({ units: 10, cost: maxPrice })).toBe(true);
    expect(isValueExact({ units: 11, cost: maxPrice })).toBe(false);
    expect(isValueExact({ units: maxQuantity, cost: 1001 })).toBe(false);
  });

  it('is nothing where nothing lies, and while nobody knows the cost', () => {
    expect(stockValue({ units: -5, cost: maxPrice })).toBe(0n);
    expect(stockValue({ units: maxQuantity, cost: null })).toBe(0n);
  });

  it('stays below 2^53 in every store that the rule lets pass, light variants and heavy ones together', () => {
    const holdings = fc.array(
      fc.record({
        units: fc.integer({ min: -maxQuantity, max: maxQuantity }),
        cost: fc.option(fc.integer({ min: 0, max: maxPrice })),
      }),
      { maxLength: 200, size: 'max' },
    );
    fc.assert(
      fc.property(holdings, (written) => {
        let store = 0n;
        let light = 0n;
        for (const holding of written) {
          if (!isValueExact(holding)) continue;
          const value = stockValue(holding);
          if (!weighs([holding])) light += value;
          // Whoever brings much is summed up with all that is there.
          else if (!isStoreValueExact(store + value)) continue;
          store += value;
        }
        expect(store - light <= BigInt(stockValueLimits.store)).toBe(true);
        expect(light <= BigInt(stockValueLimits.light) * BigInt(written.length)).toBe(true);
      }),
    );
    const most = BigInt(stockValueLimits.store) + 800_000n * BigInt(stockValueLimits.light);
    expect(most < 2n ** 53n).toBe(true);
  });
});
