// The selling screen: items on one side, the sale on the other; for an inventory officer the orders to pick.
// For translators: docs/messages.md.

export const sellScreen = {
  title: 'Sell',
  // At the foot of a phone: how many lines the sale has; the total follows
  'toSale.count': '{count, plural, one {# item in the sale} other {# items in the sale}}',

  // Somebody who may has to approve it
  'approval.ask': 'Ask a supervisor',

  'items.products': 'Products',
  // What a restaurant sells
  'items.menu': 'Menu',
  'search.products': 'Search products or scan',
  'search.dishes': 'Search dishes or scan',
  'search.unknown': 'No products match “{words}”',
  'search.none': 'No products match “{words}”',
  'items.failed': 'Products could not be loaded',
  'items.noneTitle': 'Nothing to sell yet',
  'items.none': 'Add active products to sell them here with one tap.',
  'items.noneDishes': 'Add your dishes as active products to sell them here with one tap.',
  'items.add': 'Add products',
  'tile.left': '{count, number} left',
  'tile.out': 'Out of stock',

  'sale.title': 'Current sale',
  'sale.empty': 'Add items to start a sale',
  'line.each': '{price} each',
  // Its price changed since it was picked
  'line.repriced': '{price} each now, was {before}',
  'line.quantity': 'Quantity of {item}',
  'line.remove': 'Remove {item}',
  'line.tooFew': 'Enter 1 or more',
  'line.tooLarge': 'This is too large. Enter a smaller number.',
  'sale.nowCosts': '{item} now costs {amount}',
  'sale.recordedBefore': 'The sale was already recorded, without your latest changes. Check the order.',
  'code.label': 'Discount code',
  'sum.vat': 'VAT',
  'sum.vatIncluded': 'VAT included',
  'sum.total': 'Total',
  'sale.record': 'Record sale',
  // The keys that record it
  'sale.recordKeys': 'Ctrl Enter',

  // How it is paid. The key that leads there is shown after the word
  'payment.label': 'Payment <key>Enter</key>',
  'payment.keyHint': 'Press Enter in the empty search field to go to payment',
  'payment.method': 'Payment method',
  'payment.part': 'Amount paid now',
  'payment.left': '{amount} balance due',
  'payment.due': 'Due date',
  'collection.label': 'Collection',
  'collection.now': 'Collected',
  'collection.later': 'Collect later',

  // After a sale; {order} is its number
  'sold.title': '{order} recorded',
  'sold.total': 'Total',
  'sold.payment': 'Payment',
  'sold.paid': 'Paid',
  'sold.balance': 'Balance due',
  'sold.customer': 'Customer',
  'sold.print': 'Print receipt',
  'sold.next': 'New sale',
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
