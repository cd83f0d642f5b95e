// Buying from suppliers on the platform: finding them, their shop, the cart, purchases and what is owed.
// For translators: docs/messages.md.

/** The suppliers that sell to businesses, and the question to be let in. */
export const supplierFinder = {
  'page.hint': 'Stores that sell to businesses. Those you buy from come first.',
  'list.search': 'Search suppliers',
  'list.pages': 'Pages of suppliers',
  'list.loading': 'Loading',
  'empty.title': 'No suppliers yet',
  'empty.text': 'Stores that sell to businesses appear here once they choose to be found.',
  'none.title': 'No suppliers found',
  'none.text': 'Try another word.',
  'none.all': 'Show all suppliers',

  // A badge: what the supplier has agreed to
  'relation.active': 'Approved',
  'relation.pending': 'Requested',
  'relation.declined': 'Declined',
  'relation.paused': 'Paused',
  'relation.none': 'Not asked yet',
  // {reason} in the words of the supplier
  'declined.reason': 'Their reason: {reason}',
  'hint.pending': 'The supplier has not answered yet.',
  'hint.paused': 'The supplier has paused your orders. What you ordered before stays.',
  'hint.none': 'Ask for access to see prices and to order.',
  'shop.open': 'Buy',
  // For screen readers; {name} of a supplier
  'shop.openOf': 'Buy from {name}',
  'ask.open': 'Ask for access',
  'ask.openOf': 'Ask {name} for access',
  'ask.again': 'Ask again',

  // The dialog; {name} of a supplier
  'ask.title': 'Ask {name} for access',
  'ask.hint': 'The supplier sees who you are and decides which prices and terms you get.',
  'ask.company': 'Company name',
  'ask.email': 'Email',
  'ask.phone': 'Phone',
  'ask.taxNumber': 'Tax number',
  'ask.message': 'Message',
  'ask.message.example': 'What you sell, and how much you expect to order',
  'ask.send': 'Send request',
  'ask.sent': 'Request sent to {name}',
  'problem.company': 'Enter the name of your company',
  'problem.email': 'Enter an email address such as name@example.com',
} as const;

/** The shop of a supplier: what it offers, and at which terms. */
export const supplierShop = {
  'page.title': 'Supplier',
  'page.all': 'See all suppliers',
  'page.loading': 'Loading',
  'terms.title': 'Your terms',
  'terms.payment': 'Payment',
  'terms.deposit': 'Deposit',
  // {percent} such as 20%
  'terms.depositOf': '{percent} of each order',
  'terms.minimum': 'Minimum order',
  'terms.minimumFirst': 'Minimum for the first order',
  // {amount} is the least that an order must come to
  'terms.beforeVat': '{amount} before VAT',
  'terms.credit': 'Credit left',
  // {left} and {limit} are amounts
  'terms.creditOf': '{left} of {limit}',
  'terms.noLimit': 'No limit',
  'terms.vat': 'VAT',
  // {percent} such as 16%
  'terms.vatOnTop': '{percent} on top',
  'terms.exempt': 'Exempt',
  'terms.noVat': 'Not charged',

  // What the store owed the supplier, bought there and paid; {name} is the supplier
  'statement.open': 'Statement',
  'statement.title': 'Statement from {name}',
  'statement.text': 'Your orders, payments and returns at this supplier, with the balance due.',

  'products.title': 'Products',
  'products.search': 'Search products',
  category: 'Category',
  'category.all': 'All categories',
  'category.search': 'Search categories',
  'category.notFound': 'No categories found',
  'products.more': 'Show more products',
  'products.loading': 'Loading',
  'products.empty.title': 'No products yet',
  'products.empty.text': 'This supplier offers you nothing at the moment.',
  'products.none.title': 'No products found',
  'products.none.text': 'Try another word, or a SKU.',
  'products.all': 'Show all products',

  // Of one unit; {price} is an amount
  'product.each': '{price} each',
  'product.from': 'From {price} each',
  'product.minimum': 'Minimum {count, number}',
  'product.step': 'In multiples of {count, number}',
  'product.case': '{count, number} in a case',
  'product.available': '{count, number} available',
  'product.soldOut': 'Out of stock',
  'product.variants': '{count, plural, one {# variant} other {# variants}}',
  'product.inCart': '{count, number} in the cart',
  'product.unavailable': 'Not available',
  // A small table: from how many units which price; {name} of a product
  'breaks.of': 'Volume prices of {name}',
  'breaks.quantity': 'Quantity',
  'breaks.price': 'Price each',
  'breaks.from': '{count, number} or more',
  'product.add': 'Add to cart',
  'product.addOf': 'Add {name} to the cart',
  'product.addCase': 'Add a case',
  'product.addCaseOf': 'Add a case of {name}',
  'product.choose': 'Choose variants',
  'product.chooseOf': 'Choose variants of {name}',

  // SPEC section 5: to the letter
  'refused.variant_unavailable': 'Product Variants selected is not available',
  'refused.quantity_unavailable': 'Selected Quantity not available',
  'refused.full': 'A cart can have up to {max, number} lines',

  // Many codes at once
  'quick.open': 'Quick order',
  'quick.title': 'Quick order',
  'quick.label': 'SKU and quantity, one a line',
  'quick.hint':
    'For example BAG-01 24. A tab, comma or semicolon may stand between. Without a quantity one is added.',
  'quick.file': 'Choose a CSV file',
  'quick.fileFailed': 'This file could not be read.',
  'quick.add': 'Add to cart',
  'quick.close': 'Close',
  'quick.cancel': 'Cancel',
  'quick.added': '{count, plural, one {# line is in the cart} other {# lines are in the cart}}',
  'quick.someLeft':
    '{count, plural, one {# line is in the cart.} other {# lines are in the cart.}} Check the others:',
  'quick.allLeft': 'None of these lines could be added:',
  'quick.line': 'Line {row, number}: {problem}',
  'quick.more': '{count, plural, one {and # more} other {and # more}}',
  'quick.unknown': 'nothing is offered under “{code}”',
  'quick.choose': '“{code}” has variants: use the SKU of one of them',
  'quick.noQuantity': '“{text}” is not a whole number of 1 or more',
  // {text} such as 1,500 between commas: one number, or two
  'quick.unclearQuantity': '“{text}” can be read in two ways: write the quantity without commas',
  'quick.tooLong': 'the code is too long',
  'quick.most': 'A quick order can have up to {max, number} lines',
} as const;

/** The cart at a supplier, and placing the order. */
export const supplierCart = {
  title: 'Cart',
  // On the button that opens it
  open: '{count, plural, one {Cart: # line} other {Cart: # lines}}',
  loading: 'Loading',
  empty: 'Your cart is empty. Add products, or paste a list with Quick order.',
  lines: 'Lines of the cart',
  onDeviceOnly: 'Saved on this device. It follows you to others once the connection is back.',
  changed:
    '{count, plural, one {The price of # line has changed since it was put in the cart.} other {The prices of # lines have changed since they were put in the cart.}}',
  dropped:
    '{count, plural, one {# line is no longer offered and is not in the cart.} other {# lines are no longer offered and are not in the cart.}}',

  // The controls of a line; {item} is a product with its variant
  'line.quantity': 'Quantity of {item}',
  'line.more': 'One more of {item}',
  'line.less': 'One less of {item}',
  'line.addCase': 'Add a case',
  'line.addCaseOf': 'Add a case of {item}',
  'line.remove': 'Remove {item}',
  'line.each': '{price} each',
  'line.next': '{count, number} more for {price} each',
  'line.was': 'Was {price} each',

  // What is wrong with a line, and the press that puts it right
  'problem.below_minimum': 'The minimum is {minimum, number}.',
  'problem.not_a_multiple': 'Sold in multiples of {step, number}.',
  'problem.short': '{available, plural, =0 {Out of stock.} other {Only # available.}}',
  'problem.inactive': 'This variant is not available.',
  'problem.gone': 'No longer offered.',
  'fix.take': 'Order {count, number}',
  'fix.takeOf': 'Order {count, number} of {item}',
  'fix.remove': 'Remove',

  subtotal: 'Subtotal',
  vat: 'VAT',
  vatExempt: 'VAT (exempt)',
  total: 'Total',
  deposit: 'Deposit asked for at once',
  missing: '{amount} more to reach the minimum of {minimum}',
  'credit.warning': 'This order leaves {left} of your credit limit of {limit}.',
  'credit.over': 'This order goes {amount} over your credit limit of {limit}.',
  'credit.hint': 'Order less, or pay the supplier what is due.',
  'lines.unorderable': '{count, plural, one {# line cannot be ordered.} other {# lines cannot be ordered.}}',
  'lines.wrong':
    '{count, plural, one {# line needs another quantity.} other {# lines need another quantity.}}',

  // Placing the order
  continue: 'Continue to order',
  'order.title': 'Order from {name}',
  'order.reference': 'Reference',
  'order.reference.hint': 'Your PO number, for example. The supplier sees it.',
  'order.note': 'Note for the supplier',
  'order.to': 'Deliver to',
  'order.to.place': 'Deliver to: {place}',
  'order.to.noAddress':
    '{place} has no address. Add one under Inventory, so that the supplier knows where to deliver.',
  'order.terms': 'Payment',
  'order.place': 'Place order for {total}',
  'order.back': 'Back to the cart',
  'order.placed': 'Order {number} placed',
  'order.changed.title': 'The total has changed',
  'order.changed': 'It was {before} and is now {after}. Place the order again if you agree.',
  'order.refused': 'The order was not placed',
} as const;

/** What is ordered from a supplier again and again. */
export const shoppingListPages = {
  open: 'Shopping lists',
  title: 'Shopping lists',
  hint: 'Save your cart under a name, and add it to the cart again whenever you restock.',
  loading: 'Loading',
  'save.name': 'Name of the list',
  'save.example': 'Weekly restock',
  'save.open': 'Save cart as list',
  'save.done': '{name} saved',
  'save.emptyCart': 'Your cart is empty. Add products to save them as a list.',
  'problem.name': 'Enter a name',
  'list.items': '{count, plural, one {# product} other {# products}}',
  'list.use': 'Add to cart',
  // For screen readers; {name} of a list
  'list.useOf': 'Add {name} to the cart',
  'list.menu': 'More for {name}',
  'list.replace': 'Replace with cart',
  'list.replaced': '{name} updated',
  'list.delete': 'Delete',
  'list.deleted': '{name} deleted',
  'list.deleteTitle': 'Delete {name}?',
  'list.deleteText': 'Orders and your cart stay as they are.',
  'empty.title': 'No shopping lists yet',
} as const;

/** What the store has ordered from suppliers on the platform. */
export const supplierPurchases = {
  'page.title': 'Purchases',
  'page.hint': 'Your orders with suppliers on the platform.',
  'page.suppliers': 'Find suppliers',
  'list.pages': 'Pages of purchases',
  // Where the supplier owes the store
  'list.refundDue': '{amount} refund due',
  'view.all': 'All',
  'view.unpaid': 'Unpaid',
  'filter.supplier': 'Supplier',
  'filter.none': 'No suppliers found',
  'filter.loading': 'Loading…',
  'filter.one': 'One supplier',
  'column.order': 'Order',
  'column.supplier': 'Supplier',
  'column.date': 'Date',
  'column.status': 'Status',
  'column.total': 'Total',
  'column.balance': 'Balance due',
  'column.due': 'Due date',
  'empty.title': 'No purchases yet',
  'empty.text': 'What you order from suppliers appears here.',
  'none.title': 'No purchases found',
  'none.text': 'No order fits these filters.',
  'none.all': 'Show all purchases',

  'one.title': 'Purchase',
  'one.all': 'See all purchases',
  'one.loading': 'Loading',
  // Under the number of the order
  'one.placed': '{supplier} · ordered {day}',
  'one.test': 'Test',
  'one.receiveCount': 'Receive {count, plural, one {# unit} other {# units}} into stock',
  'one.received': 'Received into stock',
  'one.sendBackCount': 'Take {count, plural, one {# returned item} other {# returned items}} out of stock',
  'one.sentBack': 'Returned items taken out of stock',
  'one.again': 'Order again',
  'one.purchaseOrder': 'Purchase order',
  'one.shop': 'Go to the supplier',
  'lines.title': 'Items',
  'lines.item': 'Item',
  'lines.ordered': 'Ordered',
  'lines.fulfilled': 'Fulfilled',
  'lines.received': 'Received',
  'lines.returned': '{count, plural, one {# returned} other {# returned}}',
  'lines.price': 'Unit price',
  'lines.total': 'Total',
  'sums.title': 'Amount',
  'sums.lines': 'Subtotal',
  'sums.discount': 'Discount',
  'sums.shipping': 'Shipping',
  'sums.vat': 'VAT',
  'sums.total': 'Total',
  'sums.returned': 'Returned',
  'sums.paid': 'Paid',
  'sums.refunded': 'Refunded',
  'sums.balance': 'Balance due',
  'sums.refundDue': 'Refund due',
  'sums.deposit': 'Deposit',
  'sums.depositDue': 'Deposit due now',
  'sums.due': 'Due {day}',
  'payments.title': 'Payments',
  'payments.none': 'The supplier has recorded no payment yet.',
  'payments.payment': 'Payment',
  'payments.refund': 'Refund',
  'deliveries.title': 'Deliveries',
  'deliveries.none': 'Nothing has been sent yet.',
  'deliveries.units': '{count, plural, one {# unit} other {# units}}',
  'deliveries.track': 'Track {number}',
  'details.title': 'Details',
  'details.reference': 'Reference',
  'details.note': 'Note',
  'again.left':
    '{count, plural, one {# item is no longer offered and was left out.} other {# items are no longer offered and were left out.}}',
  'again.done': 'The items are in your cart',
} as const;

/** What the store owes suppliers, by how long it has been due, and what they are to give back. */
export const supplierPayables = {
  'page.title': 'Payables',
  'page.hint': 'What you owe suppliers on the platform, in the currency of each.',
  'column.supplier': 'Supplier',
  'column.outstanding': 'Outstanding',
  // For screen readers; a link to the unpaid purchases
  'column.view': '{amount} owed to {name}: see its unpaid purchases',
  'column.refundDue': 'Refund due',
  // For screen readers; a link to the purchases
  'column.viewRefund': '{amount} to be refunded by {name}: see its purchases',
  'supplier.orders': '{count, plural, one {# unpaid purchase} other {# unpaid purchases}}',
  // {day} is a date
  'supplier.nextDue': 'Next due {day}',
  'empty.title': 'Nothing to pay',
  'empty.text': 'What you order on credit appears here until it is paid.',
} as const;
