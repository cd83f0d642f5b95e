import { describe, expect, it } from 'vitest';
import type { OfferedProduct } from '#contract-types.ts';
import { offerBody, offerFields, offerProblems } from './offer-fields.ts';

const product: OfferedProduct = {
  ...{ product_id: 'p', title: 'Rice', image: null, status: 'active', min_price: 1, max_price: 2 },
  ...{ offered: true, minimum_quantity: 6, quantity_step: 3, case_quantity: null, group_ids: ['g'] },
};

describe('how a product is offered, as it is typed', () => {
  it('comes back as it was', () => {
    const typed = offerFields(product);
    expect(offerProblems(typed)).toEqual({});
    expect(offerBody(typed)).toEqual({
      ...{ offered: true, minimum_quantity: 6, quantity_step: 3, case_quantity: null, group_ids: ['g'] },
    });
  });

  it.each([
    ['minimum_quantity', ''],
    ['minimum_quantity', '0'],
    ['quantity_step', '1.5'],
    ['quantity_step', '1000001'],
    ['case_quantity', '1'],
    ['case_quantity', 'NaN'],
  ])('%s cannot be %j', (field, text) => {
    const typed = { ...offerFields(product), [field]: text };
    expect(Object.keys(offerProblems(typed))).toEqual([field]);
  });
});
