import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAfter } from '#wall-time.ts';
import type { ReportStep } from './report-labels.ts';
import {
  checkPeriod,
  daysIn,
  maxReportDays,
  monthsAndDays,
  periodBefore,
  stepStart,
  stepsBefore,
  stepsOf,
  usualStep,
} from './report-period.ts';

const anyDay = fc.integer({ min: 0, max: 20_000 }).map((days) => dayAfter('1990-01-01', days));
const anyPeriod = fc
  .tuple(anyDay, fc.oneof(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: maxReportDays })))
  .map(([from, days]) => ({ from, to: dayAfter(from, days - 1) }));
const anyStep = fc.constantFrom<ReportStep>('day', 'week', 'month');

/** Every day of the parts, in their order. */
const daysOf = (parts: readonly { from: string; to: string }[]) =>
  parts.flatMap((part) => Array.from({ length: daysIn(part) }, (_, index) => dayAfter(part.from, index)));

describe('The period of a report', () => {
  it('goes forward and is at most five years long', () => {
    fc.assert(fc.property(anyPeriod, (period) => checkPeriod(period).ok));
    expect(checkPeriod({ from: '2026-02-01', to: '2026-01-31' })).toMatchObject({ reason: 'backwards' });
    expect(checkPeriod({ from: '2021-01-01', to: '2026-01-01' })).toEqual({ ok: true });
    expect(checkPeriod({ from: '2021-01-01', to: '2026-01-02' })).toMatchObject({ reason: 'too_long' });
  });

  it('is cut into steps without a gap, each within its day, week or month', () => {
    fc.assert(
      fc.property(anyPeriod, anyStep, (period, step) => {
        const steps = stepsOf(period, step);
        expect([steps[0]?.from, steps.at(-1)?.to]).toEqual([period.from, period.to]);
        const follows = steps.slice(1).every(({ from }, index) => from === dayAfter(steps[index]?.to ?? ''));
        expect(follows).toBe(true);
        expect(steps.every(({ from, to }) => stepStart(to, step) === stepStart(from, step))).toBe(true);
        expect(new Set(steps.map(({ from }) => stepStart(from, step))).size).toBe(steps.length);
      }),
    );
  });

  it('has weeks from Monday, and months from the first', () => {
    expect(stepStart('2026-11-22', 'week')).toBe('2026-11-16');
    expect(stepStart('2026-11-16', 'week')).toBe('2026-11-16');
    expect(stepStart('2024-02-29', 'month')).toBe('2024-02-01');
    expect(stepsOf({ from: '2026-01-31', to: '2026-03-01' }, 'month')).toEqual([
      { from: '2026-01-31', to: '2026-01-31' },
      { from: '2026-02-01', to: '2026-02-28' },
      { from: '2026-03-01', to: '2026-03-01' },
    ]);
  });

  it('is shown in few enough steps to read', () => {
    fc.assert(fc.property(anyPeriod, (period) => stepsOf(period, usualStep(period)).length < 107));
    const usual = (days: number) => usualStep({ from: '2026-01-01', to: dayAfter('2026-01-01', days - 1) });
    expect([92, 93, 731, 732].map(usual)).toEqual(['day', 'week', 'week', 'month']);
  });

  it('is compared with as many days just before it, or with the same days a year earlier', () => {
    fc.assert(
      fc.property(anyPeriod, (period) => {
        const before = periodBefore(period, 'before');
        expect(before && daysIn(before)).toBe(daysIn(period));
        expect(before && dayAfter(before.to)).toBe(period.from);
      }),
    );
    expect(periodBefore({ from: '2024-02-29', to: '2024-03-02' }, 'year')).toEqual({
      from: '2023-02-28',
      to: '2023-03-02',
    });
    expect(periodBefore({ from: '2026-01-01', to: '2026-01-31' }, 'none')).toBeNull();
  });

  it('is compared step by step with all days of the one before, each once', () => {
    const comparison = fc.constantFrom('before', 'year');
    // Also those that begin or end around the 29th of February.
    const anyOdd = fc.oneof(
      anyPeriod,
      anyPeriod
        .map(({ from, to }) => ({ from, to: `${to.slice(0, 4)}-03-02` }))
        .filter(({ from, to }) => from <= to),
    );
    fc.assert(
      fc.property(anyOdd, anyStep, comparison, (period, step, compare) => {
        const steps = stepsOf(period, step);
        const before = stepsBefore(period, steps, compare);
        const compared = periodBefore(period, compare);
        expect(before.length).toBe(steps.length);
        expect(daysOf(before)).toEqual(daysOf(compared ? [compared] : []));
        if (compare === 'before') expect(before.map(daysIn)).toEqual(steps.map(daysIn));
      }),
    );
    const days = stepsOf({ from: '2024-02-28', to: '2024-03-01' }, 'day');
    expect(stepsBefore({ from: '2024-02-28', to: '2024-03-01' }, days, 'year')).toEqual([
      { from: '2023-02-28', to: '2023-02-28' },
      { from: '2023-03-01', to: '2023-02-28' },
      { from: '2023-03-01', to: '2023-03-01' },
    ]);
  });

  it('is its whole months and the days around them', () => {
    fc.assert(
      fc.property(anyPeriod, (period) => {
        const { months, days, less } = monthsAndDays(period);
        const taken = new Set(daysOf(less));
        const counted = daysOf(months ? [months, ...days] : days).filter((day) => !taken.delete(day));
        expect(counted.toSorted()).toEqual(daysOf([period]));
        expect([...taken]).toEqual([]);
        // Never more days than by themselves.
        expect(daysOf([...days, ...less]).length).toBeLessThanOrEqual(daysIn(period));
        if (months) {
          expect(months.from < months.to).toBe(true);
          expect(months.from).toMatch(/-01$/);
          expect(dayAfter(months.to)).toMatch(/-01$/);
          for (const part of [...days, ...less]) expect(daysIn(part)).toBeLessThan(17);
        }
      }),
    );
  });
});
