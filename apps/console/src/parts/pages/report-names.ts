import { type SalesReport, salesReports } from '@sokoni/rules/reports/report-labels';
import { sayReportName } from '#sentences/report-names.ts';

interface SalesKind {
  kind: 'sales';
  by: SalesReport;
}
interface OtherKind {
  kind: 'margin' | 'payments' | 'vat' | 'stock_value' | 'ageing';
}

/** A report as it stands in an address and in the list of reports. */
export type Report = (SalesKind | OtherKind) & {
  name: string;
  group: 'sales' | 'money' | 'stock';
};

/** All of them, in the order in which they are offered. */
export const reports: readonly Report[] = [
  ...salesReports.map((by): Report => ({ kind: 'sales', by, name: by.replace('_', '-'), group: 'sales' })),
  { kind: 'margin', name: 'margin', group: 'money' },
  { kind: 'payments', name: 'payments', group: 'money' },
  { kind: 'vat', name: 'vat', group: 'money' },
  { kind: 'ageing', name: 'receivables', group: 'money' },
  { kind: 'stock_value', name: 'stock-value', group: 'stock' },
];

/** Reports of today are for supervisors too; they are those of sales and of payments. */
export function reportsFor(seesReports: boolean): readonly Report[] {
  return seesReports ? reports : reports.filter(({ kind }) => kind === 'sales' || kind === 'payments');
}

/** How a report is called. */
export function reportTitle(report: Report): string {
  return sayReportName(`title.${keyOf(report)}`);
}

/** What it shows, in a sentence, to whoever sees what things cost or does not. */
export function reportDescription(report: Report, seesCosts: boolean): string {
  const key = keyOf(report);
  return sayReportName(key === 'product' && !seesCosts ? 'about.productSales' : `about.${key}`);
}

function keyOf(report: Report) {
  return report.kind === 'sales' ? report.by : report.kind;
}
