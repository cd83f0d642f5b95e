import { allows } from '@sokoni/rules/access/roles';
import { DownloadIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { saveFile } from '#api/client/save-file.ts';
import { type ReportExport, useExportReport } from '#api/insights/reports.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { BackLink } from '#parts/pages/back-link.tsx';
import { Page } from '#parts/pages/page.tsx';
import { QueryFailed } from '#parts/pages/query-failed.tsx';
import { type Report, reportDescription, reportTitle } from '#parts/pages/report-names.ts';
import { paths } from '#paths.ts';
import { sayReport } from '#sentences/reports/pages.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import styles from './reports.module.css';

interface ReportPageProps {
  report: Report;
  /** What the file is made of; null for a role that takes none along. */
  file: ReportExport | null;
  /** Period and other choices. */
  bar?: ReactNode;
  query: {
    data?: { test?: boolean } | undefined;
    error: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  };
  children: ReactNode;
}

/** What all reports have in common: title, choices, the way to the file, and how they fail. */
export function ReportPage({ report, file, bar, query, children }: ReportPageProps) {
  const exportReport = useExportReport();
  const seesCosts = allows(useSession(rolesHere), 'seeCosts');
  return (
    <Page width="wide">
      <PageHeader
        title={reportTitle(report)}
        badge={query.data?.test && <Badge tone="attention">{sayReport('testOrders')}</Badge>}
        description={reportDescription(report, seesCosts)}
        back={<BackLink to={paths.reports} />}
        actions={
          file && (
            <Button
              icon={<DownloadIcon size={18} />}
              busy={exportReport.isPending}
              onClick={() =>
                exportReport.mutate(file, {
                  onSuccess: ({ url }) => saveFile(url),
                  onError: (error) => showFailure(error),
                })
              }
            >
              {sayReport('export')}
            </Button>
          )
        }
      />
      {bar}
      {query.error && !query.data ? (
        <Card>
          <QueryFailed error={query.error} isFetching={query.isFetching} refetch={query.refetch} />
        </Card>
      ) : query.data ? (
        children
      ) : (
        <ReportSkeleton />
      )}
    </Page>
  );
}

function ReportSkeleton() {
  return (
    <div role="status" aria-label={sayReport('loading')} className={styles.skeleton}>
      <Skeleton shape="block" width="100%" height="5.5rem" />
      <Skeleton shape="block" width="100%" height="17rem" />
      <Skeleton shape="block" width="100%" height="20rem" />
    </div>
  );
}
