import { allows } from '@sokoni/rules/access/roles';
import { readPage } from '@sokoni/rules/lists/page-window';
import { type ReportComparison, reportComparisons } from '@sokoni/rules/reports/report-labels';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { readPeriod } from './periods.ts';

/** Period, comparison, order and page of a report, as they stand in the address. Some roles see nothing but today. */
export function useReportAddress() {
  const [params, setParams] = useSearchParams();
  const dates = useStoreDates();
  const [today] = useState(() => dates.dayOf(new Date()));
  const seesReports = allows(useSession(rolesHere), 'seeReports');
  const param = (name: string) => params.get(name) ?? '';
  const compared = param('compare');

  /** Another period or order begins at the first page. */
  function change(changed: Readonly<Record<string, string>>, replace = false): void {
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries({ page: '', ...changed })) {
          if (value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace, preventScrollReset: true },
    );
  }

  return {
    param,
    change,
    seesReports,
    period: seesReports
      ? readPeriod(param, today)
      : { name: 'today' as const, days: { from: today, to: today }, problem: null },
    comparison: (seesReports && (reportComparisons as readonly string[]).includes(compared)
      ? compared
      : 'before') as ReportComparison,
    page: readPage(param('page')),
    toPage: (next: number, options?: { replace: boolean }) =>
      change({ page: next === 1 ? '' : String(next) }, options?.replace),
  };
}

export type ReportAddress = ReturnType<typeof useReportAddress>;
