import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartTotals } from '#cart/cart-totals.ts';
import { allocateUnits } from '#money/allocate.ts';
import { type SharedLine, withoutOpenUnits } from './cancel-unfulfilled.ts';

const line = (given: Partial<SharedLine>): SharedLine => ({
  ...{ quantity: 4, fulfilled: 3, returned: 0, unit_price: 500, discount: 0, offered: 0 },
  ...{ share_discount: 0, share_vat: 0, share_total: 2000 },
  ...given,
});

const anyCase = fc
  .record({
    quantity: fc.integer({ min: 1, max: 40 }),
    unit_price: fc.nat(50_000),
    off: fc.nat(100),
    offer: fc.nat(100),
    fulfilled: fc.nat(40),
    returned: fc.nat(40),
    vat: fc.record({
      apply_vat: fc.boolean(),
      vat_percent: fc.constantFrom('7.500', '16.000', '33.333'),
      prices_include_vat: fc.boolean(),
    }),
  })
  .map(({ quantity, unit_price, off, offer, vat, ...moved }) => {
    const discount = Math.floor((quantity * unit_price * off) / 100);
    const offered = Math.floor(((quantity * unit_price - discount) * offer) / 100);
    const priced = { quantity, unit_price, discount, exempt_vat: false };
    const { shares } = cartTotals([priced], { discount: null, offer: [offered], shipping: 0, vat });
    const [share] = shares;
    const fulfilled = 1 + (moved.fulfilled % quantity);
    const before = line({
      ...{ quantity, unit_price, discount, offered, fulfilled, returned: moved.returned % (fulfilled + 1) },
      ...{ share_discount: share?.discount ?? 0, share_vat: share?.vat ?? 0, share_total: share?.total ?? 0 },
    });
    return { before, vat };
  });

describe('A line whose pieces that are still to go are given up', () => {
  it('is for what was handed over, with its part of what is taken off and of the VAT', () => {
    const before = line({
      discount: 100,
      offered: 100,
      share_discount: 200,
      share_vat: 288,
      share_total: 2088,
    });
    expect(withoutOpenUnits(before, { prices_include_vat: false })).toEqual({
      ...{ quantity: 3, fulfilled: 3, returned: 0, unit_price: 500, discount: 75, offered: 75 },
      ...{ share_discount: 150, share_vat: 216, share_total: 1566 },
    });
  });

  it('keeps its sums, the worth of what came back, and its part to less than a minor unit', () => {
    fc.assert(
      fc.property(anyCase, ({ before, vat }) => {
        const after = withoutOpenUnits(before, vat);
        const added = vat.prices_include_vat ? 0 : after.share_vat;
        expect(after.quantity * after.unit_price - after.share_discount + added).toBe(after.share_total);
        const { returned: now } = before;
        for (const share of ['share_total', 'share_vat'] as const) {
          const value = (of: SharedLine) => allocateUnits(of[share], of.quantity, { before: 0, now });
          expect(value(after)).toBe(value(before));
          expect(Math.abs(after[share] - (before[share] * after.quantity) / before.quantity)).toBeLessThan(1);
        }
        const { discount, offered, share_discount, share_vat } = after;
        for (const amount of [discount, offered, share_discount, share_vat, after.share_total - share_vat])
          expect(amount).toBeGreaterThanOrEqual(0);
        expect(discount + offered).toBeLessThanOrEqual(share_discount);
        expect(share_discount).toBeLessThanOrEqual(after.quantity * after.unit_price);
      }),
    );
  });
});
