import { describe, expect, it } from 'vitest';
import { daysOf, readPeriod, readStep, stepsFor } from './periods.ts';

const today = '2026-03-02';
const read = (params: Record<string, string>) => readPeriod((name) => params[name] ?? '', today);

describe('The period of a report', () => {
  it.each([
    ['today', '2026-03-02', '2026-03-02'],
    ['7_days', '2026-02-24', '2026-03-02'],
    ['30_days', '2026-02-01', '2026-03-02'],
    ['month', '2026-03-01', '2026-03-02'],
    ['last_month', '2026-02-01', '2026-02-28'],
    ['quarter', '2026-01-01', '2026-03-02'],
    ['last_quarter', '2025-10-01', '2025-12-31'],
    ['year', '2026-01-01', '2026-03-02'],
    ['last_year', '2025-01-01', '2025-12-31'],
  ] as const)('%s is from %s to %s', (name, from, to) => expect(daysOf(name, today)).toEqual({ from, to }));

  it('is what the address says, or the last 30 days', () => {
    expect(read({ period: 'month' })).toMatchObject({ name: 'month', days: { from: '2026-03-01' } });
    expect(read({ period: 'aeon' })).toMatchObject({ name: '30_days' });
    expect(read({ from: '2026-01-05', to: '2026-01-09' })).toEqual({
      ...{ name: 'own', days: { from: '2026-01-05', to: '2026-01-09' }, problem: null },
    });
  });

  it.each([
    ['2026-01-01', '2026-01-01'],
    ['2026-06-30', '2026-04-01'],
    ['2026-07-01', '2026-07-01'],
    ['2026-12-31', '2026-10-01'],
  ])('of %s has its quarter from %s', (day, from) =>
    expect(daysOf('quarter', day)).toEqual({ from, to: day }),
  );

  it('is shown by the day, week or month that the address names, where these are few enough', () => {
    const month = daysOf('last_month', today);
    expect(stepsFor(month)).toEqual(['day', 'week', 'month']);
    expect(['', 'week', 'aeon'].map((step) => readStep(step, month))).toEqual(['day', 'week', 'day']);
    const years = { from: '2022-01-01', to: '2026-03-02' };
    expect(stepsFor(years)).toEqual(['week', 'month']);
    expect(['day', 'week'].map((step) => readStep(step, years))).toEqual(['month', 'week']);
  });

  it.each(['0002-11-15', '2026-13-01', '9999-12-31'])('takes %s in the address for no day', (day) =>
    expect(read({ period: 'own', from: day, to: day })).toMatchObject({
      days: { from: '2026-02-01', to: today },
      problem: null,
    }),
  );

  it('says why a span is none', () => {
    const backwards = read({ period: 'own', from: '2026-02-09', to: '2026-02-05' });
    expect(backwards).toMatchObject({ name: 'own', days: { from: '2026-02-01' } });
    expect(backwards.problem).toBe('backwards');
  });
});
