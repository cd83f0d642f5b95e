// Checkouts of the web store that buyers left before ordering. For translators: docs/messages.md.

/** Their list. */
export const unfinishedCheckouts = {
  title: 'Unfinished checkouts',
  hint: 'Send a link only to its buyer: it opens their cart, with what they filled in.',
  // Heard by screen readers
  pages: 'Pages of unfinished checkouts',
  search: 'Search by name, phone or email',
  'none.title': 'No unfinished checkouts',
  'none.text': 'When a buyer leaves before ordering, you find them here.',
  'notFound.title': 'No unfinished checkouts found',
  'notFound.text': 'No unfinished checkouts match. Try another word.',
  'notFound.showAll': 'Show all unfinished checkouts',
  'column.date': 'Date',
  'column.customer': 'Customer',
  'column.contact': 'Contact',
  'column.items': 'Items',
  'column.reminder': 'Reminder',
  'column.total': 'Total',
  'column.link': 'Cart link',
  // {item} may have its variant: "Rice, 25 kg × 2"
  item: '{item} × {quantity, number}',
  // {first} is the item above; {count} are the other lines
  items: '{count, plural, =0 {{first}} one {{first}, and # more} other {{first}, and # more}}',
  // {date} is a short day or time: the buyer was mailed of the cart then
  'reminder.sent': 'Sent {date}',
  // The buyer agreed to be mailed of the cart, which is still to come
  'reminder.planned': 'Planned',
  // Puts the link that opens the buyer’s cart on the clipboard
  copy: 'Copy link',
} as const;
