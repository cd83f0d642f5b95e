import { describe, expect, it } from 'vitest';
import { differencesOf, mergeProduct } from './merge-product.ts';
import { blankProduct, blankVariant, type ProductFields } from './product-fields.ts';

const base: ProductFields = {
  ...blankProduct('v'),
  title: 'Cup',
  brand: 'Kazuri',
  variants: [{ ...blankVariant('v'), id: 'v', price: '10.00', sku: 'CUP' }],
};

function changed(change: Partial<ProductFields>, variant: Partial<ProductFields['variants'][number]> = {}) {
  return { ...base, ...change, variants: base.variants.map((one) => ({ ...one, ...variant })) };
}

describe('two people on one product', () => {
  it('both keep what only one of them changed', () => {
    const mine = changed({ title: 'Mug' });
    const theirs = changed({ brand: 'Nairobi Clay' }, { price: '12.00' });
    for (const preference of ['mine', 'theirs'] as const) {
      const merged = mergeProduct(base, mine, theirs, preference);
      expect(merged).toMatchObject({ title: 'Mug', brand: 'Nairobi Clay', variants: [{ price: '12.00' }] });
    }
  });

  it('choose where both changed the same', () => {
    const mine = changed({}, { price: '11.00' });
    const theirs = changed({}, { price: '12.00' });
    expect(mergeProduct(base, mine, theirs, 'mine').variants[0]?.price).toBe('11.00');
    expect(mergeProduct(base, mine, theirs, 'theirs').variants[0]?.price).toBe('12.00');
  });

  it('are told what differs, beside what was typed', () => {
    const mine = changed({ tags: ['tea'] }, { price: '11.00' });
    const theirs = changed({ brand: 'Nairobi Clay' }, { price: '12.00' });
    expect(differencesOf(base, mine, theirs)).toEqual([
      {
        key: ' brand',
        variant: '',
        field: 'brand',
        before: 'Kazuri',
        theirs: 'Nairobi Clay',
        mine: undefined,
      },
      { key: 'v price', variant: '', field: 'price', before: '10.00', theirs: '12.00', mine: '11.00' },
    ]);
  });

  it('are told of nothing where both typed the same', () => {
    const same = changed({ title: 'Mug' });
    const [difference] = differencesOf(base, same, changed({ title: 'Mug' }));
    expect(difference?.mine).toBeUndefined();
  });

  it('keep variants that either of them added, each once', () => {
    const sized = { ...base, options: [{ key: 'o', name: 'Size', entries: ['S'] }], variants: [] };
    const variant = (key: string, entry: string) => ({ ...blankVariant(key), entries: [entry] });
    const both = [{ key: 'o', name: 'Size', entries: ['S', 'M'] }];
    const mine = { ...sized, options: both, variants: [variant('a', 'S'), variant('b', 'M')] };
    const theirs = { ...sized, variants: [{ ...variant('c', 'S'), id: 'c' }] };
    const merged = mergeProduct(sized, mine, theirs, 'mine');
    expect(merged.variants.map(({ key }) => key)).toEqual(['c', 'b']);
  });

  it('lose a variant that the other one took out', () => {
    const theirs = { ...base, variants: [] };
    expect(mergeProduct(base, changed({}, { price: '11.00' }), theirs, 'mine').variants).toEqual([]);
    expect(differencesOf(base, base, theirs)).toMatchObject([{ field: 'removed' }]);
  });
});
