/** What sales are reported by. */
export const salesReports = [
  'day',
  'product',
  'category',
  'channel',
  'staff',
  'register',
  'payment_type',
] as const;

export type SalesReport = (typeof salesReports)[number];

/** Those that can be of one register alone: a register sells on one channel. */
export const salesReportsOfRegister = [
  'day',
  'product',
  'category',
  'staff',
  'payment_type',
] as const satisfies readonly SalesReport[];

/** The key of the row of what was asked for delivery, in sales by product and by category. */
export const shippingKey = 'shipping';

/** How far apart the rows of sales by day are. */
export const reportSteps = ['day', 'week', 'month'] as const;

export type ReportStep = (typeof reportSteps)[number];

/** What a period is compared with: nothing, as many days before, the same days a year earlier. */
export const reportComparisons = ['none', 'before', 'year'] as const;

export type ReportComparison = (typeof reportComparisons)[number];

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
