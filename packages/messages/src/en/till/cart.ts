// The sale that is being rung: its lines, what is taken off, its customer, and sales that wait.
// For translators: docs/messages.md.

/** The cart and the dialogs that change it. */
export const sellCart = {
  title: 'Current sale',
  empty: 'Scan or tap products to start a sale',
  // In the bar of a phone: how many units the sale has
  'bar.count': '{count, plural, one {# item} other {# items}}',
  'bar.open': 'Show the sale',
  pay: 'Pay',
  'pay.keyHint': 'Press Enter in the empty search field to pay',

  'line.edit': '{item}, {quantity, number}, {amount}. Change',
  'line.each': '{price} each',
  'line.listed': 'Listed at {price}',
  'line.off': '{amount} off',

  // Acts of the sale, short: each stands below its icon
  'act.label': 'This sale',
  'act.customer': 'Customer',
  'act.discount': 'Discount',
  'act.custom': 'Custom',
  'act.note': 'Note',
  'act.park': 'Park',
  'act.clear': 'Clear',
  cleared: 'Sale cleared',
  undo: 'Undo',
  parked: 'Sale parked',

  'sum.subtotal': 'Subtotal',
  'sum.discount': 'Discount',
  'sum.code': 'Code {code}',
  'sum.vat': 'VAT',
  'sum.vatIncluded': 'VAT included',
  'sum.total': 'Total',
  'sum.tooLarge': 'This sale is too large. Split it into two.',

  'customer.outstanding': '{amount} outstanding',
  'customer.overdue': '{amount} overdue',
  // What the customer may still buy on credit
  'customer.credit': '{amount} credit left',
  'customer.title': 'Customer',
  'customer.search': 'Name, phone or email',
  'customer.none': 'No customers match “{words}”',
  'customer.add': 'Add a customer',
  'customer.name': 'Name',
  'customer.phone': 'Phone',
  'customer.email': 'Email',
  'customer.save': 'Add to sale',
  'customer.remove': 'Remove {name} from this sale',
  'customer.results': 'Customers found',
} as const;

/** A line of the sale, or a custom item. */
export const sellLine = {
  quantity: 'Quantity',
  less: 'One less',
  more: 'One more',
  price: 'Price each',
  'price.listed': 'Listed at {price}',
  discount: 'Discount on this line',
  // Under the figure, where the cashier may not give one alone
  'discount.approval': 'Needs a supervisor’s approval',
  discountKind: 'Discount type',
  percent: 'Percent',
  amount: 'Amount',
  reason: 'Reason',
  'reason.hint': 'Shown on the order, not on the receipt',
  note: 'Note',
  'note.hint': 'Shown on the receipt',
  remove: 'Remove',
  save: 'Save',
  keypad: 'Keypad',
  'keypad.erase': 'Erase',
  'problem.quantity': 'Enter 1 or more',
  'problem.tooLarge': 'This is too large. Enter a smaller number.',
  'problem.price': 'Enter a price',
  'problem.amount': 'Enter an amount',
  'problem.percent': 'Enter a percentage from 0 to 100',
  'problem.aboveLine': 'The discount can’t be more than the line total',
  'problem.aboveSale': 'The discount can’t be more than the sale total',
  'problem.reason': 'Enter a reason',
  'problem.title': 'Enter a name',
  'stock.left': '{count, plural, =0 {Out of stock} other {# left}}',

  'custom.title': 'Custom item',
  'custom.name': 'Name',
  'custom.add': 'Add to sale',

  // Off the whole sale
  'sale.title': 'Discount on this sale',
  'sale.code': 'Discount code',
  'sale.note': 'Note on this sale',
} as const;

/** Sales that wait. */
export const parkedSales = {
  title: 'Parked sales',
  none: 'No parked sales',
  'none.hint': 'Park a sale to serve the next customer. Any register can resume it.',
  // Who parked it, when, and at which register
  'sale.details': '{who} · {when} · {register}',
  'sale.units': '{count, plural, one {# item} other {# items}}',
  resume: 'Resume',
  discard: 'Discard',
  discarded: '{title} discarded',
  // A sale without a customer and with one item, and with more
  'sale.title':
    '{count, plural, =0 {{first}} one {{first} and # more item} other {{first} and # more items}}',
  exchange: 'An exchange can’t be parked. Finish it, or clear the sale.',
  unreadable: 'This sale was parked by a newer version. Reload to open it.',
} as const;
