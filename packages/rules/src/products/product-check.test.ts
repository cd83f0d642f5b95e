import { describe, expect, it } from 'vitest';
import { checkProduct, checkVariant, isQuantity, skuKey, tidyTags } from './product-check.ts';

const product = { title: 'Ankara shirt', brand: '', tags: [], options: [] };
const variant = {
  price: 2000,
  sales_price: null,
  on_sales: false,
  cost: null,
  sku: '',
  barcode: '',
  weight_grams: null,
};

describe('SPEC 5: a form field that is required', () => {
  it('asks for the title', () => {
    expect(checkProduct({ ...product, title: ' ' })).toEqual({
      ok: false,
      first: { reason: 'title_required' },
      fields: { title: { reason: 'title_required' } },
    });
  });
});

describe('a product', () => {
  it('is fine with a title alone', () => {
    expect(checkProduct(product)).toEqual({ ok: true });
  });

  it.each([
    ['title', { title: 'x'.repeat(201) }],
    ['brand', { brand: 'x'.repeat(101) }],
    ['tags', { tags: ['x'.repeat(41)] }],
    ['tags', { tags: Array.from({ length: 51 }, (_, index) => `tag ${index}`) }],
    ['options', { options: [{ name: 'Size', entries: [] }] }],
  ])('has a reason for a bad %s', (field, change) => {
    const check = checkProduct({ ...product, ...change });
    expect(check.ok ? {} : check.fields).toHaveProperty(field);
  });

  it('keeps each tag once', () => {
    expect(tidyTags([' Cotton', 'cotton ', '', 'Summer'])).toEqual(['cotton', 'summer']);
  });
});

describe('a variant', () => {
  it('is fine with a price alone, and may be a gift', () => {
    expect(checkVariant(variant)).toEqual({ ok: true });
    expect(checkVariant({ ...variant, price: 0 })).toEqual({ ok: true });
  });

  it.each([
    ['price', { price: -1 }],
    ['price', { price: 10.5 }],
    ['sales_price', { on_sales: true }],
    ['sales_price', { on_sales: true, sales_price: 2000 }],
    ['sales_price', { sales_price: -5 }],
    ['cost', { cost: -5 }],
    ['sku', { sku: 'x'.repeat(65) }],
    ['barcode', { barcode: '4006381333932' }],
    ['weight_grams', { weight_grams: 0.5 }],
    ['weight_grams', { weight_grams: -1 }],
  ])('has a reason for a bad %s', (field, change) => {
    const check = checkVariant({ ...variant, ...change });
    expect(check.ok ? {} : check.fields).toHaveProperty(field);
  });

  it('compares SKUs without case and outer blanks', () => {
    expect(skuKey(' AB-1 ')).toBe(skuKey('ab-1'));
  });

  it('counts whole pieces', () => {
    expect(isQuantity(5)).toBe(true);
    expect(isQuantity(0.5)).toBe(false);
    expect(isQuantity(2_000_000_000)).toBe(false);
  });
});
