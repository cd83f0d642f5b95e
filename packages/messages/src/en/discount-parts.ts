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
