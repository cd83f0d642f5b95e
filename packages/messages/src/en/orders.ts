// The orders: their list, the page of one, what is done with it.
// For translators: the text behind each key is ICU MessageFormat, see accounts.ts.

/** The page of an order. */
export const orderPage = {
  // A button with a printer, on the row of one package of an order
  'package.print': 'Print packing slip of package {number, number}',
} as const;
