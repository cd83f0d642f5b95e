import { describe, expect, it } from 'vitest';
import { labelPrice } from './label-price.ts';

const plain = { price: 199_900, sales_price: null, on_sales: false };

describe('The price on a label', () => {
  it('has the sign of its currency, and decimals only where there are some', () => {
    expect(labelPrice(plain, 'NGN', 'en')).toEqual({ price: '₦1,999', was: null });
    expect(labelPrice({ ...plain, price: 950 }, 'GBP', 'en').price).toBe('£9.50');
    expect(labelPrice({ ...plain, price: 2000 }, 'RWF', 'en').price).toContain('2,000');
    expect(labelPrice({ ...plain, price: 0 }, 'GBP', 'en').price).toBeNull();
  });

  it('is written as its reader writes it', () => {
    expect(labelPrice(plain, 'KES', 'fr').price?.replaceAll(/\s/g, ' ')).toBe('1 999 KES');
    expect(labelPrice(plain, 'KES', 'ar-u-nu-latn').price).toContain('1,999');
  });

  it('is that of the sale while it is on, beside what it was', () => {
    expect(labelPrice({ price: 3400, sales_price: 2700, on_sales: true }, 'USD', 'en')).toEqual({
      price: '$27',
      was: '$34',
    });
    expect(labelPrice({ price: 3400, sales_price: 2700, on_sales: false }, 'USD', 'en')).toEqual({
      price: '$34',
      was: null,
    });
    expect(labelPrice({ price: 3400, sales_price: 3400, on_sales: true }, 'USD', 'en').was).toBeNull();
  });
});
