import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adjust, available, count, emptyLevel, takesReserved } from './stock.ts';

describe('stock of one variant at one location', () => {
  it('writes no movement for a count that agrees', () => {
    expect(count({ on_hand: 4, reserved: 1 }, 4).movement).toBeNull();
    expect(count({ on_hand: 4, reserved: 1 }, 1)).toEqual({
      level: { on_hand: 1, reserved: 1 },
      movement: { reason: 'count', quantity: -3 },
    });
  });

  it('refuses what is no number of pieces', () => {
    expect(() => adjust(emptyLevel, 'adjustment', 0.1)).toThrow(RangeError);
    expect(() => count(emptyLevel, -1)).toThrow(RangeError);
  });
});

describe('stock that a hand lowers', () => {
  it('takes what is promised where fewer pieces are left than are reserved', () => {
    expect(takesReserved({ on_hand: 5, reserved: 3 }, 2)).toBe(true);
    expect(takesReserved({ on_hand: 5, reserved: 3 }, 3)).toBe(false);
    expect(takesReserved({ on_hand: 1, reserved: 3 }, 0)).toBe(true);
  });

  it('takes nothing where it grows or stays, however little there is, and where nothing is promised', () => {
    expect(takesReserved({ on_hand: 1, reserved: 3 }, 1)).toBe(false);
    expect(takesReserved({ on_hand: 1, reserved: 3 }, 2)).toBe(false);
    expect(takesReserved({ on_hand: 1, reserved: 0 }, -4)).toBe(false);
  });

  it('leaves every promise as it can be kept, unless it says so', () => {
    const units = fc.integer({ min: -50, max: 50 });
    const levels = fc.record({ on_hand: units, reserved: fc.nat(50) });
    fc.assert(
      fc.property(levels, units, (level, afterwards) => {
        const isKept = (left: number) => level.reserved === 0 || available({ ...level, on_hand: left }) >= 0;
        const worse = afterwards < level.on_hand;
        expect(takesReserved(level, afterwards)).toBe(worse && !isKept(afterwards));
      }),
    );
  });
});
