import { daysBetween } from './ageing.ts';
import type { ReportComparison, ReportStep } from './report-words.ts';
import type { Check } from './result.ts';
import { dayAfter } from './wall-time.ts';

/** Calendar days (`YYYY-MM-DD`) in the store's time zone, both of them inside. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** The longest period of a report, in days: five years. */
export const maxReportDays = 1827;
/** More rows than these are no chart. */
export const maxReportSteps = 400;

/** Whether a report can be made of the period. */
export function checkPeriod({ from, to }: Period): Check<'backwards' | 'too_long'> {
  if (from > to)
    return { ok: false, reason: 'backwards', message: 'The first day is not after the last one.' };
  if (daysIn({ from, to }) > maxReportDays)
    return { ok: false, reason: 'too_long', message: 'Choose at most five years.' };
  return { ok: true };
}

export function daysIn({ from, to }: Period): number {
  return daysBetween(from, to) + 1;
}

/** What a period is compared with: as many days just before it, or the same days a year earlier; null for nothing. */
export function periodBefore(period: Period, comparison: ReportComparison): Period | null {
  if (comparison === 'none') return null;
  if (comparison === 'year') return { from: yearBefore(period.from), to: yearBefore(period.to) };
  return { from: dayAfter(period.from, -daysIn(period)), to: dayAfter(period.from, -1) };
}

/** 29 February goes to the 28th. */
function yearBefore(day: string): string {
  const moved = `${String(Number(day.slice(0, 4)) - 1).padStart(4, '0')}${day.slice(4)}`;
  return moved.endsWith('02-29') ? moved.replace(/29$/, '28') : moved;
}

/** The step that shows a period well: days up to three months, weeks up to two years, then months. */
export function usualStep(period: Period): ReportStep {
  const days = daysIn(period);
  if (days <= 92) return 'day';
  return days <= 731 ? 'week' : 'month';
}

/** The first day of the week (Monday) or month in which a day lies. */
export function stepStart(day: string, step: ReportStep): string {
  if (step === 'day') return day;
  if (step === 'month') return `${day.slice(0, 7)}-01`;
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return dayAfter(day, -sinceMonday);
}

/** The period cut into steps without a gap: whole days, weeks from Monday, calendar months; the outermost may be shorter. */
export function stepsOf({ from, to }: Period, step: ReportStep): Period[] {
  const steps: Period[] = [];
  for (let start = from; start <= to; ) {
    const next = nextStart(start, step);
    const last = dayAfter(next, -1);
    steps.push({ from: start, to: last < to ? last : to });
    start = next;
  }
  return steps;
}

function nextStart(day: string, step: ReportStep): string {
  if (step === 'day') return dayAfter(day);
  if (step === 'week') return dayAfter(stepStart(day, 'week'), 7);
  return stepStart(dayAfter(stepStart(day, 'month'), 31), 'month');
}

/** The whole months of a period, from the first day of the first to the last of the last, and the days around them. */
export function monthsAndDays({ from, to }: Period): { months: Period | null; days: Period[] } {
  const first = stepStart(from, 'month') === from ? from : nextStart(from, 'month');
  const afterLast = stepStart(dayAfter(to), 'month');
  if (first >= afterLast) return { months: null, days: [{ from, to }] };
  const days = [
    { from, to: dayAfter(first, -1) },
    { from: afterLast, to },
  ];
  return {
    months: { from: first, to: dayAfter(afterLast, -1) },
    days: days.filter((part) => part.from <= part.to),
  };
}
