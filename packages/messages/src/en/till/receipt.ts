// The receipt of a till, and the screen after a sale. For translators: docs/messages.md.

/** What stands on the paper. */
export const tillReceipt = {
  phone: 'Tel {phone}',
  receipt: 'Receipt',
  'receipt.gift': 'Gift receipt',
  copy: 'Copy',
  test: 'Test sale, not a valid receipt',
  training: 'Training – not a receipt',
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
  shipping: 'Shipping',
  // {rate} is a percentage: 16%
  vat: 'VAT {rate}',
  'vat.included': 'Includes VAT {rate}',
  exempt: 'Exempt from VAT',
  total: 'Total',
  // Of cash, to the smallest coin
  rounding: 'Rounding',
  tip: 'Tip',
  // {number} is that of the receipt that items came back from
  exchange: 'Exchange, {number}',
  tendered: 'Cash received',
  change: 'Change',
  // What items were worth that came back, and how the money for them went back
  returned: 'Returned',
  refund: 'Refund, {method}',
  balance: 'Balance due',
  due: 'Due by',
  // Below a code that opens the receipt on a telephone
  link: 'Scan to see this receipt online',
} as const;

/** After a sale. */
export const completedSale = {
  title: '{number} paid',
  'title.unpaid': '{number} recorded',
  'title.training': 'Training sale done',
  change: 'Change',
  total: 'Total',
  customer: 'Customer',
  print: 'Print',
  gift: 'Gift receipt',
  email: 'Email',
  'email.text':
    'Sent from your store as a PDF. Without a connection, it goes out once this device is online again.',
  'email.training': 'Training sales are not emailed',
  next: 'New sale',
  unsent: 'Saved on this device. It is sent when the connection is back.',
  // Below a code that opens the receipt on a telephone
  link: 'Customers scan this for their receipt',
  // Opens the choice of the printer
  printer: 'Printer',
} as const;
