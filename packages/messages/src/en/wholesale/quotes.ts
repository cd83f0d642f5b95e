// Quotes between a supplier and a company: the pages of both sides. For translators: docs/messages.md.

/** What the pages of both sides have in common. */
export const quoteParts = {
  // A badge: how far the negotiation is
  'state.requested': 'Requested',
  'state.offered': 'Offered',
  'state.countered': 'Countered',
  'state.accepted': 'Accepted',
  'state.declined': 'Declined',
  'state.expired': 'Expired',
  loading: 'Loading',

  'list.caption': 'Quotes',
  'list.pages': 'Pages of quotes',
  'view.all': 'All',
  'column.number': 'Quote',
  'column.status': 'Status',
  'column.validUntil': 'Valid until',
  'column.updated': 'Updated',
  'column.total': 'Total',
  'none.title': 'No quotes found',
  'none.text': 'No quote fits these filters.',
  'none.all': 'Show all quotes',

  'lines.title': 'Items',
  'lines.item': 'Item',
  'lines.quantity': 'Quantity',
  // What a unit costs the company without a quote; what it would like to pay; what the supplier has offered
  'lines.usual': 'Usual price: {amount}',
  'lines.asked': 'Asked price: {amount}',
  'lines.offered': 'Offered price: {amount}',
  'lines.price': 'Unit price',
  'lines.total': 'Total',
  // To the supplier, under a quantity: units that an order could have
  'lines.available': '{count, number} available',
  'lines.short': 'Only {count, number} available',
  // The controls of a line; {item} is a product with its variant
  'lines.quantityOf': 'Quantity of {item}',
  'lines.priceOf': 'Unit price of {item}',
  'lines.remove': 'Remove',
  'lines.removeOf': 'Remove {item}',
  'lines.subtotal': 'Subtotal before VAT: {amount}',
  'problem.quantity': 'Enter a whole number of 1 or more',
  'problem.price': 'Enter a price',
  'problem.noLines': 'Add at least one item',

  'sums.title': 'Amount',
  'sums.subtotal': 'Subtotal',
  'sums.vat': 'VAT',
  'sums.total': 'Total',

  'details.title': 'Details',
  'details.validUntil': 'Valid until',
  'details.terms': 'Payment terms',
  'details.order': 'Order',

  'history.title': 'History',
  // Who did it, and when: {who} is a company, a supplier or the own store
  'history.requested': '{who} asked for a quote',
  'history.offered': '{who} offered {total}, valid until {day}',
  'history.countered': '{who} would order for {total}',
  'history.accepted': '{who} accepted for {total}',
  'history.declined': '{who} declined',
  'history.you': 'Your store',

  print: 'Print',
  download: 'Download',
  message: 'Message',
  'changed.title': 'This quote has changed meanwhile',
  'changed.text': 'What you typed is based on an older version.',
  'changed.show': 'Show latest',

  'decline.open': 'Decline…',
  'decline.title': 'Decline quote {number}?',
  'decline.reason': 'Reason',
  'decline.reason.hint': 'The other side reads it.',
  'decline.confirm': 'Decline',
  'decline.done': 'Quote {number} declined',
} as const;

/** The quotes of a store that sells to companies. */
export const quotePages = {
  'list.add': 'New quote',
  'list.search': 'Search by number or company',
  'column.company': 'Company',
  'empty.title': 'No quotes yet',
  'empty.text': 'Offer a company prices for a few days, or answer the quotes that companies ask for.',

  'page.title': 'Quote',
  'page.all': 'See all quotes',
  // Under the number
  'page.for': 'For {company}',

  'new.title': 'New quote',
  'company.label': 'Company',
  'company.search': 'Search companies',
  'company.none': 'No companies found',
  'company.missing': 'Choose a company',
  'items.add': 'Add items by title, SKU or barcode',
  'items.noneFor': 'Nothing found for “{words}”',
  'items.empty': 'Search for the items that you want to offer.',
  'offer.title': 'Offer',
  'offer.validUntil': 'Valid until',
  'offer.validUntil.hint': 'The company can accept through this day.',
  'offer.message.example': 'What the price depends on, delivery, samples',
  'offer.short': 'You offer more than is available. The buyer can’t accept until there is enough in stock.',
  // Amounts of money; {name} is the company
  'credit.left': 'Credit left: {left} of {limit}',
  'credit.warning': 'This quote leaves {left} of the credit limit of {limit} of {name}.',
  'credit.over': 'This quote takes {name} {amount} over its credit limit of {limit}.',
  'credit.hint': 'The company can’t accept it. Offer less, take a payment or raise the limit.',
  'offer.send': 'Send quote',
  'offer.sent': 'Quote {number} sent',
  'offer.change': 'Change offer',
  'offer.renew': 'Renew offer',
  'offer.cancel': 'Cancel',
  'problem.day': 'Choose today or a later day, within a year',
  'waiting.requested': 'The company waits for your prices.',
  'waiting.countered': 'The company has asked for other quantities or prices.',
} as const;

/** The quotes of suppliers. */
export const purchaseQuotePages = {
  'list.search': 'Search by number or supplier',
  'column.supplier': 'Supplier',
  'empty.title': 'No quotes yet',
  'empty.text': 'Fill a cart at a supplier and ask for a quote. What suppliers offer you appears here.',
  'empty.suppliers': 'View suppliers',

  'page.title': 'Quote',
  'page.all': 'See all quotes',
  // Under the number
  'page.from': 'From {supplier}',
  'page.shop': 'Go to the supplier',

  'accept.open': 'Accept',
  'accept.title': 'Accept quote {number}',
  'accept.confirm': 'Place order for {total}',
  'accept.reference': 'Reference',
  'accept.reference.hint': 'Your PO number, for example. The supplier sees it.',
  'accept.note': 'Note for the supplier',
  'accept.done': 'Order {number} placed',
  'accept.refused': 'The order was not placed',
  'counter.open': 'Make a counter-offer',
  'counter.title': 'Counter-offer',
  'counter.hint': 'The supplier sees your quantities and prices, and answers.',
  'counter.send': 'Send counter-offer',
  'counter.sent': 'Counter-offer sent',
  'counter.cancel': 'Cancel',
  'waiting.requested': 'The supplier has not answered yet.',
  'waiting.countered': 'The supplier has not answered your counter-offer yet.',
  'waiting.expired': 'This offer can no longer be accepted. A counter-offer asks the supplier to renew it.',
} as const;

/** Asking for a quote, in the cart at a supplier. */
export const quoteRequest = {
  open: 'Ask for a quote',
  // {name} of a supplier
  title: 'Ask {name} for a quote',
  hint: 'The supplier answers with prices and the day they are valid until. Your cart is empty afterwards.',
  wishes: 'Leave a price empty to let the supplier name it.',
  message: 'Message',
  'message.example': 'How often you order, when you need it',
  send: 'Send request',
  sent: 'Quote {number} requested',
} as const;
