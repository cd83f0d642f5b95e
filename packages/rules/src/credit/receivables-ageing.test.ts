import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAfter } from '#wall-time.ts';
import {
  type AgeingBucket,
  ageDebts,
  ageingBuckets,
  ageingWithout,
  bucketOf,
  daysBetween,
  daysOfDebts,
  overdueOf,
} from './receivables-ageing.ts';

const today = '2026-11-21';

describe('Ageing: not yet due, then 1-30, 31-60, 61-90, over 90 days', () => {
  it.each([
    [-5, 'not_due'],
    [0, 'not_due'],
    [1, 'to_30'],
    [30, 'to_30'],
    [31, 'to_60'],
    [60, 'to_60'],
    [61, 'to_90'],
    [90, 'to_90'],
    [91, 'over_90'],
    [4000, 'over_90'],
  ])('%i days after the due date is %s', (days, bucket) => {
    expect(bucketOf(days)).toBe(bucket);
  });

  it.each([
    ['2026-11-21', '2026-11-21', 0],
    ['2026-10-22', '2026-11-21', 30],
    ['2026-02-28', '2026-03-01', 1],
    ['2028-02-28', '2028-03-01', 2],
    // Over both changes of the clocks.
    ['2026-03-28', '2026-03-30', 2],
    ['2026-10-24', '2026-10-26', 2],
    ['2026-12-21', '2026-11-21', -30],
  ])('from %s to %s are %i days', (from, to, days) => {
    expect(daysBetween(from, to)).toBe(days);
  });

  it('sums what is owed, and leaves out what is owed to the buyer', () => {
    const debts = [
      { outstanding: 100, due_on: '2026-11-01' },
      { outstanding: 20, due_on: '2026-12-24' },
      { outstanding: 3000, due_on: '2026-10-01' },
      { outstanding: 40_000, due_on: '2025-01-01' },
      { outstanding: -500, due_on: '2025-01-01' },
      { outstanding: 0, due_on: '2025-01-01' },
    ];
    expect(ageDebts(debts, today)).toEqual({
      not_due: 20,
      to_30: 100,
      to_60: 3000,
      to_90: 0,
      over_90: 40_000,
      total: 43_120,
    });
    expect(overdueOf(ageDebts(debts, today))).toBe(43_100);
  });

  it('knows since when the debts of each age are due', () => {
    const dueDay = fc.integer({ min: -200, max: 200 }).map((days) => dayAfter(today, days));
    const isWithin = (age: AgeingBucket, due: string) => {
      const { from = '0', to = '9' } = daysOfDebts(age, today);
      return from <= due && due <= to;
    };
    fc.assert(
      fc.property(dueDay, (due) => {
        const bucket = bucketOf(daysBetween(due, today));
        const ages = ageingBuckets;
        expect(ages.filter((age) => isWithin(age, due))).toEqual([bucket]);
      }),
    );
  });

  const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-12-31'), noInvalidDate: true });
  const anyDebts = fc.array(
    fc
      .record({ outstanding: fc.integer({ min: -1000, max: 1_000_000 }), due: day })
      .map(({ outstanding, due }) => ({ outstanding, due_on: due.toISOString().slice(0, 10) })),
  );

  it('is the whole debt, whenever it is due', () => {
    fc.assert(
      fc.property(anyDebts, (debts) => {
        const aged = ageDebts(debts, today);
        const { total, ...buckets } = aged;
        expect(Object.values(buckets).reduce((sum, part) => sum + part, 0)).toBe(total);
        expect(total).toBe(debts.reduce((sum, { outstanding }) => sum + Math.max(0, outstanding), 0));
      }),
    );
  });

  it('of a part and of the rest are that of the whole', () => {
    fc.assert(
      fc.property(anyDebts, anyDebts, (part, rest) => {
        const whole = ageDebts([...part, ...rest], today);
        expect(ageingWithout(whole, ageDebts(part, today))).toEqual(ageDebts(rest, today));
      }),
    );
  });
});
