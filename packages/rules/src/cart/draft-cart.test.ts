import { describe, expect, it } from 'vitest';
import { type CartCharges, cartTotals } from './cart-totals.ts';
import { draftCartTotals } from './draft-cart.ts';

const line = { quantity: 2, unit_price: 500, discount: 100, exempt_vat: false };
const charges: CartCharges = {
  discount: { kind: 'percent', percent: 10 },
  offer: [200],
  shipping: 50,
  vat: { apply_vat: true, vat_percent: '7.5', prices_include_vat: false },
};

describe('A cart that is still being changed', () => {
  it('comes to what it will be sold for', () => {
    expect(draftCartTotals([line], charges)).toEqual(cartTotals([line], charges));
  });

  it('has no more off than is left when its lines became fewer', () => {
    const fewer = { ...line, quantity: 1, discount: 400 };
    expect(draftCartTotals([fewer], charges)).toMatchObject({ offer: 90, discount: 500, total: 50 });
  });

  it('has no sum beyond what can be counted', () => {
    expect(draftCartTotals([{ ...line, unit_price: Number.MAX_SAFE_INTEGER }], charges)).toBeNull();
  });
});
