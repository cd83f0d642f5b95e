// The receipt of a till, and the screen after a sale. For translators: docs/messages.md.

/** What stands on the paper. */
export const tillReceipt = {
  phone: 'Tel {phone}',
  receipt: 'Receipt',
  'receipt.gift': 'Gift receipt',
  copy: 'Copy',
  test: 'Test sale, not a valid receipt',
  number: 'Number',
  date: 'Date',
  register: 'Register',
  cashier: 'Cashier',
  customer: 'Customer',
  // Units of an item, and what one costs
  each: '{quantity, number} × {price}',
  units: 'Qty {quantity, number}',
  'line.off': 'Discount',
  subtotal: 'Subtotal',
  discount: 'Discount',
  offer: 'Discount: {title}',
  // {rate} is a percentage: 16%
  vat: 'VAT {rate}',
  'vat.included': 'Includes VAT {rate}',
  exempt: 'Exempt from VAT',
  total: 'Total',
  tendered: 'Cash received',
  change: 'Change',
  balance: 'Balance due',
  due: 'Due by',
} as const;

/** After a sale, and the choice of the paper. */
export const completedSale = {
  title: '{number} paid',
  'title.unpaid': '{number} recorded',
  change: 'Change',
  total: 'Total',
  customer: 'Customer',
  print: 'Print',
  gift: 'Gift receipt',
  email: 'Email',
  'email.offline': 'Email becomes available once the sale is sent',
  next: 'New sale',
  unsent: 'Saved on this device. It is sent when the connection is back.',
  paper: 'Paper',
  'paper.58': '58 mm',
  'paper.80': '80 mm',
  'paper.a4': 'A4',
} as const;
