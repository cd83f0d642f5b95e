import { describe, expect, it } from 'vitest';
import { storeDates } from './store-dates.ts';

const london = { timezone: 'Europe/London', country: 'GB', currency_code: 'GBP' };
const nairobi = { timezone: 'Africa/Nairobi', country: 'KE', currency_code: 'KES' };
const lagos = { timezone: 'Africa/Lagos', country: 'NG', currency_code: 'NGN' };
const toronto = { timezone: 'America/Toronto', country: 'CA', currency_code: 'CAD' };
/** The space before `PM` is a narrow one. */
const plain = (text: string) => text.replace(/\s/g, ' ');

describe('Days of a store', () => {
  it('are those of its own time zone', () => {
    expect(storeDates(nairobi, 'en').dayOf(new Date('2026-11-20T22:30:00Z'))).toBe('2026-11-21');
    expect(storeDates(toronto, 'en').dayOf(new Date('2026-11-21T03:00:00Z'))).toBe('2026-11-20');
    expect(storeDates(nairobi, 'en').startOf('2026-11-21')).toBe('2026-11-20T21:00:00.000Z');
    expect(storeDates(toronto, 'en').startOf('2026-11-21')).toBe('2026-11-21T05:00:00.000Z');
    expect(storeDates(nairobi, 'en').day('2026-11-20T22:30:00Z')).toBe('21 Nov 2026');
    expect(plain(storeDates(toronto, 'en').moment('2026-03-08T06:30:00Z'))).toBe('Mar 8, 2026, 1:30 a.m.');
    expect(plain(storeDates(toronto, 'en').moment('2026-03-08T07:30:00Z'))).toBe('Mar 8, 2026, 3:30 a.m.');
  });

  it('are written as its country writes them', () => {
    const at = '2026-11-05T20:05:00Z';
    const moment = (country: string, currency_code: string) =>
      plain(storeDates({ timezone: 'UTC', country, currency_code }, 'en').moment(at));
    expect(moment('GB', 'GBP')).toBe('5 Nov 2026, 20:05');
    expect(moment('US', 'USD')).toBe('Nov 5, 2026, 8:05 PM');
    expect(moment('AE', 'AED')).toBe('5 Nov 2026, 8:05 PM');
    // No country named: that of the currency. Egypt's English has no way of its own.
    expect(moment('', 'CAD')).toBe('Nov 5, 2026, 8:05 p.m.');
    expect(moment('EG', 'EGP')).toBe('5 Nov 2026, 8:05 pm');
  });

  it('are written in the language of who reads, by the Gregorian calendar', () => {
    const at = '2026-11-05T20:05:00Z';
    const moment = (country: string, language: string) =>
      plain(storeDates({ timezone: 'UTC', country, currency_code: 'USD' }, language).moment(at));
    expect(moment('CA', 'fr')).toBe('5 nov. 2026, 20 h 05');
    expect(moment('RW', 'fr')).toBe('5 nov. 2026, 20:05');
    expect(moment('KE', 'fr')).toBe('5 nov. 2026, 20:05');
    expect(moment('KE', 'sw')).toBe('5 Nov 2026, 20:05');
    expect(moment('AE', 'ar-u-nu-latn')).toContain('5 نوفمبر 2026');
    expect(moment('SA', 'ar-u-nu-latn')).toContain('5 نوفمبر 2026');
    expect(moment('EG', 'ar-u-nu-arab')).toContain('٥ نوفمبر ٢٠٢٦');
  });

  it('say the year of another one, and the time of this one', () => {
    const dates = storeDates(lagos, 'en');
    const now = new Date('2026-11-21T12:00:00Z');
    expect(dates.short('2026-11-20T22:30:00Z', now)).toBe('20 Nov, 23:30');
    expect(dates.short('2025-12-31T23:30:00Z', now)).toBe('1 Jan, 00:30');
    expect(dates.short('2025-12-31T22:30:00Z', now)).toBe('31 Dec 2025');
    expect(dates.brief('2026-11-20T23:30:00Z', now)).toBe('00:30');
    expect(dates.brief('2026-11-20T22:30:00Z', now)).toBe('20 Nov');
    expect(dates.brief('2025-12-31T22:30:00Z', now)).toBe('31 Dec 2025');
  });

  it('of a calendar are the same for every reader', () => {
    const dates = storeDates(london, 'en');
    expect(dates.calendarDay('2026-11-22')).toBe('22 Nov 2026');
    expect(dates.shortDay('2026-11-22')).toBe('22 Nov');
    expect(dates.weekday('2026-11-22', 'short')).toBe('Sun');
    expect(dates.month('2026-11-22')).toBe('November 2026');
    expect(plain(dates.days('2026-10-24', '2026-11-22'))).toBe('24 Oct – 22 Nov 2026');
    expect(plain(dates.days('2025-12-20', '2026-01-19'))).toBe('20 Dec 2025 – 19 Jan 2026');
    expect(dates.days('2026-11-22', '2026-11-22')).toBe('22 Nov 2026');
    const slot = { day: '2026-11-21', from: '14:00', to: '15:30' };
    expect(plain(dates.slot(slot))).toBe('Sat 21 Nov, 14:00–15:30');
    const inKigali = { timezone: 'Africa/Kigali', country: 'RW', currency_code: 'RWF' };
    expect(plain(storeDates(inKigali, 'fr').slot(slot))).toBe('sam. 21 nov., 14:00 – 15:30');
    expect(plain(storeDates(toronto, 'en').slot(slot))).toBe('Sat, Nov 21, 2:00–3:30 p.m.');
  });
});
