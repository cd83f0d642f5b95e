import { describe, expect, it } from 'vitest';
import { mayPickProductType } from './product-type-gating.ts';
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

  it('gives each its own picture', () => {
    for (const type of productTypes) {
      expect(type.image).toBe(`/drawings/product_${type.id}.svg`);
    }
  });

  it('finds a type by its id', () => {
    expect(productTypeOf('services')?.stocked).toBe(false);
    expect(productTypeOf('nothing')).toBeUndefined();
  });
});

describe('SPEC 2, 5 and 6: contract gating', () => {
  const franchise = { contract_type: 'enterprise' };
  const fashion = { contract_type: 'basic' };

  it('refuses a basic account a type that is not basic', () => {
    expect(mayPickProductType({ gating: true, accountContract: 'basic', productType: franchise })).toBe(
      false,
    );
  });

  it.each([
    [false, 'basic', franchise],
    [true, 'enterprise', franchise],
    [true, 'custom', franchise],
    [true, 'basic', fashion],
    [true, 'enterprise', fashion],
  ])('with gating %s lets a %s account pick %j', (gating, accountContract, productType) => {
    expect(mayPickProductType({ gating, accountContract, productType })).toBe(true);
  });
});
