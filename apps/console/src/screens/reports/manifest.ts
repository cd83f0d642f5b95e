import { ChartColumnIcon } from 'lucide-react';
import { reportsFor } from '#parts/pages/report-names.ts';
import { paths } from '#paths.ts';
import type { Manifest } from '#routing/manifest.ts';
import { page } from '#routing/page.ts';

const ofToday = new Set(reportsFor(false).map(({ name }) => name));

export const reports: Manifest = {
  pages: [
    {
      path: '/reports',
      handle: page('Reports'),
      lazy: () => import('./reports.tsx').then((m) => ({ Component: m.ReportsScreen })),
    },
    {
      path: '/reports/:report',
      handle: page('Report'),
      lazy: () => import('./report.tsx').then((m) => ({ Component: m.ReportScreen })),
    },
  ],
  icons: { Reports: ChartColumnIcon },
  palette: [
    ...reportsFor(true).map(({ name, title }) => ({
      label: `Reports: ${title}`,
      keywords: `${title} figures statistics go open`,
      ...{ path: paths.report(name), behind: paths.reports, group: 'Go to' as const },
      // Some roles read those of today, which are fewer.
      permission: ofToday.has(name) ? ('seeDayReports' as const) : ('seeReports' as const),
    })),
  ],
};
