// How a sale is paid at the till. For translators: docs/messages.md.

/** The dialog that takes the payment. */
export const tillPayment = {
  title: 'Payment',
  total: 'Total',
  remaining: 'Remaining',
  // What was taken is more than the sale comes to
  overpaid: 'Overpaid',
  // Of a part payment or a credit purchase: what the customer pays later
  balance: 'Balance due',
  change: 'Change',
  // Of cash, to the smallest coin
  rounding: 'Rounding',
  // What is to be paid with the rounding and the tip
  toPay: 'To pay',
  type: 'Payment type',
  method: 'Payment method',
  'method.offline': 'Gift cards and store credit need a connection',

  received: 'Cash received',
  'received.exact': 'Exact amount',
  quick: 'Quick amounts',
  amount: 'Amount',
  part: 'Amount paid now',
  reference: 'Reference',
  // On top of the payment, for the staff
  tip: 'Tip',
  'tip.none': 'None',
  'tip.percents': 'Tip as a percentage',
  'tip.with': 'with a tip of {amount}',
  'credit.left': '{amount} store credit left',

  // What has been taken so far of a sale that is paid in several ways
  taken: 'Payments taken',
  'taken.remove': 'Remove {method}, {amount}',
  split: 'Add another payment',
  // Asked where payments were taken and the dialog is closed
  'close.title': 'Close without recording the payments?',
  'close.text': '{amount} was taken and is not recorded yet. Give it back to the customer before you close.',
  'close.confirm': 'Close',
  'close.stay': 'Keep open',
  // A product was scanned while the sale is being paid
  scanned: 'Close payment to add items',

  due: 'Due date',
  'collection.label': 'Collection',
  'collection.now': 'Collected',
  'collection.later': 'Collect later',

  customer: 'Customer',
  'customer.add': 'Add customer',
  'customer.change': 'Change',
  'terms.outstanding': 'Outstanding',
  'terms.overdue': 'Overdue',
  'terms.limit': 'Credit limit',
  'terms.noLimit': 'No limit',
  'terms.after': 'After this sale',
  'terms.over': 'This sale goes {amount} over the credit limit.',
  'terms.overAsk': 'This sale goes {amount} over the credit limit. Ask a supervisor to approve it.',
  'terms.unknown': 'Balance not on this device yet',

  // The button that ends the sale
  'pay.exact': 'Exact cash {amount}',
  'pay.amount': 'Pay {amount}',
  'pay.add': 'Add {amount}',
  'pay.part': 'Pay {amount} now',
  'pay.now': 'Pay now',
  'pay.credit': 'Sell on credit',
  'pay.delivery': 'Pay on delivery',
  'pay.free': 'Complete sale',
  'pay.again': 'Try again',

  'problem.amount': 'Enter an amount above 0',
  'problem.tooMuch': 'Enter up to {amount}',
  'problem.overpaid': '{amount} too much was taken. Remove a payment, give it back and take what is due.',
  'problem.tip': 'Enter a tip of 0 or more, or leave it empty',
  'problem.reference': 'Enter the reference of this payment',
  'problem.code': 'Enter the gift card’s code',
  'problem.creditCustomer': 'Choose the customer whose store credit pays',
  'problem.deliveryCustomer': 'Choose the customer who pays on delivery',
  'problem.offline': 'No connection. Choose another payment method, or try again.',
  'problem.uncertain':
    'We got no reply. Try again: the sale is recorded only once. Don’t take the payment again.',
} as const;

/** The dialog that takes the balance of an earlier sale, and what it says when that is done. */
export const balancePayment = {
  title: 'Payment for {number}',
  left: 'Still due',
  paid: 'Payment recorded',
  print: 'Print receipt',
  done: 'Done',
  unsent: 'Saved on this device. It is sent once there is a connection.',
} as const;

/** Why something could not be saved on the device. */
export const tillProblems = {
  full: 'This device has no space left, so nothing was saved. Free some space, then try again. What you entered stays on this screen.',
  noRegister: 'This device is no longer a register. Set it up again to sell.',
  noShift: 'No shift is open. Open one first.',
} as const;
