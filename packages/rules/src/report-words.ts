/** What sales are reported by, with the label that is shown. */
export const salesReports = {
  day: 'Sales by day',
  product: 'Sales by product',
  category: 'Sales by category',
  channel: 'Sales by channel',
  staff: 'Sales by staff',
  payment_type: 'Sales by payment type',
} as const;

export type SalesReport = keyof typeof salesReports;

/** How far apart the rows of sales by day are. */
export const reportSteps = { day: 'Day', week: 'Week', month: 'Month' } as const;

export type ReportStep = keyof typeof reportSteps;

/** What a period is compared with. */
export const reportComparisons = {
  none: 'No comparison',
  before: 'The period before',
  year: 'A year before',
} as const;

export type ReportComparison = keyof typeof reportComparisons;

/** What the rows of a report of sales are sorted by. */
export const salesSortKeys = [
  'net_sales',
  'pieces',
  'orders',
  'discounts',
  'returns',
  'margin',
  'label',
] as const;

export type SalesSortKey = (typeof salesSortKeys)[number];
