import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAfter } from '#wall-time.ts';
import { debtsOf, depositDue, withDepositsDue } from './deposit.ts';
import { ageDebts, overdueOf } from './receivables-ageing.ts';

const today = '2026-11-21';
const amount = fc.integer({ min: 0, max: 1_000_000 });
const day = fc.integer({ min: -100, max: 100 }).map((days) => dayAfter(today, days));

describe('What of a deposit is still to be paid', () => {
  it.each([
    [{ deposit: 300, paid: 0, refunded: 0, total: 1000 }, 300],
    [{ deposit: 300, paid: 120, refunded: 0, total: 1000 }, 180],
    [{ deposit: 300, paid: 300, refunded: 0, total: 1000 }, 0],
    [{ deposit: 300, paid: 1000, refunded: 0, total: 1000 }, 0],
    [{ deposit: 300, paid: 300, refunded: 100, total: 1000 }, 100],
    // The order came to less since, or came back.
    [{ deposit: 300, paid: 0, refunded: 0, total: 200 }, 200],
    [{ deposit: 300, paid: 50, refunded: 0, total: 200 }, 150],
    [{ deposit: 300, paid: 0, refunded: 0, total: 0 }, 0],
    [{ deposit: 0, paid: 0, refunded: 0, total: 1000 }, 0],
  ])('%o: %i', (sums, due) => {
    expect(depositDue(sums)).toBe(due);
  });

  it('is never more than the deposit or what is outstanding, and payments make it less', () => {
    const sums = fc.record({ deposit: amount, paid: amount, total: amount });
    fc.assert(
      fc.property(sums, amount, (order, more) => {
        const due = depositDue({ ...order, refunded: 0 });
        expect(due).toBeGreaterThanOrEqual(0);
        expect(due).toBeLessThanOrEqual(order.deposit);
        expect(due).toBeLessThanOrEqual(Math.max(0, order.total - order.paid));
        const later = depositDue({ ...order, paid: order.paid + more, refunded: 0 });
        expect(later).toBeLessThanOrEqual(due);
      }),
    );
  });
});

describe('The debts of an order', () => {
  const order = { outstanding: 1000, deposit_due: 300, placed_on: '2026-11-01', due_on: '2026-12-01' };

  it.each([
    [
      order,
      [
        [300, '2026-11-01'],
        [700, '2026-12-01'],
      ],
    ],
    [{ ...order, deposit_due: 0 }, [[1000, '2026-12-01']]],
    [{ ...order, outstanding: 300 }, [[300, '2026-11-01']]],
    [{ ...order, due_on: null }, [[300, '2026-11-01']]],
    [{ ...order, outstanding: 0, deposit_due: 0 }, []],
  ])('%o: %o', (of, debts) => {
    expect(debtsOf(of).map(({ outstanding, due_on }) => [outstanding, due_on])).toEqual(debts);
  });
});

describe('Debts with deposits', () => {
  const order = fc.record({ deposit: amount, paid: amount, total: amount, placed: day, days: fc.nat(90) });

  it('keep their sum, age each part by itself, and are overdue at least as early', () => {
    fc.assert(
      fc.property(fc.array(order, { maxLength: 20 }), (orders) => {
        const unpaid = orders
          .map(({ deposit, paid, total, placed, days }) => ({
            outstanding: total - paid,
            ...{ placed_on: placed, due_on: dayAfter(placed, days) },
            amount: depositDue({ deposit, paid, refunded: 0, total }),
          }))
          .filter(({ outstanding }) => outstanding > 0);
        const before = ageDebts(unpaid, today);
        const after = ageDebts(
          withDepositsDue(
            unpaid,
            unpaid.filter((one) => one.amount > 0),
          ),
          today,
        );
        const apart = ageDebts(
          unpaid.flatMap(({ outstanding, amount: deposit, placed_on, due_on }) => [
            { outstanding: deposit, due_on: placed_on },
            { outstanding: outstanding - deposit, due_on },
          ]),
          today,
        );
        expect(after).toEqual(apart);
        expect(after.total).toBe(before.total);
        expect(overdueOf(after)).toBeGreaterThanOrEqual(overdueOf(before));
      }),
    );
  });
});
