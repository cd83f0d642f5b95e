// What the server says to a store that sells to businesses, and to who asked to buy from it.
// For translators: docs/messages.md.

export const priceListAnswers = {
  added: '{name} added',
  saved: 'Price list saved',
  deleted: '{name} deleted',
  gone: 'This price list no longer exists',
  'prices.saved': '{count, plural, one {# price saved} other {# prices saved}}',
  'prices.variantTwice': 'Each item can be listed once',
  'prices.breakTwice': 'Two prices start at the same quantity',

  // Prices from a file
  'import.nothing': 'The file has no prices below its headers',
  'import.tooManyRows': 'More than {rows, number} rows are about one item',
  'import.checking': 'Checking the file. Nothing is imported yet.',
  'import.started': 'Import started',
  'import.undoing': 'Undoing the import',
} as const;

export const supplyingAnswers = {
  'settings.saved': 'Wholesale settings saved',
  'product.saved': 'Product saved',
  'company.added': '{name} can now order as a company',
  'company.saved': 'Company saved',
  'request.approved': '{name} approved',
  'request.declined': '{name} declined',
  'request.decided': 'This request was answered already',
  'request.creditTooLarge': 'This credit limit is too high',
  'merge.twoStores': 'Both order with a store of their own, so they can’t be merged',
} as const;

export const decisionMails = {
  'approved.subject': '{store} approved your store',
  'approved.text': 'You can now order from {store} at your wholesale prices.',
  'declined.subject': '{store} declined your request',
  'declined.text': '{store} declined your request to order at wholesale prices.',
  button: 'View suppliers',
  // To a business without a store on the platform
  'approved.business': '{store} approved your request',
  shop: 'Open the wholesale shop',
  signIn: 'Sign in with {email}. We email you a code: you need no password.',
} as const;
