// Reports: their names, their pages and their files.

/** The reports, as they stand in the list and in the command palette. */
export const reportNames = {
  'title.day': 'Sales by day',
  'about.day': 'Sales by day, week or month.',
  'title.product': 'Sales by product',
  'about.product': 'Sales and gross profit of each product.',
  // For a role that does not see costs
  'about.productSales': 'Sales of each product.',
  'title.category': 'Sales by category',
  'about.category': 'Sales of each category.',
  'title.channel': 'Sales by channel',
  'about.channel': 'Sales of each sales channel.',
  'title.staff': 'Sales by staff',
  'about.staff': 'Sales of each staff member.',
  'title.register': 'Sales by register',
  'about.register': 'Sales rung up at each register, and those made elsewhere.',
  'title.payment_type': 'Sales by payment type',
  'about.payment_type': 'Sales paid in full, in part or later.',
  'title.margin': 'Gross profit',
  'about.margin': 'Net sales less the cost of items sold.',
  'title.payments': 'Payments by method',
  'about.payments': 'Payments taken and refunded, by payment method.',
  'title.vat': 'VAT',
  'about.vat': 'VAT by rate after refunds, for your VAT filing.',
  'title.ageing': 'Receivables',
  'about.ageing': 'Outstanding balances by customer and age.',
  'title.stock_value': 'Stock value',
  'about.stock_value': 'Stock on hand at cost.',
} as const;

/** The list of the reports. */
export const reportList = {
  title: 'Reports',
  description: 'Select a figure to see its orders.',
  // For a role that sees no more than today
  today: 'Today’s sales. Select a figure to see its orders.',
  'group.sales': 'Sales',
  'group.money': 'Money',
  'group.stock': 'Stock',
} as const;

/** The pages of the reports. */
export const reportPages = {
  export: 'Export CSV',
  testOrders: 'Test orders',
  loading: 'Loading',
  pages: 'Pages of the report',
  noSales: 'No sales',
  'noSales.text': 'No sales in this period. Choose other dates.',
  // Under a chart of {figure}, such as Net sales
  'chart.ranks': '{figure}; values are in the table below',
  'chart.time': '{figure} over time',
  'chart.thisPeriod': 'This period',
  'chart.share': 'Share of total',

  // Over which days a report goes
  period: 'Period',
  'period.today': 'Today',
  'period.7_days': 'Last 7 days',
  'period.30_days': 'Last 30 days',
  'period.month': 'This month',
  'period.last_month': 'Last month',
  'period.quarter': 'This quarter',
  'period.last_quarter': 'Last quarter',
  'period.year': 'This year',
  'period.last_year': 'Last year',
  'period.own': 'Custom range',
  // Before the choice of a menu, for screen readers: Period: Today
  choice: '{label}: ',
  'problem.backwards': 'The start date must be on or before the end date. Showing the last 30 days.',
  'problem.too_long': 'Choose a period of up to five years. Showing the last 30 days.',

  // What a period is compared with
  compare: 'Compare to',
  'compare.none': 'No comparison',
  'compare.before': 'Previous period',
  'compare.year': 'Same period last year',
  // After a change such as +12%; {days} such as 1 to 30 Oct 2026
  against: 'vs <together>{days}</together>',

  // How far apart the rows of sales by day are; also the header of the first column
  'step.day': 'Day',
  'step.week': 'Week',
  'step.month': 'Month',
  // {weekday} such as Mon
  'row.day': '{weekday}, {day}',
  'row.unnamed': 'Unnamed',
  'group.label': 'Group by',

  // What sales are reported by: the header of the first column
  'by.label': 'By',
  'by.day': 'Day',
  'by.product': 'Product',
  'by.category': 'Category',
  'by.channel': 'Channel',
  'by.staff': 'Seller',
  'by.register': 'Register',
  'by.payment_type': 'Payment type',
  // What the margin can be looked at by
  'marginBy.product': 'Products',
  'marginBy.category': 'Categories',
  'marginBy.day': 'Dates',

  // Figures: headers of columns, sums, what a chart shows
  'figure.gross_sales': 'Gross sales',
  'figure.net_sales': 'Net sales',
  'figure.total_sales': 'Total sales',
  'figure.units': 'Units sold',
  'figure.orders': 'Orders',
  'figure.discounts': 'Discounts',
  'figure.returns': 'Returns',
  'figure.shipping': 'Shipping',
  'figure.taxes': 'Taxes',
  'figure.margin': 'Gross profit',
  'figure.marginPercent': 'Gross margin',
  'figure.cost': 'Cost',
  'figure.costOfGoods': 'Cost of goods sold',
  'figure.costUnknown': 'Cost unknown',
  'figure.excluded': 'Excluded',
  'figure.excluded.hint': 'Sales of items without a cost.',
  'figure.change': 'Change',
  // In place of a change, where there was nothing before
  new: 'new',
  // {percent} such as 34.5%
  ofNetSales: '{percent} of net sales',
  // After an amount, for screen readers
  returned: ' returned',
  'sales.caption': 'Sales',
  // What the list of orders behind a figure is headed with
  'behind.all': 'All sales',
  'behind.returns': 'Returns',
  // {row} such as Basmati rice
  'behind.returnsOf': 'Returns: {row}',

  // Payments by method
  'payments.method': 'Payment method',
  'payments.count': 'Payments',
  'payments.taken': 'Taken',
  'payments.refunded': 'Refunded',
  'payments.net': 'Net',
  'payments.net.hint': 'Taken minus refunded.',
  'payments.none': 'No payments',
  'payments.none.text': 'No payments in this period. Choose other dates.',
  'payments.chart': 'Net by payment method',
  'payments.caption': 'Payments by method',

  // VAT
  'vat.rate': 'Rate',
  'vat.sales': 'Sales',
  'vat.vat': 'VAT',
  'vat.returned': 'VAT on returns',
  'vat.due': 'VAT due',
  'vat.due.hint': 'VAT on sales minus VAT on returns.',
  'vat.shipping.hint': 'No VAT charged.',
  'vat.chart': 'VAT due by rate; values are in the table below',
  'vat.caption': 'VAT by rate',
  'vat.without': 'Excluding VAT',

  // Stock value
  'stock.byLocation': 'By location',
  'stock.byCategory': 'By category',
  'stock.location': 'Location',
  'stock.category': 'Category',
  'stock.quantity': 'Quantity',
  'stock.value': 'Value',
  'stock.total': 'Stock value',
  'stock.total.hint': 'Valued at the cost of each unit.',
  'stock.unknown.hint': 'Units not valued: add their cost.',
  'stock.none': 'Nothing in stock',
  'stock.none.text': 'The value of your stock appears here.',
  'stock.chart': 'Stock value; values are in the table below',

  // Receivables
  'ageing.caption': 'Receivables',
  'ageing.customer': 'Customer',
  'ageing.noCustomer': 'Sales without a customer',
  'ageing.outstanding': 'Outstanding',
  'ageing.orders': '{count, plural, one {# order} other {# orders}}',
  // After an amount, for screen readers; {age} such as 1-30 days
  'ageing.for': ' outstanding for {age}',
  'ageing.none': 'No outstanding balances',
  'ageing.none.text': 'Unpaid and partially paid orders appear here until they are paid.',
  'ageing.bar': 'Outstanding by age; values are shown above',
} as const;

/** The columns of the files of the reports. */
export const reportSheets = {
  // The same figure of the period that is compared; {header} is one of those below
  previous: '{header} (previous period)',
  from: 'From',
  to: 'To',
  product: 'Product',
  category: 'Category',
  channel: 'Channel',
  staff: 'Sold by',
  register: 'Register',
  payment_type: 'Payment type',
  orders: 'Orders',
  units: 'Units sold',
  gross_sales: 'Gross sales',
  discounts: 'Discounts',
  returns: 'Returns',
  net_sales: 'Net sales',
  shipping: 'Shipping',
  taxes: 'Taxes',
  total_sales: 'Total sales',
  returned_quantity: 'Units returned',
  cost: 'Cost',
  uncosted: 'Sales without cost',
  margin: 'Gross profit',

  vat_rate: 'VAT rate',
  // In place of a rate, of what bears no VAT
  vat_none: 'None',
  name: 'Name',
  sales: 'Sales',
  vat: 'VAT',
  returned_vat: 'Returned VAT',
  vat_due: 'VAT due',

  method: 'Payment method',
  payments: 'Payments',
  taken: 'Taken',
  refunded: 'Refunded',
  net: 'Net',

  location: 'Location',
  quantity: 'Quantity',
  value: 'Value',
  uncosted_quantity: 'Quantity without cost',

  customer: 'Customer',
  no_customer: 'No customer',
  total: 'Total',
} as const;

/** What the server answers about reports, and rows that have no name of their own. */
export const reportAnswers = {
  // Items that are no longer in the catalogue, and those that never were
  otherItems: 'Other items',
  shipping: 'Shipping',
  noCategory: 'No category',
  noStaff: 'No staff member',
  noRegister: 'No register',

  todayOnly: 'Your role in this store can only see today’s reports',
  notByRegister: 'Sales by channel and by register are those of all registers',
  stepsOfDays: 'Only sales by day have steps',
  daysByDate: 'Days can only be sorted by date',
  longerSteps: 'Choose weeks or months for a period this long',
  'period.backwards': 'The start date must be on or before the end date',
  'period.too_long': 'Choose a period of up to five years',
} as const;
