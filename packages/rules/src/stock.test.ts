import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  adjust,
  available,
  count,
  emptyLevel,
  type MovementReason,
  release,
  reserve,
  type StockChange,
  type StockLevel,
  sellOver,
  take,
} from './stock.ts';

describe('stock of one variant at one location', () => {
  it('promises what is there and no more', () => {
    const level = { on_hand: 3, reserved: 1 };
    expect(reserve(level, 2, true)).toEqual({
      ok: true,
      value: { level: { on_hand: 3, reserved: 3 }, movement: null },
    });
    expect(reserve(level, 3, true)).toEqual({ ok: false, reason: 'not_enough' });
  });

  it('promises without limit what does not track its quantity', () => {
    expect(reserve(emptyLevel, 7, false)).toMatchObject({ ok: true, value: { level: { reserved: 7 } } });
  });

  it('hands over a promise: shelf and promise shrink together', () => {
    expect(take({ on_hand: 5, reserved: 2 }, 2)).toEqual({
      level: { on_hand: 3, reserved: 0 },
      movement: { reason: 'sale', quantity: -2 },
    });
  });

  it('records a sale that has happened, and flags it when the goods were promised or not there', () => {
    expect(sellOver({ on_hand: 1, reserved: 0 }, 2)).toMatchObject({
      level: { on_hand: -1 },
      oversold: true,
    });
    expect(sellOver({ on_hand: 2, reserved: 1 }, 2)).toMatchObject({ oversold: true });
    expect(sellOver({ on_hand: 2, reserved: 0 }, 2)).toMatchObject({
      level: { on_hand: 0 },
      oversold: false,
    });
  });

  it('writes no movement for a count that agrees', () => {
    expect(count({ on_hand: 4, reserved: 1 }, 4).movement).toBeNull();
    expect(count({ on_hand: 4, reserved: 1 }, 1)).toEqual({
      level: { on_hand: 1, reserved: 1 },
      movement: { reason: 'count', quantity: -3 },
    });
  });

  it('refuses what is no number of pieces', () => {
    expect(() => reserve(emptyLevel, 0, true)).toThrow(RangeError);
    expect(() => take(emptyLevel, 1.5)).toThrow(RangeError);
    expect(() => adjust(emptyLevel, 'adjustment', 0.1)).toThrow(RangeError);
    expect(() => count(emptyLevel, -1)).toThrow(RangeError);
  });
});

type Step = (level: StockLevel) => StockChange | null;

const pieces = fc.integer({ min: 1, max: 9 });
const signedReasons: MovementReason[] = ['adjustment', 'loss', 'transfer_out', 'transfer_in', 'receipt'];
const steps: fc.Arbitrary<Step> = fc.oneof(
  pieces.map(
    (quantity): Step =>
      (level) => {
        const promised = reserve(level, quantity, true);
        return promised.ok ? promised.value : null;
      },
  ),
  pieces.map(
    (quantity): Step =>
      (level) =>
        release(level, quantity),
  ),
  pieces.map(
    (quantity): Step =>
      (level) =>
        take(level, quantity),
  ),
  pieces.map(
    (quantity): Step =>
      (level) =>
        sellOver(level, quantity),
  ),
  fc.integer({ min: 0, max: 20 }).map(
    (counted): Step =>
      (level) =>
        count(level, counted),
  ),
  fc.tuple(fc.constantFrom(...signedReasons), fc.integer({ min: -9, max: 9 })).map(
    ([reason, quantity]): Step =>
      (level) =>
        adjust(level, reason, quantity),
  ),
);

describe('any sequence of steps', () => {
  it('leaves movements that add up to on hand, and a promise that never grows past it', () => {
    fc.assert(
      fc.property(fc.array(steps, { maxLength: 60 }), (sequence) => {
        let level = emptyLevel;
        let moved = 0;
        for (const step of sequence) {
          const change = step(level);
          if (change === null) continue;
          const grown = change.level.reserved > level.reserved;
          if (grown) expect(available(change.level)).toBeGreaterThanOrEqual(0);
          moved += change.movement?.quantity ?? 0;
          level = change.level;
          expect(moved).toBe(level.on_hand);
          expect(level.reserved).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 2000, seed: 20 },
    );
  });
});
