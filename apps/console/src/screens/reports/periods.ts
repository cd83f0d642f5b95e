import { type ReportStep, reportSteps } from '@sokoni/rules/reports/report-labels';
import {
  checkPeriod,
  maxReportSteps,
  type Period,
  type PeriodProblem,
  stepStart,
  stepsOf,
  usualStep,
} from '@sokoni/rules/reports/report-period';
import { dayAfter, isCalendarDay } from '@sokoni/rules/wall-time';

/** What a report is made of, as it is offered; days are those of the store. */
export const periodNames = [
  ...(['today', '7_days', '30_days', 'month', 'last_month'] as const),
  ...(['quarter', 'last_quarter', 'year', 'last_year', 'own'] as const),
];

export type PeriodName = (typeof periodNames)[number];

export const usualPeriod = '30_days';

function isPeriodName(text: string): text is PeriodName {
  return (periodNames as readonly string[]).includes(text);
}

/** The days of a period that has a name; today is the last of those that are not over. */
export function daysOf(name: Exclude<PeriodName, 'own'>, today: string): Period {
  const month = stepStart(today, 'month');
  switch (name) {
    case 'today':
      return { from: today, to: today };
    case '7_days':
      return { from: dayAfter(today, -6), to: today };
    case '30_days':
      return { from: dayAfter(today, -29), to: today };
    case 'month':
      return { from: month, to: today };
    case 'last_month': {
      const last = dayAfter(month, -1);
      return { from: stepStart(last, 'month'), to: last };
    }
    case 'quarter':
      return { from: quarterStart(today), to: today };
    case 'last_quarter': {
      const last = dayAfter(quarterStart(today), -1);
      return { from: quarterStart(last), to: last };
    }
    case 'year':
      return { from: yearStart(today), to: today };
    case 'last_year': {
      const last = dayAfter(yearStart(today), -1);
      return { from: yearStart(last), to: last };
    }
  }
}

function yearStart(day: string): string {
  return `${day.slice(0, 4)}-01-01`;
}

/** Quarters are those of the calendar. */
function quarterStart(day: string): string {
  const month = Number(day.slice(5, 7));
  return `${day.slice(0, 4)}-${String(month - ((month - 1) % 3)).padStart(2, '0')}-01`;
}

/** The steps in which a period can be shown. */
export function stepsFor(days: Period): ReportStep[] {
  return reportSteps.filter((step) => stepsOf(days, step).length <= maxReportSteps);
}

/** The step that an address names, or the one that suits the period. */
export function readStep(text: string, days: Period): ReportStep {
  return stepsFor(days).find((step) => step === text) ?? usualStep(days);
}

/** The period that an address names; a span that no report can be made of is none. */
export function readPeriod(
  param: (name: string) => string,
  today: string,
): { name: PeriodName; days: Period; problem: PeriodProblem | null } {
  const [from, to] = [param('from'), param('to')];
  const name = param('period');
  if (name === 'own' || (name === '' && (from !== '' || to !== ''))) {
    const usual = daysOf(usualPeriod, today);
    const days = { from: isCalendarDay(from) ? from : usual.from, to: isCalendarDay(to) ? to : usual.to };
    const check = checkPeriod(days);
    return { name: 'own', days: check.ok ? days : usual, problem: check.ok ? null : check.reason };
  }
  const known = isPeriodName(name) && name !== 'own' ? name : usualPeriod;
  return { name: known, days: daysOf(known, today), problem: null };
}
