// What a supplier offers, on paper: a catalogue, or an order form with a column to be filled in.
// For translators: docs/messages.md.

/** On the paper itself. */
export const printedCatalogue = {
  'title.catalogue': 'Catalogue',
  'title.orderForm': 'Order form',
  // At the end of every page
  'foot.catalogue': '{store} · Catalogue',
  'foot.orderForm': '{store} · Order form',
  // Below the title; {day} is a date
  pricesOf: 'Prices of {day}',
  'column.minimum': 'Minimum',
  'column.price': 'Price each',
  'column.order': 'Order',
  // Below the minimum
  multiples: 'in multiples of {step, number}',
  case: '{count, number} in a case',
  // Below the price; {amount} is what one costs from {minimum} units on
  break: '{amount} from {minimum, number}',
  // To be filled in by hand
  company: 'Company',
  date: 'Date',
  reference: 'Reference',
  vatOnTop: 'VAT is added to these prices.',
  // Why there is none
  none: 'No products are offered here.',
} as const;

/** The dialog that makes it. */
export const catalogueDialog = {
  open: 'Print catalogue',
  title: 'Print catalogue',
  prices: 'Prices',
  'prices.store': 'Store prices',
  'prices.none': 'Without prices',
  'prices.search': 'Search price lists',
  'prices.notFound': 'No price lists found',
  // For which companies
  group: 'Customer group',
  'group.all': 'All companies',
  'group.hint': 'Products that are offered to single groups alone are in it for their group.',
  category: 'Category',
  'category.all': 'All categories',
  'category.search': 'Search categories',
  'category.notFound': 'No categories found',
  orderForm: 'Order form',
  'orderForm.hint': 'With a column in which the company writes its quantities.',
  make: 'Create PDF',
} as const;
