// The shop for companies at /wholesale, where businesses without a store on the platform buy. For translators: docs/messages.md.

/** Every page of it. */
export const wholesaleShop = {
  title: 'Wholesale',
  // Read by screen readers; the links above each page
  menu: 'Wholesale menu',
  catalogue: 'Catalogue',
  // {count} lines of the cart
  cart: '{count, plural, =0 {Cart} one {Cart (# line)} other {Cart (# lines)}}',
  quick: 'Quick order',
  orders: 'Orders',
  account: 'Balance and statement',
  // {buyer} of {company}, both names
  orderingFor: '{buyer}, for {company}',
  signOut: 'Sign out',
  'paused.title': 'Ordering is paused',
  'paused.text':
    'The supplier has paused orders of your company. What you ordered before stays. Contact them to order again.',
} as const;

/** Signing in, and asking for access. */
export const wholesaleEntrance = {
  // {shop} is the name of the shop
  'welcome.title': 'Wholesale at {shop}',
  'welcome.text': 'For businesses that buy from us at wholesale prices.',
  'signIn.title': 'Sign in',
  'signIn.text': 'For people who order for a company. We email you a code: you need no password.',
  'signIn.button': 'Sign in',
  stranger: '{email} does not order for a company here.',
  'stranger.text': 'Sign out and use the email that your company gave us, or ask for access.',
  'ask.title': 'Ask for access',
  'ask.text': 'New to us? Tell us about your business. We answer by email.',
  'ask.open': 'Ask for access',
  'ask.company': 'Business name',
  'ask.contact': 'Your name',
  'ask.email': 'Email',
  'ask.phone': 'Phone',
  'ask.taxNumber': 'Tax number',
  'ask.message': 'What you would like to buy',
  'ask.send': 'Send request',
  'ask.sent': 'Your request is on its way. We answer by email.',
  'ask.back': 'Back to wholesale',
  'problem.company': 'Enter the name of your business',
  'problem.contact': 'Enter your name',
  'problem.email': 'Enter a valid email',
  'problem.phone': 'Enter a phone number with its country code',
  'problem.tooLong': 'Use up to {max, number} characters',
} as const;

/** What a company is offered, and the cart. */
export const wholesaleShelf = {
  'search.label': 'Search products',
  'search.button': 'Search',
  'search.category': 'Category',
  'search.all': 'All categories',
  none: 'No products found',
  'none.text': 'Try another word, or all categories.',
  'none.all': 'Show all products',
  empty: 'No products yet',
  'empty.text': 'Nothing is offered to your company at the moment.',
  // Read by screen readers; the links between pages of products
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  each: '{price} each',
  variants: '{count, plural, one {# variant} other {# variants}}',
  sku: 'SKU {sku}',
  minimum: 'Minimum {count, number}',
  step: 'In multiples of {count, number}',
  case: '{count, number} in a case',
  available: '{count, number} available',
  soldOut: 'Out of stock',
  unavailable: 'Not available',
  breaks: 'Volume prices',
  'breaks.from': '{count, number} or more: {price} each',
  inCart: '{count, number} in the cart',
  // Read by screen readers; {item} is a product with its variant
  quantityOf: 'Quantity of {item}',
  add: 'Add to cart',
  addOf: 'Add {item} to the cart',

  'terms.title': 'Your terms',
  'terms.payment': 'Payment',
  'terms.deposit': 'Deposit',
  // {percent} such as 20%
  'terms.depositOf': '{percent} of each order',
  'terms.minimum': 'Minimum order',
  'terms.credit': 'Credit left',
  // Both are amounts
  'terms.creditOf': '{left} of {limit}',

  'quick.label': 'SKU and quantity, one a line',
  'quick.hint': 'For example BAG-01 24. A tab, comma or semicolon may stand between.',
  'quick.added': '{count, plural, one {# line is in the cart.} other {# lines are in the cart.}}',
  'quick.left': 'These lines were not added:',
  'quick.unknown': 'Line {row, number}: nothing is offered under “{code}”',
  'quick.unavailable': 'Line {row, number}: “{code}” is not available',
  'quick.variants': 'Line {row, number}: “{code}” has variants: use the SKU of one of them',
  'quick.noQuantity': 'Line {row, number}: “{text}” is not a whole number of 1 or more',
  'quick.tooLong': 'Line {row, number}: the code is too long',
  'quick.most': 'A quick order can have up to {max, number} lines',

  'cart.title': 'Cart',
  'cart.empty': 'Your cart is empty',
  'cart.browse': 'Browse the catalogue',
  'cart.update': 'Update',
  'cart.updateOf': 'Update the quantity of {item}',
  'cart.more': 'One more of {item}',
  'cart.less': 'One less of {item}',
  'cart.remove': 'Remove',
  'cart.removeOf': 'Remove {item}',
  'cart.addCase': 'Add a case',
  'cart.addCaseOf': 'Add a case of {item}',
  'cart.nextPrice': '{count, number} more for {price} each',
  'cart.dropped':
    '{count, plural, one {# item is no longer offered and was left out.} other {# items are no longer offered and were left out.}}',
  // {titles} of products
  'cart.notAgain': 'Not added, as they are no longer offered: {titles}',
  'problem.below_minimum': 'The minimum is {minimum, number}.',
  'problem.not_a_multiple': 'Sold in multiples of {step, number}.',
  'problem.short': '{available, plural, =0 {Out of stock.} other {Only # available.}}',
  'problem.inactive': 'This variant is not available.',
  'problem.take': 'Order {count, number}',
  'problem.takeOf': 'Order {count, number} of {item}',
  'problem.quantity': 'Enter a quantity from 1 to {max, number}',
  'problem.full': 'A cart can have up to {max, number} lines',
  subtotal: 'Subtotal',
  vat: 'VAT',
  vatExempt: 'VAT (exempt)',
  total: 'Total',
  deposit: 'Deposit asked for at once',
  missing: '{amount} more to reach the minimum of {minimum}',
  'credit.warning': 'This order leaves {left} of your credit limit of {limit}.',
  'credit.over':
    'This order goes {amount} over your credit limit of {limit}. Order less, or pay what is due.',
  linesWrong: '{count, plural, one {# line needs another quantity.} other {# lines need another quantity.}}',
  checkOut: 'Continue to order',
} as const;

/** Placing an order, and what was ordered. */
export const wholesaleCheckout = {
  'checkout.title': 'Place order',
  summary: 'Order summary',
  deliverTo: 'Deliver to',
  anotherAddress: 'Another address',
  recipient: 'Who receives it',
  // What an order says of how it is brought
  delivery: 'Delivery',
  reference: 'Your reference (optional)',
  'reference.hint': 'Your PO number, for example. It stands on the order.',
  // In the timeline of the supplier’s order
  buyersReference: 'The buyer’s reference: {reference}',
  note: 'Note (optional)',
  place: 'Place order for {total}',
  backToCart: 'Back to the cart',
  emptyCart: 'Your cart is empty. Add products, then place the order.',
  chooseAddress: 'Choose where it is delivered',
  totalChanged: 'The total is now {total}. Check it, then place the order again.',
} as const;

/** What a company has ordered, and what it owes. */
export const wholesaleOrders = {
  none: 'No orders yet',
  'none.text': 'What you order appears here.',
  order: 'Order {number}',
  // {day} is a date, {status} such as "On its way"
  orderOn: '{day} · {status}',
  // {reference} is the company's own number
  yourReference: 'Your reference: {reference}',
  again: 'Order again',
  againOf: 'Order again: {number}',
  newer: 'Newer orders',
  older: 'Older orders',
  placed: 'Thank you. Your order is placed.',
  items: 'Items',
  fulfilled: '{count, number} of {of, number} sent',
  returned: '{count, number} returned',
  deliveries: 'Deliveries',
  'deliveries.none': 'Nothing has been sent yet.',
  payments: 'Payments',
  'payments.none': 'No payment has been recorded yet.',
  'payments.payment': 'Payment, {day}',
  'payments.refund': 'Refund, {day}',
  discount: 'Discount',
  shipping: 'Shipping',
  paid: 'Paid',
  refunded: 'Refunded',
  balance: 'Balance due',
  due: 'Due {day}',
  note: 'Note',
  // A PDF
  invoice: 'Invoice (PDF)',
  back: 'All orders',

  'balance.title': 'Balance',
  'balance.nothing': 'Nothing is due.',
  'age.not_due': 'Not due yet',
  'age.to_30': '1–30 days overdue',
  'age.to_60': '31–60 days overdue',
  'age.to_90': '61–90 days overdue',
  'age.over_90': 'Over 90 days overdue',
  outstanding: 'Outstanding',
  unpaid: 'Unpaid orders',
  'statement.title': 'Statement',
  'statement.from': 'From',
  'statement.to': 'To',
  'statement.get': 'Download statement (PDF)',
  'statement.wrong': 'Choose a first day and a last day that is not before it',
} as const;
