// The point of sale in the back office: registers, shifts and what needs attention. For translators: docs/messages.md.

/** Registers of the store. */
export const registersPage = {
  hint: 'Each register is one counter. One device sells at it at a time, with its own receipt numbers.',
  add: 'Add register',
  'add.title': 'Add register',
  edit: 'Edit {name}',
  name: 'Name',
  'name.required': 'Enter a name',
  location: 'Location',
  save: 'Save',
  list: 'Registers of this store',
  'column.name': 'Register',
  'column.location': 'Location',
  'column.device': 'Device',
  'column.numbers': 'Receipt numbers',
  'column.seen': 'Last seen',
  'column.shift': 'Shift',
  'column.acts': 'Actions',
  none: 'Not in use',
  archived: 'Archived',
  'shift.open': 'Open since {time}',
  acts: 'Actions for {name}',
  'act.edit': 'Rename or move',
  'act.archive': 'Archive',
  'act.restore': 'Restore',
  'act.end': 'Sign out device',
  'archive.title': 'Archive {name}?',
  'archive.then': 'Staff can’t sell at it until you restore it. Its sales and shifts are kept.',
  // {device} is a browser and a system
  'archive.device':
    '{device} is signed out of it. Sales it has not sent yet are kept there and sent once it is a register again.',
  'end.title': 'Sign out {device}?',
  'end.then':
    'It can no longer sell at {name}. Sales it has not sent yet are kept on it and sent once it is a register again. To take over the register with another device, open Sell there and choose {name}.',
  'empty.title': 'No registers yet',
  empty: 'Open Sell on the device at your counter to set it up as your first register.',
  'empty.act': 'Open Sell',
} as const;

/** Shifts, and the report of one. */
export const shiftsPage = {
  hint: 'Sales and cash of each register, from opening float to counted cash.',
  list: 'Shifts of this store',
  pages: 'Pages of shifts',
  'filter.register': 'Register',
  'filter.clear': 'Clear all',
  'column.opened': 'Opened',
  'column.register': 'Register',
  'column.cashier': 'Opened by',
  'column.closed': 'Closed',
  'column.sales': 'Sales',
  'column.total': 'Total',
  'column.expected': 'Expected cash',
  'column.counted': 'Counted cash',
  'column.variance': 'Difference',
  open: 'Open',
  'empty.title': 'No shifts yet',
  empty: 'Open a shift at a register to count its drawer at the end of the day.',
  'none.title': 'No shifts match',
  'none.text': 'No shift was opened at this register or on these days.',
  'none.all': 'Show all shifts',

  // The orders that were rung in the shift
  orders: 'See orders',
  print: 'Print',
  file: 'Download',
  'file.pdf': 'PDF',
  'file.csv': 'CSV',
  failed: 'The shift could not be loaded',
} as const;

/** What stands in the report of a shift: on its page, on paper and in its files. */
export const shiftReport = {
  'report.x': 'X report',
  'report.z': 'Z report',
  // At the foot of each page of the PDF, behind the name of the store; {moment} is when the shift began
  foot: '{store} · {report} · {moment}',
  // Headers of the CSV file
  'csv.section': 'Section',
  'csv.item': 'Item',
  'csv.column': 'Column',
  'csv.value': 'Value',
  'fact.register': 'Register',
  'fact.opened': 'Opened',
  'fact.openedBy': 'Opened by',
  'fact.closed': 'Closed',
  'fact.closedBy': 'Closed by',
  'fact.approvedBy': 'Approved by',
  'fact.reason': 'Reason for the difference',
  'card.shift': 'Shift',
  'card.sales': 'Sales',
  'card.drawer': 'Cash drawer',
  'card.payments': 'Payments',
  'card.taxes': 'VAT by rate',
  'card.movements': 'Cash in and out',
  'card.openings': 'Drawer opened without a sale',
  'card.counted': 'Counted notes and coins',
  'sum.sales': 'Number of sales',
  'sum.gross': 'Gross sales',
  'sum.discounts': 'Discounts',
  'sum.returns': 'Returns',
  'sum.net': 'Net sales',
  'sum.taxes': 'Taxes',
  'sum.total': 'Total sales',
  // All payment methods together, less refunds
  'sum.netPayments': 'Net payments',
  // What of them was the balance of a sale that was not rung in this shift
  'sum.earlierPayments': 'Of which for earlier sales',
  // Of total sales: on credit, or paid on delivery
  'sum.unpaid': 'Not paid in this shift',
  'sum.float': 'Opening float',
  'sum.in': 'Cash in',
  'sum.out': 'Cash out',
  'sum.cashPayments': 'Cash payments',
  'sum.cashRefunds': 'Cash refunds',
  'sum.rounding': 'Rounding',
  'sum.cashTips': 'Cash tips',
  'sum.expected': 'Expected cash',
  'sum.counted': 'Counted cash',
  'sum.variance': 'Difference',
  // How often the drawer was opened, within the card of the cash drawer
  'sum.openings': 'Opened without a sale',
  'opening.approvedBy': 'Approved by {name}',
  'late.note':
    '{count, plural, one {# sale arrived after the shift was closed. It is included here.} other {# sales arrived after the shift was closed. They are included here.}}',
  'expected.note': 'The register expected {amount} when it was closed.',
  'method.column': 'Method',
  'method.payments': 'Payments',
  'method.refunds': 'Refunds',
  // Of cash, to the smallest coin
  rounding: 'Rounding',
  tips: 'Tips',
  'tax.column': 'Rate',
  'tax.net': 'Net',
  'tax.tax': 'VAT',
  'tax.exempt': 'Exempt',
  'counted.line': '{count, number} × {value}',
} as const;

/** What registers sent and the books could not take. */
export const tillAttentionPage = {
  hint: 'Sent by a register but not recorded. Fix the cause and retry, or dismiss entries you have recorded another way.',
  list: 'What needs attention',
  pages: 'Pages of what needs attention',
  'column.what': 'Entry',
  'column.register': 'Register',
  'column.at': 'Happened',
  'column.reason': 'Reason',
  'column.total': 'Total',
  'column.acts': 'Actions',
  details: 'Details',
  close: 'Close',
  retry: 'Retry',
  dismiss: 'Dismiss',
  recorded: 'Recorded',
  still: 'Still not recorded: {reason}',
  dismissed: 'Dismissed',
  'dismiss.title': 'Dismiss this entry?',
  'dismiss.then': 'It won’t be recorded. If the sale should count, enter it by hand first.',
  'empty.title': 'Nothing needs attention',
  empty: 'Everything that registers sent has been recorded.',
} as const;

/** What this device has not sent. */
export const tillOutboxPage = {
  hint: 'Entries saved on this device and not recorded yet. They are sent automatically when it is online.',
  list: 'Unsent entries',
  'column.what': 'Entry',
  'column.at': 'Happened',
  'column.state': 'Status',
  'column.attempts': 'Attempts',
  'column.error': 'Last error',
  'column.total': 'Total',
  'column.acts': 'Actions',
  'state.pending': 'Waiting',
  'state.sending': 'Sending',
  'state.stored': 'Recorded',
  'state.needs_attention': 'Needs attention',
  'state.refused': 'Refused',
  details: 'Details',
  retry: 'Retry',
  send: 'Send now',
  export: 'Download',
  'empty.title': 'Everything is sent',
  empty: 'No entries are waiting on this device.',
  'noRegister.title': 'This device is not a register',
  noRegister: 'Only registers have unsent sales. Open Sell to set this device up as one.',
  'noRegister.act': 'Open Sell',
  failed: 'The entries on this device could not be read',
  clear: 'Clear device',
  'clear.title': 'Clear this device?',
  'clear.then':
    'It stops being a register. Its open and past sales, products and customers are removed from this browser. Sales that were sent stay in the store.',
  'clear.unsent':
    '{count, plural, one {# entry is} other {# entries are}} not sent yet and only on this device. Save a copy first.',
  // {count} is how many entries are unsent
  'clear.saved':
    '{count, plural, one {# entry is} other {# entries are}} not sent yet. Clearing the device leaves only the file that you downloaded.',
  'clear.save': 'Download unsent entries',
} as const;

/** What happened at a register, in one or two words. */
export const tillKinds = {
  'kind.sale': 'Sale',
  'kind.balance_paid': 'Payment of a balance',
  'kind.return': 'Return',
  'kind.customer': 'New customer',
  'kind.shift_opened': 'Shift opened',
  'kind.cash_moved': 'Cash in or out',
  'kind.drawer_opened': 'Drawer opened without a sale',
  'kind.shift_closed': 'Shift closed',
  'kind.sale_parked': 'Sale parked',
  'kind.parked_sale_taken': 'Parked sale resumed',
  'kind.receipt_requested': 'Receipt by email',
  'kind.other': 'Other entry',
} as const;

/** Why something that happened at a register is not with the server yet, by code. */
export const tillSendProblems = {
  unreachable: 'The server could not be reached',
  unreadable: 'The answer could not be read. The network may ask you to sign in first.',
  key_refused: 'This device is no longer a register',
  rejected: 'The server rejected this entry. Reload the till, then retry.',
} as const;

/** The file that unsent sales are saved as. */
export const unsentFile = {
  // Before the date
  name: 'unsent-sales',
} as const;
