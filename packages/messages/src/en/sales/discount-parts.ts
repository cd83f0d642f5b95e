// What the pages of other areas say of discounts and gift cards, too. For translators: docs/messages.md.

/** Where a discount stands, in a badge. */
export const discountStates = {
  'state.active': 'Active',
  'state.scheduled': 'Scheduled',
  'state.ended': 'Ended',
  'state.off': 'Off',
} as const;

export const giftCardLabels = {
  // How a store was paid for a card
  'paidWith.cash': 'Cash',
  'paidWith.card': 'Card terminal',
  'paidWith.bank_transfer': 'Bank transfer',
  'paidWith.mobile_money': 'Mobile money',
  'paidWith.other': 'Other',
  // Given away
  'paidWith.given_away': 'Complimentary',
} as const;

/** Where a card stands, in a badge. */
export const giftCardStates = {
  'state.active': 'Active',
  'state.spent': 'Spent',
  'state.ended': 'Expired',
  'state.disabled': 'Disabled',
} as const;

/** The field for the code of a card that pays, and what is said of the card. {card} is •••• QRTW. */
export const giftCardCode = {
  label: 'Gift card code',
  found: '{card} has a balance of {amount}.',
  'unfit.spent': 'Gift card {card} has no balance left',
  'unfit.ended': 'Gift card {card} has expired',
  'unfit.disabled': 'Gift card {card} is disabled',
} as const;

/** Where a discount holds, as it reads within a sentence: "For in-person sales only", "for wholesale". */
export const discountChannels = {
  'channel.web': 'the web store',
  'channel.in_person': 'in-person sales',
  'channel.wholesale': 'wholesale',
  'channel.manual': 'phone or message orders',
} as const;

/** Why a discount is not given, under the field where its code is typed. */
export const discountRefusals = {
  unknown_code: 'No discount with code “{code}”',
  off: 'This discount is turned off',
  // {moment} is a day, or a day and a time
  ended: 'Ended on {moment}',
  to_come: 'Starts on {moment}',
  // {channels} such as "in-person sales and wholesale"
  channel: 'For {channels} only',
  used_up: 'This discount has reached its limit of uses',
  no_customer: 'Choose a customer first: uses are limited per customer',
  customer_used_up:
    '{uses, plural, one {This customer has already used it} other {This customer has used it # times}}',
  no_items: 'Add an item first',
  no_such_products: 'This order has no discounted products',
  no_such_categories: 'This order has no products from the discounted categories',
  too_little_spent:
    '{target, select, order {Add items worth {amount} more} other {Add {amount} more of the discounted items}}',
  too_few_items:
    '{target, select, products {{missing, plural, one {Add # more item from the discounted products} other {Add # more items from the discounted products}}} categories {{missing, plural, one {Add # more item from the discounted categories} other {Add # more items from the discounted categories}}} other {{missing, plural, one {Add # more item} other {Add # more items}}}}',
  takes_nothing: 'This discount doesn’t reduce this order',
} as const;
