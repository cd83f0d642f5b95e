import { describe, expect, it } from 'vitest';
import { draftOf, needsReason, readLine } from './line-draft.ts';

const line = {
  ...{ id: 'line', product_id: 'p', variant_id: 'v', category_id: null, title: 'Clay pot', variant_name: '' },
  ...{ sku: '', image: null, quantity: 1, unit_price: 5000, listed_price: 5000, discount: 0 },
  ...{ exempt_vat: false, tax_percent: null, note: '' },
};
const draft = draftOf(line, '', 'KES');

describe('The reason of a line', () => {
  it('is needed for another price than the listed one, and for no discount', () => {
    expect(needsReason({ ...draft, price: '45' }, line, 'KES')).toBe(true);
    expect(readLine({ ...draft, price: '45' }, line, 'KES').problems).toEqual({ reason: 'Enter a reason' });
    expect(needsReason({ ...draft, discount: '5' }, line, 'KES')).toBe(false);
    expect(readLine({ ...draft, discount: '5' }, line, 'KES').problems).toBeNull();
  });

  it('is not asked for while what stands there is no price', () => {
    expect(needsReason({ ...draft, price: '' }, line, 'KES')).toBe(false);
    expect(readLine({ ...draft, price: '' }, line, 'KES').problems).toEqual({ price: 'Enter a price' });
  });
});
