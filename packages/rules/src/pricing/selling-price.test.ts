import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isValidSale, salesPriceNow, sellingPrice } from './selling-price.ts';

describe('SPEC 3: what a variant costs a buyer', () => {
  it('is its sales price while it is on sale, and what it was before', () => {
    expect(sellingPrice({ price: 200, sales_price: 150, on_sales: true })).toEqual({ price: 150, was: 200 });
    expect(sellingPrice({ price: 200, sales_price: 0, on_sales: true })).toEqual({ price: 0, was: 200 });
  });

  it('is its price while it is not, and where no sales price was entered', () => {
    expect(sellingPrice({ price: 200, sales_price: 150, on_sales: false })).toEqual({
      price: 200,
      was: null,
    });
    expect(sellingPrice({ price: 200, sales_price: null, on_sales: true })).toEqual({
      price: 200,
      was: null,
    });
    expect(salesPriceNow({ sales_price: 150, on_sales: false })).toBeNull();
  });

  it('was nothing else where the sale is no cheaper', () => {
    expect(sellingPrice({ price: 200, sales_price: 200, on_sales: true }).was).toBeNull();
    expect(isValidSale({ price: 200, sales_price: 200, on_sales: true })).toBe(false);
    expect(isValidSale({ price: 200, sales_price: null, on_sales: true })).toBe(false);
    expect(isValidSale({ price: 200, sales_price: 300, on_sales: false })).toBe(true);
  });

  it('never asks more than the price in a sale that may be saved', () => {
    const prices = fc.record({ price: fc.nat(), sales_price: fc.option(fc.nat()), on_sales: fc.boolean() });
    fc.assert(
      fc.property(prices, (asked) => {
        fc.pre(isValidSale(asked));
        expect(sellingPrice(asked).price).toBeLessThanOrEqual(asked.price);
      }),
    );
  });
});
