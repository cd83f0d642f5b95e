import { describe, expect, it } from 'vitest';
import { daysOf, readPeriod } from './periods.ts';

const today = '2026-03-02';
const read = (params: Record<string, string>) => readPeriod((name) => params[name] ?? '', today);

describe('The period of a report', () => {
  it.each([
    ['today', '2026-03-02', '2026-03-02'],
    ['7_days', '2026-02-24', '2026-03-02'],
    ['30_days', '2026-02-01', '2026-03-02'],
    ['month', '2026-03-01', '2026-03-02'],
    ['last_month', '2026-02-01', '2026-02-28'],
    ['year', '2026-01-01', '2026-03-02'],
  ] as const)('%s is from %s to %s', (name, from, to) => expect(daysOf(name, today)).toEqual({ from, to }));

  it('is what the address says, or the last 30 days', () => {
    expect(read({ period: 'month' })).toMatchObject({ name: 'month', days: { from: '2026-03-01' } });
    expect(read({ period: 'aeon' })).toMatchObject({ name: '30_days' });
    expect(read({ from: '2026-01-05', to: '2026-01-09' })).toEqual({
      ...{ name: 'own', days: { from: '2026-01-05', to: '2026-01-09' }, problem: '' },
    });
  });

  it('says why a span is none', () => {
    const backwards = read({ period: 'own', from: '2026-02-09', to: '2026-02-05' });
    expect(backwards).toMatchObject({ name: 'own', days: { from: '2026-02-01' } });
    expect(backwards.problem).toBe('The first day is not after the last one.');
  });
});
