import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAfter } from '#wall-time.ts';
import type { PickupPoint } from './delivery.ts';
import { openSlots } from './pickup-slots.ts';

const morning = { weekdays: [1, 2, 3, 4, 5], from: '09:00', to: '12:00', capacity: 2 };
const evening = { weekdays: [3], from: '17:00', to: '19:00', capacity: null };
const point: PickupPoint = {
  ...{ location_id: 'shop', name: 'Shop', address: [], instructions: '', lead_hours: 0 },
  slots: [evening, morning],
};
// A Wednesday.
const now = { day: '2026-11-25', time: '09:30' };
const starts = (hours: number, taken: Parameters<typeof openSlots>[2] = []) =>
  openSlots({ ...point, lead_hours: hours }, now, taken).map(({ day, from }) => `${day} ${from}`);

describe('The hours at a pickup point', () => {
  it('are those of the week that begin once the order is ready, the earliest first', () => {
    expect(starts(0).slice(0, 3)).toEqual(['2026-11-25 17:00', '2026-11-26 09:00', '2026-11-27 09:00']);
    expect(starts(24).slice(0, 2)).toEqual(['2026-11-27 09:00', '2026-11-30 09:00']);
    expect(starts(336)).toEqual(['2026-12-09 17:00']);
  });

  it('are left out once all places are taken, for that location alone', () => {
    const full = { location_id: 'shop', day: '2026-11-26', time: '09:00', orders: 2 };
    expect(starts(0, [full])).not.toContain('2026-11-26 09:00');
    expect(starts(0, [{ ...full, orders: 1 }])).toContain('2026-11-26 09:00');
    expect(starts(0, [{ ...full, location_id: 'kiosk' }])).toContain('2026-11-26 09:00');
    expect(starts(0, [{ ...full, day: '2026-11-25', time: '17:00', orders: 99 }])).toContain(
      '2026-11-25 17:00',
    );
  });

  it('are never in the past, never before it is ready, and within two weeks', () => {
    const times = fc
      .tuple(fc.nat(23), fc.nat(59))
      .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
    const slots = fc.array(
      fc.record({
        weekdays: fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }),
        from: times,
        to: fc.constant('23:59'),
        capacity: fc.option(fc.integer({ min: 1, max: 3 })),
      }),
      { maxLength: 5 },
    );
    fc.assert(
      fc.property(slots, fc.nat(400), times, (list, lead_hours, time) => {
        const at = { day: '2026-02-27', time };
        const open = openSlots({ ...point, lead_hours, slots: list }, at, []);
        const ready = Date.parse(`${at.day}T${time}:00Z`) + lead_hours * 3_600_000;
        for (const { day, from } of open) {
          expect(Date.parse(`${day}T${from}:00Z`)).toBeGreaterThanOrEqual(ready);
          expect(day <= dayAfter(at.day, 14)).toBe(true);
        }
        const keys = open.map(({ day, from, to }) => `${day} ${from} ${to}`);
        expect(keys).toEqual(keys.toSorted());
      }),
    );
  });
});
