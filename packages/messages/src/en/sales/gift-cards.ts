// Gift cards: their list, the page of one, and how one is issued.
// For translators: docs/messages.md.

/** The list of gift cards. */
export const giftCardList = {
  issue: 'Issue gift card',
  caption: 'Gift cards',
  pages: 'Pages of gift cards',
  'view.all': 'All',
  'none.title': 'No gift cards yet',
  'none.text': 'Sell gift cards that customers spend later, or give them away.',
  'notFound.title': 'No gift cards found',
  'notFound.text': 'No gift cards match. Search by the last four characters of the code.',
  'notFound.showAll': 'Show all gift cards',
  'filter.search': 'Search by the last four characters',
  'column.card': 'Card',
  'column.status': 'Status',
  'column.customer': 'Customer',
  'column.paidWith': 'Payment method',
  'column.issued': 'Issued',
  'column.remaining': 'Remaining',
  noCustomer: 'No customer',
  // Under the day on which it was issued
  expires: 'expires {day}',
  // Under what is left: what it was issued with
  of: 'of {amount}',
} as const;

/** The page of a gift card, and the one where a card is issued. */
export const giftCardPage = {
  title: 'Gift card',
  // {card} is what can be read of its code: •••• QRTW
  'title.card': 'Gift card {card}',
  seeAll: 'See all gift cards',
  loading: 'Loading',
  test: 'For test orders',
  'activity.title': 'Card activity',
  'activity.issued': 'Issued',
  'activity.paid': 'Used on an order',
  'activity.refunded': 'Refunded from an order',
  'activity.by': 'by {name}',
  'balance.title': 'Balance',
  'balance.remaining': 'Remaining',
  'fact.value': 'Initial value',
  'fact.paidWith': 'Payment method',
  'fact.customer': 'Customer',
  'fact.noCustomer': 'No customer',
  'fact.expiry': 'Expiry date',
  'fact.noExpiry': 'No expiry date',
  'fact.issued': 'Issued',
  'fact.issuedBy': 'Issued by',

  'code.title': 'Code',
  'code.description':
    'Anyone with this code can spend it. Only you see the full code; other staff see its last four characters.',
  'code.copy': 'Copy code',
  'code.print': 'Print',
  'code.email': 'Email',
  // What is printed, and mailed to the buyer
  'code.slip': 'Gift card',
  'code.until': 'Valid until {day}.',
  'code.subject': 'A gift card from {store}',
  'code.mail': 'A gift card of {amount} from {store}',
  'code.mailCode': 'Code: {code}',

  'switch.enable': 'Enable',
  'switch.enabled': 'Gift card enabled',
  'switch.disable': 'Disable…',
  'switch.disabled': 'Gift card disabled',
  'switch.title': 'Disable {card}?',
  'switch.confirm': 'Disable',
  'switch.text': 'Its balance of {amount} stays, but can’t be spent until you enable the card again.',
  'switch.textSpent': 'Its balance is already spent.',

  'new.title': 'New gift card',
  'new.description': 'Counts as a sale when the card is spent, not when it is issued.',
  'new.amount': 'Amount',
  'new.amountMissing': 'Enter an amount above 0',
  'new.paidWith': 'Payment method',
  'new.expiry': 'Expiry date',
  'new.expiryHint': 'Leave empty for no expiry date.',
  'new.note': 'Note',
  'new.noteHint': 'Only your team sees this.',
  'new.issue': 'Issue gift card',
  'new.issued': 'Gift card issued',
} as const;

/** What the server answers when something of a card was done, and why a card does not pay. {card} is •••• QRTW. */
export const giftCardAnswers = {
  issued: 'Gift card issued',
  enabled: 'Gift card enabled',
  disabled: 'Gift card disabled',
  endInPast: 'The expiry date must be today or later',
  unknown: 'No gift card with this code. Check each character.',
  'refused.test': 'Gift card {card} is for test orders only',
  'refused.live': 'Gift card {card} is not for test orders',
  'refused.disabled': 'Gift card {card} is disabled',
  'refused.ended': 'Gift card {card} expired on {day}',
  'refused.spent': 'Gift card {card} has no balance left',
  'refused.left': 'Gift card {card} has only {amount} left. Enter that amount or less.',
  'refund.none': 'No gift card paid for this order. Refund it another way.',
  'refund.which': 'Choose which gift card to refund to',
  'refund.most': 'You can refund up to {amount} to this gift card',
} as const;
