import { describe, expect, it } from 'vitest';
import { gateProductType } from './product-type-gating.ts';
import { productTypeOf, productTypes } from './product-types.ts';

describe('CONTRACT, product types', () => {
  it('lists the eleven, the last two for enterprise', () => {
    expect(productTypes.map(({ id, contract_type }) => `${id} ${contract_type}`)).toEqual([
      'fashion basic',
      'electronics basic',
      'groceries basic',
      'food_and_drinks basic',
      'health_and_beauty basic',
      'home_and_living basic',
      'books_and_stationery basic',
      'services basic',
      'digital_goods basic',
      'wholesale_distribution enterprise',
      'franchise enterprise',
    ]);
  });

  it('gives each a title, a sentence and its own picture', () => {
    for (const type of productTypes) {
      expect(type.title.toLowerCase().replaceAll(' ', '_')).toBe(type.id);
      expect(type.description).toMatch(/^[A-Z][^.]+\.$/);
      expect(type.image).toBe(`/drawings/product_${type.id}.svg`);
    }
  });

  it('finds a type by its id', () => {
    expect(productTypeOf('services')?.title).toBe('Services');
    expect(productTypeOf('nothing')).toBeUndefined();
  });
});

describe('SPEC 2, 5 and 6: contract gating', () => {
  const franchise = { title: 'Franchise', contract_type: 'enterprise' };
  const fashion = { title: 'Fashion', contract_type: 'basic' };

  it('refuses a basic account a type that is not basic, with badge and sentence', () => {
    expect(gateProductType({ gating: true, accountContract: 'basic', productType: franchise })).toEqual({
      ok: false,
      badge: 'Enterprise Plan',
      message: 'Franchise is only available to Enterprise plan users',
    });
  });

  it.each([
    [false, 'basic', franchise],
    [true, 'enterprise', franchise],
    [true, 'custom', franchise],
    [true, 'basic', fashion],
    [true, 'enterprise', fashion],
  ])('with gating %s lets a %s account pick %j', (gating, accountContract, productType) => {
    expect(gateProductType({ gating, accountContract, productType })).toEqual({ ok: true });
  });
});
