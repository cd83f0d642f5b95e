import { type SalesReport, salesReports } from '@sokoni/rules/reports/report-labels';

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
  group: 'Sales' | 'Money' | 'Stock';
};

const descriptions: Readonly<Record<SalesReport, string>> = {
  day: 'Sales by day, week or month.',
  product: 'Sales and margin of each product.',
  category: 'Sales of each category.',
  channel: 'Sales of each sales channel.',
  staff: 'Sales of each staff member.',
  payment_type: 'Sales paid in full, in part or later.',
};

const salesBy = Object.keys(salesReports) as SalesReport[];

/** All of them, in the order in which they are offered. */
export const reports: readonly Report[] = [
  ...salesBy.map(
    (by): Report => ({
      ...{ kind: 'sales', by, name: by.replace('_', '-'), group: 'Sales' },
      ...{ title: salesReports[by], description: descriptions[by] },
    }),
  ),
  {
    ...{ kind: 'margin', name: 'margin', group: 'Money', title: 'Margin' },
    description: 'Net sales less the cost of items sold.',
  },
  {
    ...{ kind: 'payments', name: 'payments', group: 'Money', title: 'Payments by method' },
    description: 'Payments taken and refunded, by payment method.',
  },
  {
    ...{ kind: 'vat', name: 'vat', group: 'Money', title: 'VAT' },
    description: 'VAT by rate, less returns, for your VAT return.',
  },
  {
    ...{ kind: 'ageing', name: 'receivables', group: 'Money', title: 'Receivables' },
    description: 'Outstanding balances by customer and age.',
  },
  {
    ...{ kind: 'stock_value', name: 'stock-value', group: 'Stock', title: 'Stock value' },
    description: 'Stock on hand at cost.',
  },
];

/** Reports of today are for supervisors too; they are those of sales and of payments. */
export function reportsFor(seesReports: boolean): readonly Report[] {
  return seesReports ? reports : reports.filter(({ kind }) => kind === 'sales' || kind === 'payments');
}
