// Orders: what the server answers when something was done, and why it refuses to.
// For translators: docs/messages.md.

/** What was done. {order} is a number such as #1001, or "Draft order". */
export const orderAnswers = {
  draftOrder: 'Draft order',
  draftSaved: 'Draft saved',
  saved: 'Order saved',
  draftDeleted: 'Draft deleted',
  placed: '{order} placed',
  paid: 'Payment recorded',
  refunded: 'Refund recorded',
  fulfilled: 'Items fulfilled',
  returned: 'Items returned',
  returnedRefunded: 'Items returned and refunded',
  exchanged: 'Items exchanged',
  cancelled: '{order} cancelled',
  cancelledRest: 'Remaining items of {order} cancelled',
  noted: 'Note added',
  reviewed: 'Marked as reviewed',
  ready: 'Marked as ready for pickup',
  bulkStarted: 'Bulk action started',
  testOrdersClearing: 'Clearing test orders',
  // Noted in the stock history
  testOrdersCleared: 'Test orders cleared',
  testOrdersNone: 'There are no test orders',
} as const;

/** Why an order is not changed so. */
export const orderRefusals = {
  // What its state does not allow
  wrongState:
    'This isn’t possible: the order is {state, select, draft {draft} placed {placed} part_paid {partially paid} paid {paid} part_fulfilled {partially fulfilled} fulfilled {fulfilled} part_returned {partially returned} returned {returned} other {cancelled}}',
  beforeOrder: 'This is before the order was created. Enter a later time.',
  // {day} such as 22 Nov 2026
  beforeOrderDay: 'This is before the order was created. Choose {day} or later.',
  hasReturns: 'This order has returns, so its prices can’t change. You can cancel the unfulfilled items.',
  locationFixed: 'The location can’t be changed: some items are fulfilled',
  channelFixed: 'The sales channel of this order can’t be changed',
  customerFixed: 'The customer of this order can’t be changed',
  dueInPast: 'The due date must be today or later',
  dueMissing: 'Enter a due date for the balance',
  // {max} is how many a buyer may send
  proofOfPaid: 'This order is already paid',
  proofsTooMany: 'An order takes {max, number} pictures at most',
  tooManyTags: 'An order can have up to {max, number} tags',
  nothingSelected: 'No order is selected. Select at least one.',

  // Its lines
  noLines: 'Add at least one item',
  lineTwice: 'This item is listed twice. Change its quantity instead.',
  lineProduct: 'You can’t change the product of a line. Remove it and add another.',
  lineTitle: 'Enter a title for the item',
  linePrice: 'Enter a price',
  lineFulfilled: 'The quantity can’t be less than was fulfilled. Return the items first.',
  lineProductGone: 'This product was deleted. Enter a title for the item.',
  lineDiscount: 'A discount can’t be more than the line total',
  noneAvailable: 'None available',
  mostAvailable: 'Only {count, number} available',
  fewLeft: 'Only {open, number} of {item} left to fulfil',
  twoDiscounts: 'Enter an amount or a percentage off, not both',
  mayNotPrice: 'Your role in this store can’t change prices',
  mayNotCustom: 'Your role in this store can’t sell custom items',
  mayNotDiscount: 'Your role in this store can’t give discounts',

  // Money
  expectedTotal: 'The total is now {total}, not {expected}. Check the prices.',
  overLimit:
    '{name} has a credit limit of {limit}; this sale would bring the outstanding balance to {outstanding}. Take a payment or raise the limit.',
  nothingDue: 'This order has no balance due',
  mostDue: 'The balance due is {amount}',
  nothingToRefund: 'Nothing left to refund',
  mostToRefund: 'You can refund up to {amount}',
  // Through the provider that took an online payment
  nothingToRefundOnline: 'Nothing is left to refund this way. Choose another method.',
  mostToRefundOnline: 'You can refund up to {amount} this way',
  cardCodeMissing: 'Enter the code of the gift card',
  codeWithoutCard: 'To use a gift card code, choose Gift card as the payment method',
  creditWithoutCustomer: 'Store credit needs a customer. Add the customer, or choose another method.',
  exchangeTest: 'Test orders can only be exchanged in test mode',
  exchangeLive: 'Live orders can’t be exchanged in test mode',
} as const;

/** One payment for several orders of a customer. */
export const customerPayments = {
  paid: 'Payment recorded',
  nothingDue: 'This customer has no balance due',
  mostDue: 'The balance due is {amount}',
} as const;

/** The credit that a customer has in a store. */
export const storeCredit = {
  added: 'Store credit added',
  removed: 'Store credit deducted',
  tooMuch: 'This is too large. Enter a smaller amount.',
  none: '{name} has no store credit',
  left: '{name} has only {amount} store credit. Enter that amount or less.',
} as const;
