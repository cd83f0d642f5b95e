import { daysBetween } from '#credit/receivables-ageing.ts';
import { dayAfter } from '#wall-time.ts';
import type { ReportComparison, ReportStep } from './report-labels.ts';

/** Calendar days (`YYYY-MM-DD`) in the store's time zone, both of them inside. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** The longest period of a report, in days: five years. */
export const maxReportDays = 1827;
/** More rows than these are no chart. */
export const maxReportSteps = 400;

/** Why no report can be made of a period. */
export type PeriodProblem = 'backwards' | 'too_long';

type PeriodCheck = { readonly ok: true } | { readonly ok: false; readonly reason: PeriodProblem };

/** Whether a report can be made of the period. */
export function checkPeriod({ from, to }: Period): PeriodCheck {
  if (from > to) return { ok: false, reason: 'backwards' };
  return daysIn({ from, to }) > maxReportDays ? { ok: false, reason: 'too_long' } : { ok: true };
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

/**
 * The days that each step of a period is compared with, as many as it has, or the same a year earlier: all days of the compared
 * period, each once. A step without any (29 February a year after none) ends before it begins.
 */
export function stepsBefore(
  period: Period,
  steps: readonly Period[],
  comparison: Exclude<ReportComparison, 'none'>,
): Period[] {
  const compared = periodBefore(period, comparison) ?? period;
  const moved = (day: string) => {
    if (comparison === 'before') return dayAfter(day, -daysIn(period));
    return day.endsWith('02-29') ? yearBefore(dayAfter(day)) : yearBefore(day);
  };
  return steps.map(({ from }, index) => {
    const next = steps[index + 1];
    return {
      from: index === 0 ? compared.from : moved(from),
      to: next ? dayAfter(moved(next.from), -1) : compared.to,
    };
  });
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

/** A period put together from months, days that are added to them and days that are taken off again. */
export interface PeriodParts {
  /** From the first day of the first to the last of the last. */
  months: Period | null;
  days: Period[];
  less: Period[];
}

/** The parts of a period with the fewest days: of a month that is more than half within it, the rest is taken off. */
export function monthsAndDays({ from, to }: Period): PeriodParts {
  const head = { from, to: dayAfter(nextStart(from, 'month'), -1) };
  const tail = { from: stepStart(to, 'month'), to };
  const before = { from: stepStart(from, 'month'), to: dayAfter(from, -1) };
  const after = { from: dayAfter(to), to: dayAfter(nextStart(to, 'month'), -1) };
  const isAny = (part: Period) => part.from <= part.to;
  if (before.from === tail.from) {
    const isMostly = daysIn(before) + daysIn(after) < daysIn({ from, to });
    if (!isMostly) return { months: null, days: [{ from, to }], less: [] };
    return { months: { from: before.from, to: after.to }, days: [], less: [before, after].filter(isAny) };
  }
  const isHeadMostly = daysIn(before) < daysIn(head);
  const isTailMostly = daysIn(after) < daysIn(tail);
  const months = {
    from: isHeadMostly ? before.from : dayAfter(head.to),
    to: isTailMostly ? after.to : dayAfter(tail.from, -1),
  };
  return {
    months: isAny(months) ? months : null,
    days: [...(isHeadMostly ? [] : [head]), ...(isTailMostly ? [] : [tail])],
    less: [...(isHeadMostly ? [before] : []), ...(isTailMostly ? [after] : [])].filter(isAny),
  };
}
