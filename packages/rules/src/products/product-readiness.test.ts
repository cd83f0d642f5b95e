import { describe, expect, it } from 'vitest';
import { type ProductFacts, productReadiness } from './product-readiness.ts';

const variant = { active: true, price: 2000, trackQuantity: true, available: 3 };
const shirt: ProductFacts = { status: 'active', isSample: false, hasImage: true, variants: [variant] };

function keysOf(facts: ProductFacts) {
  return productReadiness(facts).map(({ key }) => key);
}

describe('why a customer cannot buy this product', () => {
  it('has nothing to say about a product that is ready', () => {
    expect(productReadiness(shirt)).toEqual([]);
  });

  it.each([
    ['inactive', { ...shirt, status: 'draft' as const }],
    ['inactive', { ...shirt, status: 'archived' as const }],
    ['sample', { ...shirt, isSample: true }],
    ['no_variant', { ...shirt, variants: [{ ...variant, active: false }] }],
    ['no_variant', { ...shirt, variants: [] }],
    ['no_price', { ...shirt, variants: [{ ...variant, price: 0 }] }],
    ['no_stock', { ...shirt, variants: [{ ...variant, available: 0 }] }],
    ['no_stock', { ...shirt, variants: [{ ...variant, available: -2 }] }],
  ])('says %s', (key, facts) => {
    expect(keysOf(facts)).toEqual([key]);
    expect(productReadiness(facts)[0]?.stopsBuying).toBe(true);
  });

  it('asks for a picture, and sells without one', () => {
    const bare = { ...shirt, hasImage: false };
    expect(keysOf(bare)).toEqual(['no_image']);
    expect(productReadiness(bare)[0]?.stopsBuying).toBe(false);
  });

  it('counts a variant that has both a price and stock, not one of each', () => {
    const facts = {
      ...shirt,
      variants: [
        { ...variant, price: 0 },
        { ...variant, available: 0 },
      ],
    };
    expect(keysOf(facts)).toEqual(['no_stock']);
  });

  it('needs no stock where quantity is not tracked', () => {
    expect(keysOf({ ...shirt, variants: [{ ...variant, trackQuantity: false, available: 0 }] })).toEqual([]);
  });
});
