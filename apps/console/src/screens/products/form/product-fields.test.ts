import { describe, expect, it } from 'vitest';
import type { Product } from '#contract-types.ts';
import { isSame } from '#parts/forms/is-same.ts';
import { countOf } from '#parts/numbers/typed-number.ts';
import { checkProductFields } from './check-product-fields.ts';
import { differencesOf, mergeProduct } from './merge-product.ts';
import { changeBody, changedVariants, draftBody, placedProblems } from './product-bodies.ts';
import { blankProduct, blankVariant, evenAmounts, fieldsOf, type ProductFields } from './product-fields.ts';

const all = { prices: true, costs: true };

function shirt(): ProductFields {
  return {
    ...blankProduct('v'),
    title: 'Kitenge shirt',
    options: [{ key: 'o', name: 'Size', entries: ['S', 'M'] }],
    variants: [
      { ...blankVariant('s'), id: 's', entries: ['S'], price: '1200.50', sku: 'KIT-S' },
      { ...blankVariant('m'), id: 'm', entries: ['M'], price: '1300.00', sku: 'KIT-M' },
    ],
  };
}

describe('SPEC 5: what is typed about a product', () => {
  it('needs a title and says so with its label', () => {
    expect(checkProductFields(blankProduct('v'), 'KES')).toEqual({ title: 'Title is required!' });
  });

  it.each([
    ['price', '-1', 'Enter a price of 0 or more'],
    ['price', '1e3', 'Enter a price such as 12.50'],
    ['price', 'NaN', 'Enter a price such as 12.50'],
    ['price', '1.505', 'KES has 2 decimals'],
    ['price', '99999999999999', 'This is too large. Enter a smaller number.'],
    ['price', '10000000000.01', 'This is too large. Enter a smaller number.'],
    ['opening_stock', '1.5', 'Enter a whole number of 0 or more'],
    ['opening_stock', '-1', 'Enter a whole number of 0 or more'],
    ['opening_stock', '1e9', 'Enter a whole number of 0 or more'],
    ['opening_stock', '1000000000', 'This is too large. Enter a smaller number.'],
    ['barcode', '4006381333932', 'The last digit of this barcode should be 1. Check the number.'],
  ])('refuses %s %s at its field', (field, text, message) => {
    const product = shirt();
    const [first, second] = product.variants;
    const typed = { ...product, variants: [{ ...first, [field]: text }, second] } as ProductFields;
    expect(checkProductFields(typed, 'KES')).toEqual({ [`variants.s.${field}`]: message });
  });

  it('takes amounts without decimals only where the currency has none', () => {
    const typed = {
      ...blankProduct('v'),
      title: 'Coffee',
      variants: [{ ...blankVariant('v'), price: '20.5' }],
    };
    expect(checkProductFields(typed, 'RWF')).toEqual({ 'variants.v.price': 'RWF has no decimals' });
  });

  it('reads whole numbers alone', () => {
    expect(['12', ' 7 ', '', '1.0', '0x10', '1e2'].map(countOf)).toEqual([12, 7, null, null, null, null]);
  });
});

describe('a product on its way to the server', () => {
  it('is sent in minor units, with what lies on the shelf', () => {
    const typed = {
      ...blankProduct('v'),
      title: 'Coffee',
      variants: [{ ...blankVariant('v'), price: '1999.50', opening_stock: '12', cost: '' }],
    };
    expect(draftBody(typed, 'NGN', all)).toMatchObject({
      title: 'Coffee',
      variants: [{ price: 199_950, cost: null, sales_price: null, opening_stock: 12, entries: [] }],
    });
  });

  it('says nothing of amounts that the role does not see', () => {
    const body = draftBody(shirt(), 'KES', { prices: false, costs: false });
    expect(body.variants[0]).not.toHaveProperty('price');
    expect(body.variants[0]).not.toHaveProperty('cost');
  });

  it('is changed by what differs alone', () => {
    const base = shirt();
    const [s, m] = base.variants;
    const typed = { ...base, brand: 'Mama Ngina', variants: [{ ...s, price: '1100' }, m] } as ProductFields;
    expect(changeBody(base, typed, 4, 'KES', all)).toEqual({
      version: 4,
      brand: 'Mama Ngina',
      variants: [{ id: 's', price: 110_000 }],
    });
    expect(changeBody(base, shirt(), 4, 'KES', all)).toEqual({ version: 4 });
  });

  it('names variants that go, and sends new ones whole', () => {
    const base = shirt();
    const added = { ...blankVariant('new'), entries: ['L'], price: '5', opening_stock: '3' };
    const typed = { ...base, variants: [base.variants[1], added] } as ProductFields;
    const body = changeBody(base, typed, 1, 'KES', all);
    expect(body.removed_variants).toEqual(['s']);
    expect(body.variants).toMatchObject([{ entries: ['L'], price: 500, sku: '', opening_stock: 3 }]);
    expect(body.variants?.[0]).not.toHaveProperty('id');
  });

  it('finds the variant that the server names by its place', () => {
    const base = shirt();
    const [s, m] = base.variants;
    const sent = changedVariants(base, { ...base, variants: [s, { ...m, sku: 'KIT-S' }] } as ProductFields);
    expect(placedProblems({ 'variants.0.sku': 'Taken', title: 'Too long' }, sent)).toEqual({
      'variants.m.sku': 'Taken',
      title: 'Too long',
    });
  });
});

describe('a saved product in the inputs', () => {
  it('shows its variants in the order of the options, and no price as an empty field', () => {
    const variant = (id: string, entries: string[], price: number) => ({
      ...{ id, entries, price },
      ...{ cost: null, sales_price: null, weight_grams: null, low_stock_at: null },
    });
    const product = {
      ...{ title: 'Shirt', tags: [], options: [{ name: 'Size', entries: ['S', 'M'] }] },
      variants: [variant('m', ['M'], 0), variant('s', ['S'], 1250)],
    } as unknown as Product;
    const { variants } = fieldsOf(product, 'KES');
    expect(variants.map(({ id, price }) => [id, price])).toEqual([
      ['s', '12.50'],
      ['m', ''],
    ]);
  });

  it('is the same as long as every word in it is', () => {
    expect(isSame(shirt(), shirt())).toBe(true);
    expect(isSame(shirt(), { ...shirt(), tags: ['new'] })).toBe(false);
  });
});

describe('Amounts that two people typed', () => {
  const typed = (price: string) => {
    const { variants, ...product } = shirt();
    return { ...product, variants: variants.map((variant) => ({ ...variant, price })) };
  };

  it('are compared by their value, however they are written', () => {
    const mine = evenAmounts(typed('950'), 'KES');
    const [first] = differencesOf(shirt(), mine, typed('950.00'));
    expect(first).toMatchObject({ field: 'price', before: '1200.50', theirs: '950.00', mine: undefined });
    const untouched = evenAmounts(typed('900'), 'KES');
    const merged = mergeProduct(typed('900.00'), untouched, typed('950.00'), 'mine');
    expect(merged.variants[0]?.price).toBe('950.00');
  });

  it('stay as typed when they are none', () => {
    expect(evenAmounts(typed('1e3'), 'KES')).toEqual(typed('1e3'));
    expect(evenAmounts(typed(''), 'RWF')).toEqual(typed(''));
  });
});
