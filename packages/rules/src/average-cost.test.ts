import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { averageAfter, averageCorrected, averageWithout } from './average-cost.ts';

const cost = fc.integer({ min: 0, max: 1_000_000_000 });
const pieces = fc.integer({ min: 1, max: 1_000_000 });

describe('The cost of a variant is the moving average of what is there and what comes', () => {
  it('weighs both by their pieces, half up', () => {
    expect(averageAfter({ onHand: 10, cost: 100 }, { pieces: 10, value: 2000 })).toBe(150);
    expect(averageAfter({ onHand: 1, cost: 100 }, { pieces: 1, value: 101 })).toBe(101);
    expect(averageAfter({ onHand: 2, cost: 100 }, { pieces: 1, value: 101 })).toBe(100);
  });

  it('begins anew where nothing was there or nothing was known', () => {
    expect(averageAfter({ onHand: 0, cost: 900 }, { pieces: 4, value: 400 })).toBe(100);
    expect(averageAfter({ onHand: -3, cost: 900 }, { pieces: 4, value: 400 })).toBe(100);
    expect(averageAfter({ onHand: 7, cost: null }, { pieces: 4, value: 400 })).toBe(100);
  });

  it('does not move for goods of unknown cost', () => {
    expect(averageAfter({ onHand: 5, cost: 90 }, { pieces: 5, value: null })).toBe(90);
    expect(averageAfter({ onHand: 0, cost: null }, { pieces: 5, value: null })).toBeNull();
  });

  it('lies between what is there and what comes', () => {
    fc.assert(
      fc.property(pieces, cost, pieces, cost, (onHand, old, arriving, unit) => {
        const after = averageAfter({ onHand, cost: old }, { pieces: arriving, value: arriving * unit }) ?? -1;
        expect(after).toBeGreaterThanOrEqual(Math.min(old, unit));
        expect(after).toBeLessThanOrEqual(Math.max(old, unit));
      }),
    );
  });

  it('goes back when a receipt is taken back', () => {
    expect(averageWithout({ onHand: 20, cost: 150 }, { pieces: 10, value: 2000 })).toBe(100);
    expect(averageWithout({ onHand: 10, cost: 150 }, { pieces: 10, value: 2000 })).toBe(150);
    expect(averageWithout({ onHand: 20, cost: 150 }, { pieces: 10, value: null })).toBe(150);
    expect(averageWithout({ onHand: 20, cost: 10 }, { pieces: 10, value: 2000 })).toBe(0);
  });

  it('takes a late bill for what still lies there', () => {
    const now = { onHand: 20, cost: 150 };
    expect(averageCorrected(now, { pieces: 10, value: 2000 }, 2200)).toBe(160);
    // Half of the pieces are sold, and so is half of the difference.
    expect(averageCorrected({ onHand: 5, cost: 200 }, { pieces: 10, value: 2000 }, 2200)).toBe(220);
    expect(averageCorrected({ onHand: 0, cost: 200 }, { pieces: 10, value: 2000 }, 2200)).toBe(200);
    expect(averageCorrected(now, { pieces: 10, value: 2000 }, 2000)).toBe(150);
  });

  it('learns the cost of pieces that came without one', () => {
    expect(averageCorrected({ onHand: 10, cost: null }, { pieces: 10, value: null }, 1000)).toBe(100);
    // They came in at 90 each, the average of that day, and have cost 110.
    expect(averageCorrected({ onHand: 20, cost: 90 }, { pieces: 10, value: null }, 1100)).toBe(100);
    expect(averageCorrected({ onHand: 20, cost: 90 }, { pieces: 10, value: null }, null)).toBe(90);
  });

  it('ends where it would have been, had the bill been there at once', () => {
    fc.assert(
      fc.property(pieces, cost, pieces, cost, cost, (onHand, old, arriving, unit, later) => {
        const wrong = averageAfter({ onHand, cost: old }, { pieces: arriving, value: arriving * unit });
        const right =
          averageAfter({ onHand, cost: old }, { pieces: arriving, value: arriving * later }) ?? -9;
        const now = { onHand: onHand + arriving, cost: wrong };
        const corrected = averageCorrected(
          now,
          { pieces: arriving, value: arriving * unit },
          arriving * later,
        );
        // Each of the two figures is rounded once.
        expect(Math.abs((corrected ?? 0) - right)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
