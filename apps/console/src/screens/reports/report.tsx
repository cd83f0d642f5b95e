import { allows } from '@sokoni/rules/access/roles';
import { Navigate, useParams } from 'react-router';
import { reportsFor } from '#parts/pages/report-names.ts';
import { paths } from '#paths.ts';
import { rolesHere, useSession } from '#session/session.ts';
import { AgeingReportScreen } from './ageing-report.tsx';
import { PaymentsReportScreen } from './payments-report.tsx';
import { SalesReportScreen } from './sales-report.tsx';
import { StockValueScreen } from './stock-value-report.tsx';
import { VatReportScreen } from './vat-report.tsx';

/** One report, as far as the role opens it. */
export function ReportScreen() {
  const { report: name } = useParams();
  const seesReports = allows(useSession(rolesHere), 'seeReports');
  const report = reportsFor(seesReports).find((one) => one.name === name);
  if (!report) return <Navigate to={paths.reports} replace />;
  if (report.kind === 'payments') return <PaymentsReportScreen report={report} />;
  if (report.kind === 'vat') return <VatReportScreen report={report} />;
  if (report.kind === 'stock_value') return <StockValueScreen report={report} />;
  if (report.kind === 'ageing') return <AgeingReportScreen report={report} />;
  return <SalesReportScreen key={report.name} report={report} />;
}
