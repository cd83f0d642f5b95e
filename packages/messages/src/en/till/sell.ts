// The selling screen: products on one side, the sale on the other; for an inventory officer the orders to pick.
// For translators: docs/messages.md.

/** The bar above, the products, and what is said of what is rung. */
export const sellScreen = {
  title: 'Sell',
  // The bar of the till
  'bar.showMenu': 'Show menu',
  'bar.hideMenu': 'Hide menu',
  'bar.sales': 'Open sales',
  'bar.newSale': 'New sale',
  // {number} counts the sales that are open side by side
  'bar.sale': 'Sale {number, number}',
  // Beside the name of an open sale: how many units are in it
  'bar.units': '{count, plural, =0 {empty} one {# item} other {# items}}',
  'bar.parked': 'Parked sales',
  'bar.parkedCount': '{count, plural, =0 {Parked sales} one {# parked sale} other {# parked sales}}',
  'bar.more': 'More',
  // Opens the window that the customer looks at
  'bar.display': 'Customer display',

  'items.products': 'Products',
  // What a restaurant sells
  'items.menu': 'Menu',
  'search.products': 'Search products or scan',
  'search.dishes': 'Search dishes or scan',
  // Typed or scanned
  'search.unknown': 'No products match “{words}”',
  // The tabs above the products: the merchant's own pages, then the categories
  'categories.label': 'Pages and categories',
  'categories.all': 'All',
  'view.label': 'Show products as',
  'view.grid': 'Grid',
  'view.list': 'List',
  'items.noneTitle': 'Nothing to sell yet',
  'items.none': 'Add active products to sell them here with one tap.',
  'items.noneDishes': 'Add your dishes as active products to sell them here with one tap.',
  'items.noneHere': 'No products in this category',
  'items.noneOnPage': 'No products for sale on this page',
  'items.add': 'Add products',
  'items.loading': '{count, plural, =0 {Loading products} one {# product loaded} other {# products loaded}}',
  'items.failed': 'Products could not be loaded. Check the connection.',
  'items.retry': 'Retry',
  'tile.left': '{count, number} left',
  'tile.out': 'Out of stock',
  'tile.options': '{count, plural, one {# option} other {# options}}',
  // The lowest price of several variants
  'tile.from': 'From {price}',

  // Beside the name of a package from a scale: "0.750 kg × KES 400.00"
  'line.weight': '{weight} kg × {price}',

  // SPEC section 5
  'pick.inactive': 'Product Variants selected is not available',
  'pick.notEnough': 'Selected Quantity not available',
  'pick.anyway': 'Sell anyway',
  'variant.add': 'Add to sale',
  'variant.left': '{count, plural, =0 {Out of stock} other {# left}}',
} as const;

/** What an inventory officer finds in place of the counter. */
export const ordersToPick = {
  title: 'Orders to pick',
  'none.title': 'No orders to pick',
  'none.text': 'New orders to pick and fulfil appear here.',
  pages: 'Pages of orders to pick',
  'column.order': 'Order',
  'column.ordered': 'Ordered',
  'column.customer': 'Customer',
  'column.items': 'Items',
  noCustomer: 'No customer',
} as const;
