import { describe, expect, it } from 'vitest';
import { storeDates } from './store-dates.ts';

describe('Days of a store', () => {
  it('are those of its own time zone', () => {
    const nairobi = storeDates('Africa/Nairobi');
    const toronto = storeDates('America/Toronto');
    expect(nairobi.dayOf(new Date('2026-11-20T22:30:00Z'))).toBe('2026-11-21');
    expect(toronto.dayOf(new Date('2026-11-21T03:00:00Z'))).toBe('2026-11-20');
    expect(nairobi.startOf('2026-11-21')).toBe('2026-11-20T21:00:00.000Z');
    expect(toronto.startOf('2026-11-21')).toBe('2026-11-21T05:00:00.000Z');
    expect(nairobi.day('2026-11-20T22:30:00Z')).toBe('Nov 21, 2026');
    expect(toronto.moment('2026-03-08T06:30:00Z').replace(/\s/g, ' ')).toBe('Mar 8, 2026, 1:30 AM');
    expect(toronto.moment('2026-03-08T07:30:00Z').replace(/\s/g, ' ')).toBe('Mar 8, 2026, 3:30 AM');
  });

  it('say the year of another one, and the time of this one', () => {
    const lagos = storeDates('Africa/Lagos');
    const now = new Date('2026-11-21T12:00:00Z');
    expect(lagos.short('2026-11-20T22:30:00Z', now).replace(/\s/g, ' ')).toBe('Nov 20, 11:30 PM');
    expect(lagos.short('2025-12-31T23:30:00Z', now).replace(/\s/g, ' ')).toBe('Jan 1, 12:30 AM');
    expect(lagos.short('2025-12-31T22:30:00Z', now)).toBe('Dec 31, 2025');
    expect(lagos.brief('2026-11-20T23:30:00Z', now).replace(/\s/g, ' ')).toBe('12:30 AM');
    expect(lagos.brief('2026-11-20T22:30:00Z', now)).toBe('Nov 20');
    expect(lagos.brief('2025-12-31T22:30:00Z', now)).toBe('Dec 31, 2025');
  });
});
