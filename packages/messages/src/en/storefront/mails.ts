/** What buyers are mailed of the orders that they placed online. */
export const orderNews = {
  'subject.placed': 'Order {number} confirmed · {store}',
  'text.placed': 'Thank you, {name}. We have received your order {number}.',
  'subject.paid': 'Payment received for order {number} · {store}',
  'text.paid': 'Thank you, {name}. We have received {amount} for your order {number}.',
  'subject.fulfilled': 'Order {number} is on its way · {store}',
  'text.fulfilled': '{name}, items of your order {number} are on their way.',
  // Who carries it, and the number that it has there
  carrier: '{carrier}: {number}',
  trackParcel: 'Track your parcel',
  'subject.ready': 'Order {number} is ready to collect · {store}',
  // {delivery} is where and when, such as Collect at Main shop, Fri, 28 Nov, 12:00–13:00
  'text.ready': '{name}, your order {number} is ready. {delivery}',
  'subject.refunded': 'Refund for order {number} · {store}',
  'text.refunded': '{name}, we have refunded {amount} of your order {number}.',
  'subject.cancelled': 'Order {number} was cancelled · {store}',
  'text.cancelled': '{name}, your order {number} was cancelled.',
  // Some of it was sent before
  'subject.cancelledRest': 'Part of order {number} was cancelled · {store}',
  'text.cancelledRest': '{name}, the items of your order {number} that were not sent yet were cancelled.',
  // In the words of the store
  reason: 'Reason: {reason}',
  refunded: 'We have refunded {amount}.',
  // Above the account or the number that it is paid to
  pay: 'How to pay: {method}',
  item: '{title} × {quantity, number}',
  discount: 'Discount',
  delivery: 'Delivery',
  vat: 'VAT',
  total: 'Total',
  view: 'View your order',
  test: 'This is a test order. Nothing will be charged or delivered.',
} as const;

/** The mail that tells a store of an order that was placed online; {name} is the customer. */
export const newOrderMail = {
  subject: 'New order {number} · {name}',
  'subject.test': 'New test order {number} · {name}',
  text: '{name} placed order {number} for {total}.',
  payment: 'Payment: {method}',
  note: 'Note from the customer: {note}',
  open: 'Open the order',
} as const;

/** What is mailed once to who left something in the cart and asked to be reminded. */
export const cartReminder = {
  subject: 'You left something in your cart · {store}',
  text: 'Your cart at {store} is still here. Prices and stock may change.',
  open: 'Open your cart',
  why: 'You get this email once, because you asked for a reminder at checkout.',
} as const;
