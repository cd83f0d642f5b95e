import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedPrice, checkPrice, currentPrice, maxPrice } from './price-change.ts';

describe('a change of many prices', () => {
  it('sets, adds, raises and lowers, in minor units rounded half up', () => {
    expect(changedPrice(1999, { kind: 'set', price: 1500 })).toBe(1500);
    expect(changedPrice(1999, { kind: 'add', amount: -500 })).toBe(1499);
    expect(changedPrice(1999, { kind: 'raise', percent: '10' })).toBe(2199);
    expect(changedPrice(1999, { kind: 'lower', percent: '12.5' })).toBe(1749);
  });

  it('stays a price whatever is asked', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer(), fc.integer({ min: 0, max: 100 }), (price, amount, percent) => {
        for (const changed of [
          changedPrice(price, { kind: 'add', amount }),
          changedPrice(price, { kind: 'raise', percent: String(percent) }),
          changedPrice(price, { kind: 'lower', percent: String(percent) }),
        ]) {
          expect(checkPrice(changed)).toEqual({ ok: true });
        }
      }),
    );
  });

  it('refuses what is no price', () => {
    for (const price of [-1, 0.5, Number.NaN, maxPrice + 1]) expect(checkPrice(price).ok).toBe(false);
  });
});

describe('SPEC 3: pricing', () => {
  it('is the sales price while the sale is on', () => {
    expect(currentPrice({ price: 200, sales_price: 150, on_sales: true })).toBe(150);
    expect(currentPrice({ price: 200, sales_price: 150, on_sales: false })).toBe(200);
    expect(currentPrice({ price: 200, sales_price: null, on_sales: true })).toBe(200);
  });
});
