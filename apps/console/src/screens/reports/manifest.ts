import { ChartColumnIcon } from 'lucide-react';
import { reportsFor, reportTitle } from '#parts/pages/report-names.ts';
import { paths } from '#paths.ts';
import type { Manifest } from '#routing/manifest.ts';
import { storePage } from '#routing/store-page.ts';

const ofToday = new Set(reportsFor(false).map(({ name }) => name));

export const reports: Manifest = {
  pages: [
    {
      path: '/reports',
      handle: storePage('reports'),
      lazy: () => import('./reports.tsx').then((m) => ({ Component: m.ReportsScreen })),
    },
    {
      path: '/reports/:report',
      handle: storePage('report'),
      lazy: () => import('./report.tsx').then((m) => ({ Component: m.ReportScreen })),
    },
  ],
  icons: { reports: ChartColumnIcon },
  palette: [
    ...reportsFor(true).map((report) => ({
      words: { line: 'report' as const, page: () => reportTitle(report) },
      ...{ path: paths.report(report.name), behind: paths.reports, group: 'go' as const },
      // Some roles read those of today, which are fewer.
      permission: ofToday.has(report.name) ? ('seeDayReports' as const) : ('seeReports' as const),
    })),
  ],
};
