import { orderNumber } from './order-words.ts';
import { purchaseOrderNumber } from './purchase-order.ts';
import { stockTakeNumber } from './stock-take.ts';
import { transferNumber } from './transfer.ts';

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
  fulfil: 'Handed over',
  give: 'Gave',
  import: 'Imported',
  issue: 'Issued',
  merge: 'Merged',
  note: 'Wrote a note on',
  open: 'Opened',
  pay: 'Took a payment for',
  place: 'Placed',
  print: 'Printed',
  receive: 'Received',
  redeem: 'Redeemed',
  refund: 'Refunded',
  remove: 'Removed',
  reopen: 'Reopened',
  reset: 'Reset',
  return: 'Took back goods of',
  reverse: 'Reversed',
  save: 'Saved',
  send: 'Sent',
  set: 'Set',
  start: 'Started',
  switch: 'Switched',
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
  look_up_gift_card: 'Looked up gift card',
  reorder: 'Ordered what runs low',
  answer_invite: 'Answered an invite',
  update_social: 'Changed social links',
  update_vat: 'Changed VAT',
  switch_discount_on: 'Switched discount on',
  switch_discount_off: 'Switched discount off',
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
  job: 'Work in the background',
  labels: 'Labels',
  location: 'Locations',
  order: 'Orders',
  product: 'Products',
  customer_import: 'Imports of customers',
  product_import: 'Imports',
  purchase_order: 'Purchase orders',
  stock_take: 'Stock-takes',
  store: 'Store',
  supplier: 'Suppliers',
  transfer: 'Transfers',
  user: 'Staff',
  variants: 'Spreadsheet',
  view: 'Views',
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

/** The number of a document as people say it; one without a number is a draft. */
export function documentNumber(area: string, number: number | null, test: boolean): string {
  if (number === null) return 'Draft';
  if (area === 'order') return orderNumber({ number, test });
  if (area === 'purchase_order') return purchaseOrderNumber(number);
  if (area === 'transfer') return transferNumber(number);
  return area === 'stock_take' ? stockTakeNumber(number) : String(number);
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
