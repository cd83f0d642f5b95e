// Selling to businesses, and buying from suppliers: what both sides read.
// For translators: docs/messages.md.

/** By error code. */
export const wholesaleErrors = {
  below_order_minimum: 'This order is below the supplier’s minimum.',
  quantity_not_offered: 'Some quantities are not offered. Check the minimum and the multiple of each line.',
  not_a_company: 'This supplier has not approved your store yet.',
  modes_differ: 'A store in test mode and a live store cannot order from each other.',
  company_exists: 'This customer is a company already.',
  company_limit: 'A store can have up to 20,000 companies.',
  buyer_exists: 'Somebody with this email orders for a company already.',
  buyer_limit: 'A company can have up to 50 buyers.',
  already_requested: 'You have asked this supplier already.',
  quote_limit: 'Up to 200 quotes can be open with one company. Close some of them first.',
  price_list_taken: 'A price list with this name exists.',
  price_list_limit: 'A store can have up to 200 price lists.',
  printed_catalogue_limit: 'A printed catalogue can have up to 500 products. Choose a category.',
  shopping_list_taken: 'A shopping list with this name exists.',
  shopping_list_limit: 'You can keep up to 50 shopping lists for each supplier.',
} as const;

/** What the server answers to a buyer's store. */
export const wholesaleOrdering = {
  requested: 'Request sent.',
  ordered: 'Order placed.',
  received: 'Items received into stock.',
  returned: 'Returned items taken out of stock.',
  lineTwice: 'Each item can be listed once.',
  notOffered: 'Some items are no longer offered. Remove them and try again.',
  // {step} is 1 where any number from the minimum on is sold
  quantity: '{title}: order at least {minimum}, in multiples of {step}.',
  // {missing} is an amount of money
  belowMinimum: 'Add {missing} more to reach the supplier’s minimum.',
  // To the buyer; {limit} is an amount of money
  overCredit: 'This order goes over your credit limit of {limit}. Order less, or pay what is due.',
  // To the buyer who accepts a quote; {items} such as Bananas, box of 13 kg
  shortInQuote: '{items}: not enough in stock. Ask the supplier for a new offer.',
  testBuyer: 'Your store is in test mode. Go live to order from this supplier.',
  testSupplier: 'This supplier is still in test mode. It can take orders once it is live.',
  nothingToReceive: 'Nothing has been sent that is not in stock already.',
  nothingToSendBack: 'The supplier has recorded no returned items that are still in stock.',
  // The buyer may not change the lines of what both agreed to
  agreed: 'This order is agreed with the supplier. Ask them to change it.',
  sent: 'The supplier has sent items of this order already.',
  // These two are in the timeline of the supplier’s order
  buyersReference: 'The buyer’s reference: {reference}',
  cancelledByBuyer: 'Cancelled by the buyer',
  // The line of a purchase order for the VAT on it
  vat: 'VAT',
  // What a purchase order costs besides its items, as the supplier charges it
  deliveryCost: 'Delivery by the supplier',
  restCost: 'Other items and rounding',
} as const;

/** What was done with a shopping list; {name} of the list. */
export const shoppingListAnswers = {
  added: '{name} saved.',
  saved: '{name} updated.',
  deleted: '{name} deleted.',
  notOffered: 'Some items are no longer offered. Remove them from the cart, then save the list.',
} as const;

/** The mail to a supplier about a store that asks to buy; {name} is the company. */
export const wholesaleRequestMail = {
  subject: '{name} asks to buy wholesale',
  text: '{name} would like to buy from your store as a company.',
  open: 'See the request',
} as const;

/** The mail to a supplier about an order that was placed with it; {name} is the company. */
export const wholesaleOrderMail = {
  subject: 'New wholesale order {number} · {name}',
  'subject.test': 'New test wholesale order {number} · {name}',
  text: '{name} placed wholesale order {number} for {total}.',
  // When it is paid; {day} such as 21 Nov 2026
  'terms.onDelivery': 'Payment on delivery',
  'terms.due': 'Payment due on {day}',
  // {amount} is an amount of money
  deposit: 'Deposit due now: {amount}',
  note: 'Note from the company: {note}',
  open: 'Open the order',
} as const;
