// What the server says about quotes between a supplier and a company, its mails, and the printed quote.
// For translators: docs/messages.md.

export const quoteAnswers = {
  'done.requested': 'Quote requested.',
  'done.offered': 'Quote {number} sent',
  'done.countered': 'Counter-offer sent.',
  'done.accepted': 'Order placed.',
  'done.declined': 'Quote declined.',
  expired: 'This quote has expired. The supplier can renew it.',
  // Somebody acts on a quote that is not theirs to act on now
  'refused.offer': 'This quote can no longer be changed.',
  'refused.counter': 'The supplier has to answer first.',
  'refused.accept': 'There is no offer to accept.',
  'refused.decline': 'This quote is closed already.',
  'refused.document': 'There is no offer to print yet.',
  noBuyers: 'Nobody orders for this company yet. Add a buyer on its page first.',
  paused: 'This company cannot order at the moment.',
  dayPassed: 'Choose today or a later day.',
  dayTooFar: 'Choose a day within a year.',
  notOffered: 'Some items are no longer offered. Remove them and try again.',
  notInQuote: 'Some items are not in this quote. Ask for a new quote for them.',
} as const;

/** {name} is the other side, a company or a supplier; {number} such as Q-12. */
export const quoteMails = {
  'subject.requested': '{name} asks for a quote',
  'text.requested': '{name} asks for quote {number}. At the prices asked it comes to {total}.',
  'subject.offered': 'Quote {number} from {name}',
  'text.offered': '{name} offers you {total}, valid until {day}.',
  'subject.countered': '{name} answered quote {number}',
  'text.countered': '{name} would order for {total}.',
  'subject.accepted': '{name} accepted quote {number}',
  'text.accepted': '{name} has ordered for {total}.',
  'subject.declined': '{name} declined quote {number}',
  'text.declined': '{name} declined quote {number} for {total}.',
  // On the button
  open: 'View quote',
} as const;

/** On the printed quote. */
export const quoteDocument = {
  title: 'Quote',
  'file.name': 'Quote {number}',
  foot: '{store} · Quote {number}',
  for: 'Quote for',
  date: 'Date',
  validUntil: 'Valid until',
  terms: 'Payment terms',
  'stamp.expired': 'Expired',
  'stamp.accepted': 'Accepted',
} as const;
