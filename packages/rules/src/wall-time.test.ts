import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAfter, instantOf, isCalendarDay, wallTimeOf } from './wall-time.ts';

const toronto = 'America/Toronto';

describe('The time of a store', () => {
  it.each([
    ['2026-12-01T00:00', 'Africa/Nairobi', '2026-11-30T21:00:00.000Z'],
    ['2026-12-01T00:00', toronto, '2026-12-01T05:00:00.000Z'],
    ['2026-07-01T09:30', toronto, '2026-07-01T13:30:00.000Z'],
    ['2026-07-01T09:30', 'Asia/Kathmandu', '2026-07-01T03:45:00.000Z'],
    // Shown twice on the night on which the clocks go back: the first.
    ['2026-11-01T01:30', toronto, '2026-11-01T05:30:00.000Z'],
    // Skipped on the night on which they go forward: half an hour after the skip.
    ['2026-03-08T02:30', toronto, '2026-03-08T07:30:00.000Z'],
  ])('%s in %s is %s', (shown, timezone, instant) => {
    const [day = '', time = ''] = shown.split('T');
    expect(instantOf({ day, time }, timezone)).toBe(instant);
  });

  it('refuses what no clock shows', () => {
    expect(() => instantOf({ day: '2026-12-01', time: '25:00' }, toronto)).toThrow(RangeError);
    expect(() => instantOf({ day: '', time: '10:00' }, toronto)).toThrow(RangeError);
  });

  it('knows a year of few digits, as one is while it is typed', () => {
    expect(instantOf({ day: '0002-11-15', time: '00:00' }, 'Africa/Lagos')).toMatch(/^0002-11-14T2/);
  });

  it('goes to the clock and back', () => {
    const zones = fc.constantFrom(toronto, 'Africa/Nairobi', 'Europe/London', 'Asia/Dubai', 'Africa/Cairo');
    const minutes = fc.integer({ min: 0, max: 20 * 365 * 24 * 60 });
    fc.assert(
      fc.property(zones, minutes, (zone, minute) => {
        const instant = new Date(Date.UTC(2020, 0, 1) + minute * 60_000).toISOString();
        const shown = wallTimeOf(instant, zone);
        const back = instantOf(shown, zone);
        expect(wallTimeOf(back, zone)).toEqual(shown);
        // Only the hour that is shown twice leads to another instant.
        expect([0, 3_600_000]).toContain(Date.parse(instant) - Date.parse(back));
      }),
    );
  });

  it('has a day after every day', () => {
    expect(dayAfter('2026-02-28')).toBe('2026-03-01');
    expect(dayAfter('2026-12-31')).toBe('2027-01-01');
    expect(dayAfter('2026-03-01', -1)).toBe('2026-02-28');
  });

  it.each(['2026-11-15', '2028-02-29', '1900-01-01', '2199-12-31'])('%s is a day of its calendar', (day) =>
    expect(isCalendarDay(day)).toBe(true),
  );

  it.each([
    '',
    '0002-11-15',
    '0202-11-15',
    '1899-12-31',
    '2200-01-01',
    '2026-02-29',
    '2026-13-01',
    '2026-1-1',
    'x',
  ])('"%s" is none', (day) => expect(isCalendarDay(day)).toBe(false));
});
