import { productTypes as all } from '@sokoni/rules/stores/product-types';
import { describe, expect, it } from 'vitest';
import { sayProductType } from '#sentences/stores/product-types.ts';
import { gatedProductTypes } from './gated-product-types.ts';

const productTypes = all.map((type) => ({
  ...type,
  title: sayProductType(`title.${type.id}`),
  description: sayProductType(`description.${type.id}`),
}));

function gatedIds(gating: boolean, accountContract: string): string[] {
  return gatedProductTypes(productTypes, { gating, accountContract })
    .filter((type) => type.gate !== null)
    .map((type) => type.id);
}

describe('SPEC 2 and 6: the product types that an account may pick', () => {
  it('lists every type, in its order', () => {
    const ids = gatedProductTypes(productTypes, { gating: true, accountContract: 'basic' }).map(
      ({ id }) => id,
    );
    expect(ids).toEqual(productTypes.map(({ id }) => id));
  });

  it('gates the enterprise types of a basic account, with badge and message', () => {
    expect(gatedIds(true, 'basic')).toEqual(['wholesale_distribution', 'franchise']);
    const franchise = gatedProductTypes(productTypes, { gating: true, accountContract: 'basic' }).at(-1);
    expect(franchise?.gate).toEqual({
      badge: 'Enterprise Plan',
      message: 'Franchise is only available to Enterprise plan users',
    });
  });

  it('gates nothing for an enterprise account, or with the gating switched off', () => {
    expect(gatedIds(true, 'enterprise')).toEqual([]);
    expect(gatedIds(false, 'basic')).toEqual([]);
  });
});
