// The screen that customers of a till look at while their items are rung up. For translators: docs/messages.md.

/** It is read from a step away: few words. */
export const customerDisplay = {
  welcome: 'Welcome',
  // Names the list for screen readers
  items: 'Your items',
  each: '{quantity, number} × {price}',
  discount: 'Discount',
  vat: 'VAT',
  total: 'Total',
  thanks: 'Thank you',
  change: 'Your change',
  balance: 'Balance due',
  // Below a code that opens the receipt on a telephone
  receipt: 'Scan for your receipt',
} as const;
