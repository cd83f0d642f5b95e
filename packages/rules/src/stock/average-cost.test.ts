import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { averageAfter, averageCorrected, averageWithout } from './average-cost.ts';

const cost = fc.integer({ min: 0, max: 1_000_000_000 });
const units = fc.integer({ min: 1, max: 1_000_000 });

describe('The cost of a variant is the moving average of what is there and what comes', () => {
  it('weighs both by their pieces, half up', () => {
    expect(averageAfter({ onHand: 10, cost: 100 }, { units: 10, value: 2000 })).toBe(150);
    expect(averageAfter({ onHand: 1, cost: 100 }, { units: 1, value: 101 })).toBe(101);
    expect(averageAfter({ onHand: 2, cost: 100 }, { units: 1, value: 101 })).toBe(100);
  });

  it('begins anew where nothing was there or nothing was known', () => {
    expect(averageAfter({ onHand: 0, cost: 900 }, { units: 4, value: 400 })).toBe(100);
    expect(averageAfter({ onHand: -3, cost: 900 }, { units: 4, value: 400 })).toBe(100);
    expect(averageAfter({ onHand: 7, cost: null }, { units: 4, value: 400 })).toBe(100);
  });

  it('does not move for goods of unknown cost', () => {
    expect(averageAfter({ onHand: 5, cost: 90 }, { units: 5, value: null })).toBe(90);
    expect(averageAfter({ onHand: 0, cost: null }, { units: 5, value: null })).toBeNull();
  });

  it('lies between what is there and what comes', () => {
    fc.assert(
      fc.property(units, cost, units, cost, (onHand, old, arriving, unit) => {
        const after = averageAfter({ onHand, cost: old }, { units: arriving, value: arriving * unit }) ?? -1;
        expect(after).toBeGreaterThanOrEqual(Math.min(old, unit));
        expect(after).toBeLessThanOrEqual(Math.max(old, unit));
      }),
    );
  });

  it('goes back when a receipt is taken back', () => {
    expect(averageWithout({ onHand: 20, cost: 150 }, { units: 10, value: 2000 })).toBe(100);
    expect(averageWithout({ onHand: 10, cost: 150 }, { units: 10, value: 2000 })).toBe(150);
    expect(averageWithout({ onHand: 20, cost: 150 }, { units: 10, value: null })).toBe(150);
    expect(averageWithout({ onHand: 20, cost: 10 }, { units: 10, value: 2000 })).toBe(0);
  });

  it('takes a late bill for what still lies there', () => {
    const now = { onHand: 20, cost: 150 };
    const came = (before: number | null, after: number | null) => [{ units: 10, before, after }];
    expect(averageCorrected(now, came(2000, 2200))).toBe(160);
    // Half of the units are sold, and so is half of the difference.
    expect(averageCorrected({ onHand: 5, cost: 200 }, came(2000, 2200))).toBe(220);
    expect(averageCorrected({ onHand: 0, cost: 200 }, came(2000, 2200))).toBe(200);
    expect(averageCorrected({ onHand: -3, cost: 200 }, came(2000, 2200))).toBe(200);
    expect(averageCorrected(now, came(2000, 2000))).toBe(150);
    expect(averageCorrected(now, [])).toBe(150);
  });

  it('takes a late bill once, in however many parts the goods came', () => {
    const half = { units: 10, before: 100, after: 200 };
    expect(averageCorrected({ onHand: 10, cost: 10 }, [half, half])).toBe(20);
    expect(averageCorrected({ onHand: 4, cost: 10 }, [half, half, half])).toBe(20);
    // Ten more came for nothing on top, and any of the twenty may be those that are sold.
    const beyond = { units: 10, before: 100, after: 100 };
    expect(averageCorrected({ onHand: 10, cost: 10 }, [half, beyond])).toBe(15);
  });

  it('learns the cost of pieces that came without one', () => {
    const came = (after: number | null) => [{ units: 10, before: null, after }];
    expect(averageCorrected({ onHand: 10, cost: null }, came(1000))).toBe(100);
    // They came in at 90 each, the average of that day, and have cost 110.
    expect(averageCorrected({ onHand: 20, cost: 90 }, came(1100))).toBe(100);
    expect(averageCorrected({ onHand: 20, cost: 90 }, came(null))).toBe(90);
  });

  it('ends where it would have been, had the bill been there at once', () => {
    const parts = fc.array(fc.record({ units, unit: cost, later: cost }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(units, cost, parts, (onHand, old, lines) => {
        const arriving = lines.reduce((sum, line) => sum + line.units, 0);
        const came = lines.map(({ units: part, unit, later }) => ({
          units: part,
          before: part * unit,
          after: part * later,
        }));
        const costWith = (when: 'before' | 'after') => {
          const value = came.reduce((sum, part) => sum + part[when], 0);
          return averageAfter({ onHand, cost: old }, { units: arriving, value }) ?? -9;
        };
        const corrected = averageCorrected({ onHand: onHand + arriving, cost: costWith('before') }, came);
        // Each of the two figures is rounded once.
        expect(Math.abs((corrected ?? 0) - costWith('after'))).toBeLessThanOrEqual(1);
      }),
    );
  });
});
