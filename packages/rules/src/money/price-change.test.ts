import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedPrice, isChangePercent, isPrice, maxPrice } from './price-change.ts';

describe('a change of many prices', () => {
  it('sets, adds, raises and lowers, in minor units rounded half up', () => {
    expect(changedPrice(1999, { kind: 'set', price: 1500 })).toBe(1500);
    expect(changedPrice(1999, { kind: 'add', amount: -500 })).toBe(1499);
    expect(changedPrice(1999, { kind: 'raise', percent: '10' })).toBe(2199);
    expect(changedPrice(1999, { kind: 'lower', percent: '12.5' })).toBe(1749);
  });

  it('raises by more than they were, and lowers to nothing at most', () => {
    expect(changedPrice(1999, { kind: 'raise', percent: '120' })).toBe(4398);
    expect(changedPrice(maxPrice, { kind: 'raise', percent: '1000' })).toBe(maxPrice);
    for (const percent of ['0', '7.25', '100', '120', '1000']) {
      expect(isChangePercent('raise', percent), percent).toBe(true);
      expect(isChangePercent('lower', percent), percent).toBe(Number(percent) <= 100);
    }
    for (const percent of ['', '-1', '1000.01', '7.125', '1e2', 'NaN', '10%'])
      expect(isChangePercent('raise', percent), percent).toBe(false);
    expect(isChangePercent('lower', '100.01')).toBe(false);
  });

  it('stays a price whatever is asked', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer(), fc.integer({ min: 0, max: 100 }), (price, amount, percent) => {
        for (const changed of [
          changedPrice(price, { kind: 'add', amount }),
          changedPrice(price, { kind: 'raise', percent: String(percent * 10) }),
          changedPrice(price, { kind: 'lower', percent: String(percent) }),
        ]) {
          expect(isPrice(changed)).toBe(true);
        }
      }),
    );
  });

  it('tells what is no price', () => {
    for (const price of [-1, 0.5, Number.NaN, maxPrice + 1]) expect(isPrice(price)).toBe(false);
  });
});
