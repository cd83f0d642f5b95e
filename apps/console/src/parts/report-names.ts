import { type SalesReport, salesReports } from '@sokoni/rules/report-words';

interface SalesKind {
  kind: 'sales';
  by: SalesReport;
}
interface OtherKind {
  kind: 'margin' | 'vat' | 'stock_value' | 'ageing';
}

/** A report as it stands in an address and in the list of reports. */
export type Report = (SalesKind | OtherKind) & {
  name: string;
  title: string;
  description: string;
  group: 'Sales' | 'Money' | 'Stock';
};

const descriptions: Readonly<Record<SalesReport, string>> = {
  day: 'What each day, week or month brought.',
  product: 'What sells, and what it earns.',
  category: 'Which kinds of goods sell.',
  channel: 'Where your sales come from.',
  staff: 'Who sold how much.',
  payment_type: 'Paid at once, in parts, or later.',
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
    description: 'What is left of the sales when the goods are paid.',
  },
  {
    ...{ kind: 'vat', name: 'vat', group: 'Money', title: 'VAT' },
    description: 'VAT by rate, less what went back: what your return asks for.',
  },
  {
    ...{ kind: 'ageing', name: 'ageing', group: 'Money', title: 'Who owes you' },
    description: 'Who owes how much, and for how long.',
  },
  {
    ...{ kind: 'stock_value', name: 'stock-value', group: 'Stock', title: 'Stock value' },
    description: 'What the goods on your shelves have cost.',
  },
];

/** Reports of today are for supervisors too; they are those of sales. */
export function reportsFor(seesReports: boolean): readonly Report[] {
  return seesReports ? reports : reports.filter(({ kind }) => kind === 'sales');
}
