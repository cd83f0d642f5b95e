import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { netAmounts, unitCosts } from './purchase-amounts.ts';

const line = fc.record({
  variantId: fc.constantFrom('a', 'b', 'c', 'd'),
  quantity: fc.integer({ min: 1, max: 500 }),
  unit_price: fc.integer({ min: 0, max: 100_000 }),
});

describe('What a purchase order costs', () => {
  it('is what the sale costs after its discounts, to the minor unit', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), fc.nat(100), (sold, percentOff) => {
        const lines = sold.map((one) => ({ ...one, discount: 0, offered: 0 }));
        const gross = lines.reduce((sum, { quantity, unit_price }) => sum + quantity * unit_price, 0);
        const goods = gross - Math.floor((gross * percentOff) / 100);
        const amounts = netAmounts(lines, goods);
        const bought = lines.map((one, index) => ({ ...one, amount: amounts[index] ?? 0 }));
        const { lines: costed, rest } = unitCosts(bought);
        const sum = costed.reduce((total, { quantity, unit_cost }) => total + quantity * unit_cost, rest);
        expect(sum).toBe(goods);
        expect(rest).toBeGreaterThanOrEqual(0);
        expect(costed.every(({ unit_cost }) => Number.isSafeInteger(unit_cost) && unit_cost >= 0)).toBe(true);
        expect(new Set(costed.map(({ first }) => first.variantId)).size).toBe(costed.length);
      }),
    );
  });

  it('takes the discount of a line off that line', () => {
    const lines = [
      { quantity: 10, unit_price: 1000, discount: 1000, offered: 0 },
      { quantity: 3, unit_price: 300, discount: 0, offered: 0 },
    ];
    expect(netAmounts(lines, 9900)).toEqual([9000, 900]);
    expect(unitCosts([{ variantId: 'a', quantity: 3, amount: 1000 }])).toMatchObject({
      lines: [{ quantity: 3, unit_cost: 333 }],
      rest: 1,
    });
  });
});
