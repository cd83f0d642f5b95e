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

/** The key of the row of what was asked for delivery, in sales by product and by category. */
export const shippingKey = 'shipping';

/** How far apart the rows of sales by day are. */
export const reportSteps = { day: 'Day', week: 'Week', month: 'Month' } as const;

export type ReportStep = keyof typeof reportSteps;

/** What a period is compared with. */
export const reportComparisons = {
  none: 'No comparison',
  before: 'Previous period',
  year: 'Same period last year',
} as const;

export type ReportComparison = keyof typeof reportComparisons;

/** What the rows of a report of sales are sorted by. */
export const salesSortKeys = [
  'gross_sales',
  'net_sales',
  'units',
  'orders',
  'discounts',
  'returns',
  'margin',
  'label',
] as const;

export type SalesSortKey = (typeof salesSortKeys)[number];
