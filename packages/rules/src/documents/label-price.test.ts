import { describe, expect, it } from 'vitest';
import { labelPrice } from './label-price.ts';

const plain = { price: 199_900, sales_price: null, on_sales: false };

describe('The price on a label', () => {
  it('has the sign of its currency, and decimals only where there are some', () => {
    expect(labelPrice(plain, 'NGN')).toEqual({ price: '₦1,999', was: null });
    expect(labelPrice({ ...plain, price: 950 }, 'GBP').price).toBe('£9.50');
    expect(labelPrice({ ...plain, price: 2000 }, 'RWF').price).toContain('2,000');
    expect(labelPrice({ ...plain, price: 0 }, 'GBP').price).toBeNull();
  });

  it('is that of the sale while it is on, beside what it was', () => {
    expect(labelPrice({ price: 3400, sales_price: 2700, on_sales: true }, 'USD')).toEqual({
      price: '$27',
      was: '$34',
    });
    expect(labelPrice({ price: 3400, sales_price: 2700, on_sales: false }, 'USD')).toEqual({
      price: '$34',
      was: null,
    });
    expect(labelPrice({ price: 3400, sales_price: 3400, on_sales: true }, 'USD').was).toBeNull();
  });
});
