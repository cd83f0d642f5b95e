import { purchaseOrderNumber } from '#stock/purchase-order.ts';
import { stockTakeNumber } from '#stock/stock-take.ts';
import { transferNumber } from '#stock/transfer.ts';

/** The first word of an act, as something that has happened. */
const past: Readonly<Record<string, string>> = {
  add: 'Added',
  adjust: 'Adjusted',
  answer: 'Answered',
  apply: 'Applied',
  arrange: 'Arranged',
  cancel: 'Cancelled',
  change: 'Changed',
  check: 'Checked',
  close: 'Closed',
  copy: 'Copied',
  count: 'Counted',
  create: 'Created',
  delete: 'Deleted',
  disable: 'Disabled',
  enable: 'Enabled',
  end: 'Ended',
  erase: 'Erased',
  exchange: 'Exchanged',
  export: 'Exported',
  fulfil: 'Fulfilled',
  give: 'Gave',
  import: 'Imported',
  issue: 'Issued',
  merge: 'Merged',
  note: 'Added a note to',
  open: 'Opened',
  pay: 'Recorded a payment for',
  place: 'Placed',
  print: 'Printed',
  receive: 'Received',
  redeem: 'Redeemed',
  refund: 'Refunded',
  remove: 'Removed',
  reopen: 'Reopened',
  reset: 'Reset',
  return: 'Recorded a return for',
  reverse: 'Reversed',
  save: 'Saved',
  send: 'Sent',
  set: 'Set',
  start: 'Started',
  switch: 'Changed',
  undo: 'Undid',
  update: 'Changed',
  upload: 'Uploaded',
  void: 'Voided',
  withdraw: 'Withdrew',
  write: 'Wrote',
};

/** What does not follow from its words. */
const whole: Readonly<Record<string, string>> = {
  go_live: 'Went live',
  look_up_gift_card: 'Looked up a gift card',
  reorder: 'Reordered low stock',
  answer_invite: 'Answered an invite',
  update_social: 'Changed social links',
  update_vat: 'Changed VAT',
  switch_low_stock_mails: 'Changed low stock emails',
  switch_discount_on: 'Turned on discount',
  switch_discount_off: 'Turned off discount',
};

const nouns: Readonly<Record<string, string>> = {
  account: 'Account',
  category: 'Categories',
  customer: 'Customers',
  customer_group: 'Customer groups',
  discount: 'Discounts',
  gift_card: 'Gift cards',
  image: 'Pictures',
  invite: 'Invites',
  job: 'Background tasks',
  labels: 'Labels',
  location: 'Locations',
  order: 'Orders',
  product: 'Products',
  customer_import: 'Customer imports',
  product_import: 'Product imports',
  purchase_order: 'Purchase orders',
  stock_take: 'Stock-takes',
  store: 'Store',
  supplier: 'Suppliers',
  tax_rate: 'Tax rates',
  transfer: 'Transfers',
  user: 'Staff',
  variants: 'Spreadsheet',
  view: 'Saved views',
};

/** What was done, as the audit log says it: `update_product` is "Changed product". */
export function actionText(action: string): string {
  const known = Object.hasOwn(whole, action) ? whole[action] : undefined;
  if (known !== undefined) return known;
  const [verb = '', ...rest] = action.split('_');
  return [Object.hasOwn(past, verb) ? past[verb] : sentence(verb), ...rest].join(' ');
}

/** Of what kind it is: `purchase_order` is "Purchase orders". */
export function areaText(area: string): string {
  return (Object.hasOwn(nouns, area) ? nouns[area] : undefined) ?? sentence(area.replaceAll('_', ' '));
}

/** How a field is called: `credit_limit` is "Credit limit". */
export function fieldText(field: string): string {
  return sentence(field.replaceAll('_', ' ').replace(/\b(sku|vat|id)\b/g, (word) => word.toUpperCase()));
}

/** The number of a document as it is printed; an order keeps its own so. One without a number is a draft. */
export function documentNumber(area: string, number: string | null): string {
  if (number === null) return 'Draft';
  if (area === 'purchase_order') return purchaseOrderNumber(Number(number));
  if (area === 'transfer') return transferNumber(Number(number));
  return area === 'stock_take' ? stockTakeNumber(Number(number)) : number;
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
