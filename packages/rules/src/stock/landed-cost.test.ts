import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CostAllocation, landedUnitCost, landedValue, shareCosts } from './landed-cost.ts';

const line = fc.record({
  units: fc.integer({ min: 1, max: 100_000 }),
  unitCost: fc.option(fc.integer({ min: 0, max: 10_000_000 })),
  weightGrams: fc.option(fc.integer({ min: 0, max: 100_000 })),
});
const allocate_by = fc.constantFrom<CostAllocation>('value', 'quantity', 'weight');

const rice = { units: 10, unitCost: 300, weightGrams: 1000 };
const salt = { units: 30, unitCost: 100, weightGrams: 500 };

describe('Landed cost', () => {
  it('spreads what comes on top by value, by quantity or by weight', () => {
    expect(shareCosts([rice, salt], 100, 'value')).toEqual([50, 50]);
    expect(shareCosts([rice, salt], 100, 'quantity')).toEqual([25, 75]);
    expect(shareCosts([rice, salt], 100, 'weight')).toEqual([40, 60]);
  });

  it('goes by pieces where there is nothing to go by', () => {
    const unknown = [
      { ...rice, unitCost: null, weightGrams: null },
      { ...salt, unitCost: null, weightGrams: null },
    ];
    expect(shareCosts(unknown, 100, 'value')).toEqual([25, 75]);
    expect(shareCosts(unknown, 100, 'weight')).toEqual([25, 75]);
    expect(shareCosts([{ ...rice, units: 0 }], 100, 'quantity')).toEqual([0]);
  });

  it('says what a piece has cost in the end, half up', () => {
    expect(landedUnitCost(rice, 50)).toBe(305);
    expect(landedUnitCost({ ...rice, units: 4 }, 2)).toBe(301);
    expect(landedUnitCost({ ...rice, unitCost: null }, 50)).toBeNull();
    expect(landedUnitCost({ ...rice, units: 0 }, 0)).toBe(300);
  });

  it('charges pieces beyond the order for the goods alone', () => {
    expect(landedValue(rice, 50, 12)).toBe(12 * 300 + 50);
    expect(landedValue({ ...rice, unitCost: null }, 50, 2)).toBeNull();
  });

  it('adds up over all lines to the goods and what came on top', () => {
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 30, size: 'max' }),
        fc.nat(1_000_000_000),
        allocate_by,
        (lines, extra, by) => {
          const shares = shareCosts(lines, extra, by);
          expect(shares.reduce((sum, share) => sum + share, 0)).toBe(extra);
        },
      ),
    );
  });

  it('adds up over all receipts of a line, however it is cut', () => {
    fc.assert(
      fc.property(line, fc.nat(1_000_000), fc.array(fc.nat(), { maxLength: 10 }), (whole, share, cuts) => {
        const marks = [0, ...cuts.map((cut) => cut % (whole.units + 1)).sort((a, b) => a - b), whole.units];
        const parts = marks.slice(1).map((mark, index) => {
          const before = landedValue(whole, share, marks[index] ?? 0);
          const after = landedValue(whole, share, mark);
          return before === null || after === null ? null : after - before;
        });
        if (whole.unitCost === null) expect(parts.every((part) => part === null)).toBe(true);
        else {
          expect(parts.reduce<number>((sum, part) => sum + (part ?? 0), 0)).toBe(
            whole.unitCost * whole.units + share,
          );
          expect(parts.every((part) => (part ?? -1) >= 0)).toBe(true);
        }
      }),
    );
  });
});
