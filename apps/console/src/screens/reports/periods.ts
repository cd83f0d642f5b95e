import { checkPeriod, type Period, stepStart } from '@sokoni/rules/report-period';
import { dayAfter } from '@sokoni/rules/wall-time';

/** What a report is made of, as it is offered; days are those of the store. */
export const periodLabels = {
  today: 'Today',
  '7_days': 'Last 7 days',
  '30_days': 'Last 30 days',
  month: 'This month',
  last_month: 'Last month',
  year: 'This year',
  own: 'Other days',
} as const;

export type PeriodName = keyof typeof periodLabels;

export const usualPeriod = '30_days';

export function isPeriodName(text: string): text is PeriodName {
  return Object.hasOwn(periodLabels, text);
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
    case 'year':
      return { from: `${today.slice(0, 4)}-01-01`, to: today };
  }
}

const aDay = /^\d{4}-\d\d-\d\d$/;

/** The period that an address names; a span that no report can be made of is none. */
export function readPeriod(
  param: (name: string) => string,
  today: string,
): { name: PeriodName; days: Period; problem: string } {
  const [from, to] = [param('from'), param('to')];
  const name = param('period');
  if (name === 'own' || (name === '' && (from !== '' || to !== ''))) {
    const usual = daysOf(usualPeriod, today);
    const days = { from: aDay.test(from) ? from : usual.from, to: aDay.test(to) ? to : usual.to };
    const check = checkPeriod(days);
    return { name: 'own', days: check.ok ? days : usual, problem: check.ok ? '' : check.message };
  }
  const known = isPeriodName(name) && name !== 'own' ? name : usualPeriod;
  return { name: known, days: daysOf(known, today), problem: '' };
}
