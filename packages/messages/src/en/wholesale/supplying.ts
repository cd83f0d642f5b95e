// Selling to businesses: companies, price lists, what they are offered, and who asks to buy.
// For translators: docs/messages.md.

/** What both sides of wholesale say. */
export const wholesaleWords = {
  // Head the pages of a store that sells to companies, and of one that buys from suppliers
  'title.selling': 'Wholesale',
  'title.buying': 'Wholesale purchasing',

  // When a company pays; "net 30": within 30 days after the order
  'terms.on_delivery': 'On delivery',
  'terms.net_7': 'Net 7 days',
  'terms.net_15': 'Net 15 days',
  'terms.net_30': 'Net 30 days',
  'terms.net_60': 'Net 60 days',
} as const;
