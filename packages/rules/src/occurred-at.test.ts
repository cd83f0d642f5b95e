import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockToleranceMs, occurrence } from './occurred-at.ts';

const now = new Date('2026-11-24T09:00:00.000Z');
const after = (ms: number) => new Date(now.getTime() + ms);

describe('When something happened', () => {
  it('is as it is told, up to now', () => {
    fc.assert(
      fc.property(fc.date({ max: now, noInvalidDate: true }), (told) => {
        expect(occurrence(told, now)).toEqual({ ok: true, value: told });
      }),
    );
  });

  it('is now where the clock that tells it is a little ahead', () => {
    for (const ms of [1, clockToleranceMs])
      expect(occurrence(after(ms), now)).toEqual({ ok: true, value: now });
  });

  it('is never in the future', () => {
    expect(occurrence(after(clockToleranceMs + 1), now)).toEqual({ ok: false, reason: 'in_future' });
  });
});
