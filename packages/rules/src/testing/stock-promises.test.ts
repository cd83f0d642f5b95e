import { describe, expect, it } from 'vitest';
import { emptyLevel } from '#stock/stock.ts';
import { reserve, take } from './stock-promises.ts';

describe('pieces of one variant at one location that are promised', () => {
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

  it('refuses what is no number of pieces', () => {
    expect(() => reserve(emptyLevel, 0, true)).toThrow(RangeError);
    expect(() => take(emptyLevel, 1.5)).toThrow(RangeError);
  });
});
