// The page that opens from the code on a printed receipt. It is read by customers of a store. For translators: docs/messages.md.

/** What the page says beside the words of the document. */
export const receiptPage = {
  // As the browser's tab names it
  title: 'Receipt {number} · {store}',
  test: 'Test receipt, not valid',
  download: 'Download PDF',
  again: 'Try again',
  'title.not_arrived': 'This receipt isn’t available yet',
  'text.not_arrived': 'The shop may be offline. Try again later.',
  'title.unknown': 'Receipt not found',
  'text.unknown': 'Check that the whole link was scanned or typed, or ask the shop.',
  'title.too_many': 'Too many requests',
  'text.too_many': 'Wait a minute, then try again.',
  'title.failed': 'The receipt could not be loaded',
  'text.failed': 'Try again in a moment.',
} as const;
