import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAfter } from '#wall-time.ts';
import { allocatePayment } from './allocate-payment.ts';

const orders = [
  { id: 'late', outstanding: 300, due_on: '2026-12-01' },
  { id: 'oldest', outstanding: 100, due_on: '2026-01-01' },
  { id: 'refund', outstanding: -50, due_on: '2025-01-01' },
  { id: 'same day', outstanding: 200, due_on: '2026-01-01' },
];
const split = (amount: number) => {
  const allocated = allocatePayment(amount, orders);
  return allocated.ok ? allocated.parts.map(({ order, amount: part }) => [order.id, part]) : allocated;
};

describe('One payment for several orders', () => {
  it('settles the oldest due first, each in full before the next', () => {
    expect(split(0)).toEqual([]);
    expect(split(60)).toEqual([['oldest', 60]]);
    expect(split(150)).toEqual([
      ['oldest', 100],
      ['same day', 50],
    ]);
    expect(split(600)).toEqual([
      ['oldest', 100],
      ['same day', 200],
      ['late', 300],
    ]);
  });

  it('is refused where it is more than is due, money to be refunded left out', () => {
    expect(split(601)).toEqual({ ok: false, reason: 'too_much', most: 600 });
    expect(allocatePayment(1, [])).toEqual({ ok: false, reason: 'too_much', most: 0 });
  });

  it('is its parts to the last minor unit, and leaves at most one order partially paid', () => {
    const order = fc.record({
      id: fc.uuid(),
      outstanding: fc.integer({ min: -1000, max: 100_000 }),
      due_on: fc.integer({ min: 0, max: 40 }).map((days) => dayAfter('2026-01-01', days)),
    });
    fc.assert(
      fc.property(fc.array(order), fc.nat({ max: 500_000 }), (unpaid, amount) => {
        const allocated = allocatePayment(amount, unpaid);
        if (!allocated.ok) {
          expect(amount).toBeGreaterThan(allocated.most);
          return;
        }
        const { parts } = allocated;
        expect(parts.reduce((sum, part) => sum + part.amount, 0)).toBe(amount);
        const open = parts.filter((part) => part.amount < part.order.outstanding);
        expect(open.length).toBeLessThanOrEqual(1);
        if (open.length === 1) expect(parts.at(-1)).toBe(open[0]);
      }),
    );
  });
});
