import { describe, expect, it } from 'vitest';
import { adjust, count, emptyLevel, reserve, sellOver, take } from './stock.ts';

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
