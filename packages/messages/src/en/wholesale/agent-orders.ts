// Orders that the staff of a supplier places for a company. For translators: docs/messages.md.

/** What the server answers. */
export const agentOrders = {
  placed: 'Order placed',
  paused: 'This company is paused. Activate it first.',
  noAddress: 'This address no longer exists',
} as const;

/** The page on which a company's order is put together. */
export const agentOrderPages = {
  // On the page of the company
  open: 'New order',
  // {name} is the company
  title: 'New order for {name}',
  cart: 'Order',
  'cart.open': '{count, plural, one {Order: # line} other {Order: # lines}}',
  empty: 'Add products to the order.',
  // On a product; {name} is read by screen readers
  add: 'Add',
  addOf: 'Add {name} to the order',
  inOrder: '{count, number} in the order',
  'form.title': 'Place order for {name}',
  'form.address': 'Deliver to',
  'form.address.none': 'No address',
  'form.reference.hint': 'The company’s own number for it.',
  'form.note': 'Note',
  'form.back': 'Back to the order',
  'form.below': 'Order below the minimum of {minimum}',
  // {name} is the company
  'credit.warning': 'This order leaves {left} of the credit limit of {limit} of {name}.',
  'credit.over': 'This order takes {name} {amount} over its credit limit of {limit}.',
  'credit.hint': 'Order less, take a payment or raise the limit.',
  done: 'Order {number} placed',
} as const;
