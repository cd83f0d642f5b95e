// Shifts and the drawer, at the till. For translators: docs/messages.md.

/** The shift of this register. */
export const tillShift = {
  // The button in the bar of the till
  button: 'Shift',
  'button.open': 'Shift open since {time}',
  title: 'Shift',
  none: 'No shift is open. You can sell without one; open a shift to count the drawer.',
  opened: 'Opened',
  'opened.by': 'Opened by',
  device: 'Counts what this device recorded. Point of sale > Shifts shows the whole shift.',

  open: 'Open shift',
  'open.title': 'Open shift',
  float: 'Opening float',
  'float.hint': 'The cash in the drawer before the first sale',
  'opened.done': 'Shift opened',

  move: 'Cash in or out',
  'move.direction': 'Direction',
  'move.in': 'Cash in',
  'move.out': 'Cash out',
  'move.amount': 'Amount',
  'move.reason': 'Reason',
  'move.save': 'Save',
  'move.done': 'Cash movement saved',

  close: 'Close shift',
  'close.title': 'Close shift',
  'count.by': 'Count',
  'count.notes': 'Notes and coins',
  'count.total': 'Total only',
  'count.of': 'Number of {value}',
  'count.sum': 'Counted cash',
  expected: 'Expected cash',
  variance: 'Difference',
  'variance.none': 'No difference',
  // How the counted cash compares with what was expected
  'variance.over': '{amount} over',
  'variance.short': '{amount} short',
  reason: 'Reason for the difference',
  'closed.title': 'Shift closed',
  done: 'Done',

  report: 'X report',
  'report.closed': 'Shift report',
  print: 'Print',
  sales: 'Sales',
  'sales.count': 'Number of sales',
  // As printed on the receipts, before returns; other figures than those of the reports, which are without VAT and less returns
  discounts: 'Discounts on receipts',
  vat: 'VAT on receipts',
  total: 'Sales incl. VAT',
  // What of these sales was paid with items that came back, and what is paid later
  exchanged: 'Paid with returned items',
  balance: 'Balance due on receipts',
  // The balance of sales that were not rung in this shift
  earlier: 'Payments for earlier sales',
  'returns.count': 'Number of returns',
  payments: 'Payments',
  // All methods together, less refunds
  'payments.net': 'Net payments',
  refunds: 'Refunds',
  // Of cash, to the smallest coin; {method} is how it was paid
  rounding: 'Rounding',
  'rounding.of': 'Rounding: {method}',
  'tips.of': 'Tips: {method}',
  'drawer.tips': 'Cash tips',
  drawer: 'Cash drawer',
  'drawer.sales': 'Cash payments',
  'drawer.refunds': 'Cash refunds',
  'drawer.in': 'Cash in',
  'drawer.out': 'Cash out',
  // How often the drawer was opened
  openings: 'Opened without a sale',

  'problem.float': 'Enter an amount of 0 or more',
  'problem.amount': 'Enter an amount above 0',
  'problem.reason': 'Enter a reason',
  'problem.count': 'Enter the cash in the drawer, 0 if it is empty',
  'problem.variance': 'Enter a reason for the difference',
} as const;
