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
  title: string;
  description: string;
  group: 'sales' | 'money' | 'stock';
};

const salesBy = Object.keys(salesReports) as SalesReport[];

/** Those beside the sales. */
const others = [
  { kind: 'margin', name: 'margin', group: 'money' },
  { kind: 'payments', name: 'payments', group: 'money' },
  { kind: 'vat', name: 'vat', group: 'money' },
  { kind: 'ageing', name: 'ageing', group: 'money' },
  { kind: 'stock_value', name: 'stock-value', group: 'stock' },
] as const;

/** All of them, in the order in which they are offered. */
function allReports(): readonly Report[] {
  return [
    ...salesBy.map(
      (by): Report => ({
        ...{ kind: 'sales', by, name: by.replace('_', '-'), group: 'sales' },
        ...{ title: salesReports[by], description: sayReportName(`sales.${by}`) },
      }),
    ),
    ...others.map(
      (other): Report => ({
        ...other,
        title: sayReportName(`title.${other.kind}`),
        description: sayReportName(`description.${other.kind}`),
      }),
    ),
  ];
}

/** Reports of today are for supervisors too; they are those of sales and of payments. */
export function reportsFor(seesReports: boolean): readonly Report[] {
  const reports = allReports();
  return seesReports ? reports : reports.filter(({ kind }) => kind === 'sales' || kind === 'payments');
}
