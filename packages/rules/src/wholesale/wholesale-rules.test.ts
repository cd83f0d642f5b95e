import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditUse } from './credit-use.ts';
import { missingFor } from './order-minimum.ts';
import { depositOf, settlementOf } from './payment-terms.ts';
import { discountedPrice, hasBreakTwice, nextBreak, priceAt } from './price-breaks.ts';
import { orderableQuantity, quantityProblem } from './quantity-rules.ts';

const breaks = [
  { minimum: 48, unit_price: 800 },
  { minimum: 12, unit_price: 900 },
];

describe('volume prices', () => {
  it('is the break with the highest minimum that the quantity reaches, in whatever order they stand', () => {
    expect([1, 11, 12, 47, 48].map((units) => priceAt(units, breaks, 1000))).toEqual([
      1000, 1000, 900, 900, 800,
    ]);
    expect(priceAt(5, [], 1000)).toBe(1000);
  });

  it('names the next break', () => {
    expect(nextBreak(1, breaks)?.minimum).toBe(12);
    expect(nextBreak(12, breaks)?.minimum).toBe(48);
    expect(nextBreak(48, breaks)).toBeNull();
  });

  it('takes a percentage off, rounded half up', () => {
    expect(discountedPrice(999, '15')).toBe(849);
    expect(discountedPrice(10, '5')).toBe(10);
    expect(discountedPrice(999, null)).toBe(999);
    expect(discountedPrice(999, '100')).toBe(0);
  });

  it('finds two breaks of one quantity', () => {
    expect(hasBreakTwice(breaks)).toBe(false);
    expect(hasBreakTwice([...breaks, { minimum: 12 }])).toBe(true);
  });
});

describe('quantities', () => {
  it('says why a line cannot be ordered', () => {
    const rules = { minimum_quantity: 10, quantity_step: 4 };
    expect([9, 10, 12].map((units) => quantityProblem(units, rules))).toEqual([
      'below_minimum',
      'not_a_multiple',
      null,
    ]);
  });

  it('finds the fewest that can be ordered', () => {
    const rules = fc.record({
      minimum_quantity: fc.integer({ min: 1, max: 500 }),
      quantity_step: fc.integer({ min: 1, max: 144 }),
    });
    fc.assert(
      fc.property(rules, fc.integer({ min: 1, max: 2000 }), (one, wanted) => {
        const found = orderableQuantity(wanted, one);
        expect(quantityProblem(found, one)).toBeNull();
        expect(found).toBeGreaterThanOrEqual(wanted);
        for (let less = found - 1; less >= wanted; less -= 1)
          expect(quantityProblem(less, one)).not.toBeNull();
      }),
    );
  });
});

describe('payment terms', () => {
  it('makes an order due so many days after its day, or payable on delivery', () => {
    expect(settlementOf('net_30', '2026-01-31')).toEqual({ payment_type: 'credit', due_on: '2026-03-02' });
    expect(settlementOf('on_delivery', '2026-01-31')).toEqual({ payment_type: 'pod', due_on: null });
  });

  it('asks for a share of the total as a deposit, rounded half up', () => {
    expect([depositOf(1001, '50'), depositOf(1001, null), depositOf(1001, '0')]).toEqual([501, 0, 0]);
  });
});

describe('credit', () => {
  it('warns from 80 % of the limit on, and says when it is passed', () => {
    const at = (outstanding: number, more = 0) => creditUse({ limit: 1000, outstanding }, more);
    expect(at(799)).toEqual({ left: 201, level: 'fine' });
    expect(at(700, 100)).toEqual({ left: 200, level: 'warning' });
    expect(at(1000)).toEqual({ left: 0, level: 'warning' });
    expect(at(1000, 1)).toEqual({ left: 0, level: 'over' });
    expect(creditUse({ limit: 0, outstanding: 0 })).toEqual({ left: 0, level: 'fine' });
    expect(creditUse({ limit: null, outstanding: 9 })).toEqual({ left: null, level: 'fine' });
  });
});

describe('minimums', () => {
  it('has its own for the first order', () => {
    const minimums = { minimum_first_order: 5000, minimum_order: 2000 };
    expect(missingFor(minimums, 1500, true)).toBe(3500);
    expect(missingFor(minimums, 1500, false)).toBe(500);
    expect(missingFor(minimums, 2000, false)).toBe(0);
    expect(missingFor({ ...minimums, minimum_first_order: null }, 1500, true)).toBe(500);
  });
});
