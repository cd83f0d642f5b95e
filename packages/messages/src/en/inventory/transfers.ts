// Transfers of stock between locations.
// For translators: docs/messages.md.

/** Transfers of stock between locations. */
export const transferPages = {
  'list.title': 'Transfers',
  'list.new': 'New transfer',
  'list.pages': 'Pages of transfers',
  'filter.status': 'Status',

  // Nothing found; nothing there at all; a store with one location only
  'none.title': 'No transfers found',
  'none.all': 'Show all transfers',
  'none.text': 'No transfers match. Try another status.',
  'empty.title': 'No transfers yet',
  'empty.text': 'Move stock from one location to another, and receive it in full or in parts.',
  'oneLocation.title': 'Add a second location',
  'oneLocation.add': 'Add a location',
  'oneLocation.text': 'With two locations you can move stock between them.',

  // Column headers
  'column.number': 'Transfer',
  'column.way': 'From and to',
  'column.status': 'Status',
  'column.quantity': 'Quantity',
  'column.inTransit': 'In transit',
  'column.created': 'Created',

  // A badge
  'state.part': 'Partially received',

  // From one location to the other
  way: '{from} → {to}',

  // One transfer; {number} such as TR-0001
  'page.title': 'Transfer',
  'page.all': 'See all transfers',
  'page.loading': 'Loading',
  'page.cancel': 'Cancel transfer…',
  'details.title': 'Details',
  'details.from': 'From',
  'details.to': 'To',
  'details.createdBy': 'Created by',
  'details.sent': 'Sent',
  'details.ended': '{state, select, cancelled {Cancelled} other {Completed}}',
  'details.note': 'Note',
  'cancel.title': 'Cancel {number}?',
  'cancel.confirm': 'Cancel transfer',
  'cancel.keep': 'Keep transfer',
  'cancel.done': '{number} cancelled',
  'cancel.draft': 'No stock has moved yet.',
  'cancel.sent':
    'Items in transit ({count, number}) go back to the location they left. Items already received stay.',

  // The form of a draft
  'new.title': 'New transfer',
  'new.sent': '{number} sent',
  'new.saved': '{number} saved as a draft',
  'draft.saved': 'Transfer saved',
  'form.items': 'Items',
  'form.search': 'Search products or scan',
  'form.lines': 'Lines',
  'form.unknown': 'No product with code “{code}”',
  'form.product': 'Product',
  'form.quantity': 'Quantity',
  'form.quantityOf': 'Quantity of {product}',
  'form.remove': 'Remove',
  'form.removeOf': 'Remove {product}',
  'form.empty': 'No items yet. Each scan adds 1 unit.',
  'form.way': 'From and to',
  'form.from': 'From',
  'form.to': 'To',
  'form.note': 'Note',
  'form.send': 'Send transfer',
  'form.save': 'Save as draft',

  // What is wrong with it
  'problem.sameLocation': 'Choose two different locations',
  'problem.noLines': 'Add at least one item',
  'problem.mostLines': 'A transfer can have up to {max, number} items',

  // Receiving what was sent
  'receive.title': 'Receive items',
  'receive.items': 'Items',
  'receive.all': 'Receive all',
  'receive.lines': 'Lines',
  'receive.unknown': 'No item on {number} with code “{code}”',
  'receive.numbers': 'Enter whole numbers of 0 or more',
  'receive.most': 'Only {count, number} in transit',
  'receive.nothing': 'Enter or scan the quantity received',
  'receive.done': 'All items received',
  'receive.left': '{count, number} still in transit',
  'receive.product': 'Product',
  'receive.sent': 'Sent',
  'receive.received': 'Received',
  'receive.lost': 'Lost',
  'receive.inTransit': 'In transit',

  // Fields of a line, and their columns
  'receive.receivedNow': 'Received now',
  'receive.lostNow': 'Lost now',
  'receive.receivedNowOf': 'Received now: {product}',
  'receive.lostNowOf': 'Lost now: {product}',
} as const;

/** What the server answers about transfers. */
export const transferAnswers = {
  'list.newest': 'The list is sorted by newest first',

  // {number} such as TR-0001
  drafted: '{number} saved as a draft',
  saved: 'Transfer saved',
  sent: '{number} sent',
  received: '{left, plural, =0 {All items received} other {Received. # still in transit.}}',
  cancelled: '{number} cancelled',
  'receive.most': 'Only {count, number} in transit',
  'receive.tooEarly': 'This is before the transfer was sent. Enter a later time.',
  'send.empty': 'This transfer has no items left',
} as const;
