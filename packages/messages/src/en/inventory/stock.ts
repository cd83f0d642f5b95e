// Stock: what lies where, what is promised of it, and what it is worth.
// For translators: docs/messages.md.

/** Why stock moved, and what it moved for. */
export const stockLabels = {
  'reason.opening': 'Opening stock',
  'reason.adjustment': 'Adjusted',
  'reason.count': 'Counted',
  'reason.sale': 'Sold',
  'reason.return': 'Returned',
  'reason.loss': 'Lost or damaged',
  'reason.transfer_out': 'Transfer out',
  'reason.transfer_in': 'Transfer in',
  'reason.receipt': 'Received from supplier',
  'reason.import': 'Imported',
  // Links to what moved it; {number} such as T-0001
  'reference.order': 'Order',
  'reference.transfer': 'Transfer {number}',
  'reference.purchase_order': 'Purchase order',
  'reference.stock_take': 'Stock-take {number}',
  // A badge: a counter sold what was reserved or not there
  oversold: 'Oversold',
  // The day that it moved, for who may backdate
  'day.adjusted': 'Date of adjustment',
  'day.received': 'Date received',
} as const;

/** What becomes of a purchase order, a transfer, a stock-take. */
export const stockStates = {
  'purchase_order.draft': 'Draft',
  'purchase_order.ordered': 'Ordered',
  'purchase_order.part_received': 'Partially received',
  'purchase_order.received': 'Received',
  'purchase_order.closed': 'Closed incomplete',
  'purchase_order.cancelled': 'Cancelled',
  'transfer.draft': 'Draft',
  'transfer.sent': 'In transit',
  'transfer.received': 'Received',
  'transfer.cancelled': 'Cancelled',
  'stock_take.counting': 'Counting',
  'stock_take.applying': 'Applying',
  'stock_take.applied': 'Applied',
  'stock_take.cancelled': 'Cancelled',
} as const;

/** By error code, where nothing more is known of the failure. */
export const stockErrors = {
  below_reserved: 'This leaves fewer units than are reserved for orders',
  stock_value_too_large: 'The stock value is too large. Check the quantity and the cost.',
} as const;

/** The question after a change of stock that would take promised units; the dialog says the server's sentence below its title. */
export const reservedQuestions = {
  // Title and button of the dialog, for each of the acts that ask
  'reserved.adjust.title': 'Adjust anyway?',
  'reserved.adjust.confirm': 'Adjust anyway',
  'reserved.apply.title': 'Apply anyway?',
  'reserved.apply.confirm': 'Apply anyway',
  'reserved.takeBack.title': 'Reverse anyway?',
  'reserved.takeBack.confirm': 'Reverse anyway',
  'reserved.return.title': 'Return anyway?',
  'reserved.return.confirm': 'Return anyway',
  // Below the server's sentence
  'reserved.then': 'Those orders wait until more stock arrives.',
} as const;

/** What a change of stock by hand does to orders. The console asks after it whether it is meant. */
export const reservedAnswers = {
  // One variant of a product: "3 of Radio, small are reserved for orders; only 1 would be left."
  'belowReserved.one':
    '{reserved, plural, one {# of {name} is} other {# of {name} are}} reserved for orders; {left, plural, =0 {none} other {only #}} would be left.',
  // Several variants in one call
  'belowReserved.many': '{count, number} products would have fewer units left than are reserved for orders.',
  // A cell of the spreadsheet
  'belowReserved.cell':
    '{reserved, plural, one {# is} other {# are}} reserved for orders; {left, plural, =0 {none} other {only #}} would be left. Save again to keep it.',
  // A row of a file that is imported: a warning, the row is imported all the same
  'belowReserved.row':
    'Stock: {reserved, plural, one {# is} other {# are}} reserved for orders; {left, plural, =0 {none} other {only #}} would be left',
} as const;

/** What the server answers about stock and locations. */
export const stockAnswers = {
  // Of one variant
  'value.tooLarge': 'The stock value is too large. Check the quantity and the cost.',
  'location.transfer': '{name} has a transfer in transit. Receive or cancel it first.',
  'location.stock_take': '{name} is being counted. Apply or cancel the stock-take first.',

  // The name of the location that every store has from the start
  'location.main': 'Main location',
  'location.hasStock': '{name} still has stock. Move it to another location first.',
  'location.added': '{name} added',
  'location.saved': 'Location saved',
  'location.closed': '{name} closed',
  adjusted: 'Stock updated',
  countable: 'A location can hold up to {max, number} units of a variant. Check the quantity.',

  // A line of a transfer
  'send.none': 'None can be sent: all stock is reserved or sold',
  'send.most': 'Only {count, number} can be sent',
  'send.refused': 'Some of this is out of stock, or reserved for an order',
  'list.byTitle': 'Stock is listed by title',
} as const;
