// Past sales, of this device and of the whole store: found again, printed again, returned. For translators: docs/messages.md.

/** Past sales and returns at the till. */
export const pastSales = {
  button: 'Past sales',
  title: 'Past sales',
  search: 'Receipt number, customer or product',
  results: 'Sales found',
  none: 'No sales on this device yet',
  'none.found': 'No sales on this device match “{words}”',
  // Asks the server, beside what this device knows
  'all.search': 'Search all sales',
  // Above what that finds: sales of other registers, of the online store and of the back office
  'all.title': 'All sales of your store',
  'all.none': 'No other sales match “{words}”',
  'all.offline': 'No connection. Offline, only sales of this device can be opened.',
  'all.refused': 'You cannot look up other sales. Ask a supervisor.',
  'all.gone': 'This sale was not found. It may have been deleted.',
  // A receipt was scanned that this device did not print
  'all.looking': 'Looking up this receipt…',
  'all.unknown': 'No sale found for this receipt',
  // Where a sale stands with the server
  'state.unsent': 'Unsent',
  'state.attention': 'Needs attention',
  walkIn: 'No customer',
  'count.items': '{count, plural, one {# item} other {# items}}',

  back: 'Back to sales',
  reprint: 'Reprint',
  gift: 'Gift receipt',
  email: 'Email',
  return: 'Return items',
  // The customer came back with the balance due, or a part of it
  pay: 'Take payment',
  total: 'Total',
  paid: 'Paid',
  balance: 'Balance due',
  customer: 'Customer',
  register: 'Register',
  cashier: 'Cashier',
  date: 'Date',
  // Beside a line: how many of its units came back
  returned: '{count, plural, one {# returned} other {# returned}}',
  'return.all': 'Everything has been returned',
  'return.cancelled': 'This sale was cancelled',
  'return.uncollected': 'These items were not collected. Cancel the order under Orders instead.',

  'return.title': 'Return from {number}',
  'return.quantity': 'Units of {item} to return',
  'return.less': 'One less of {item}',
  'return.more': 'One more of {item}',
  'return.most': 'Up to {left, number}',
  'return.everything': 'Return everything',
  'return.restock': 'Return to stock',
  'return.restockHint': 'Untick for items that cannot be sold again',
  'return.value': 'Value of the items',
  'return.refund': 'Refund',
  // Of cash, to the smallest coin
  'return.rounding': 'Rounding',
  'return.method': 'Refund method',
  // Below the refund: what does not go back with it
  'return.giftCard': '{amount} was paid by gift card. Refund it under Orders.',
  'return.storeCredit': '{amount} was paid with store credit. Refund it under Orders.',
  'return.reason': 'Reason',
  'return.save': 'Return and refund {amount}',
  'return.saveUnpaid': 'Return items',
  'return.done': 'Return saved',
  'return.problem.none': 'Choose the items that came back',
  'return.problem.amount': 'Enter an amount from 0 to {amount}',
} as const;
