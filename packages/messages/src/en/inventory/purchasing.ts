// Purchase orders, receiving, reordering, suppliers.
// For translators: docs/messages.md.

/** A purchase order: the form, what can be done with it, what came of it, and as it is printed. */
export const purchaseOrderEditor = {
  // What comes on top of the items; {number} counts the costs from 1
  'costs.title': 'Extra costs',
  'costs.hint': 'Spread across the items to give their landed cost.',
  'costs.kind.freight': 'Freight',
  'costs.kind.duty': 'Duty',
  'costs.kind.other': 'Other',
  'costs.kindOf': 'Type of cost {number, number}',
  'costs.noteOf': 'Note for cost {number, number}',
  'costs.note.example': 'Carrier, invoice…',
  'costs.amountOf': 'Amount of cost {number, number}',
  'costs.remove': 'Remove cost {number, number}',
  'costs.add': 'Add freight, duty or another cost',

  // By what the costs are spread
  'costs.by': 'Spread across items',
  'costs.by.value': 'By value',
  'costs.by.quantity': 'By quantity',
  'costs.by.weight': 'By weight',
  'costs.subtotal': 'Subtotal',
  'costs.total': 'Total',
  'costs.unknown':
    '{count, plural, one {One item has} other {# items have}} no unit cost yet. Add it when the bill arrives: stock already received is revalued.',

  // Where to and when
  'delivery.title': 'Delivery',
  'delivery.to': 'Deliver to',
  'delivery.closed': '{name} (closed)',
  'delivery.expected': 'Expected date',
  'delivery.reference': 'Reference',
  'delivery.reference.hint': 'The supplier’s quote or invoice.',
  'delivery.note': 'Note',
  'delivery.note.hint': 'Printed on the order.',

  // {number} such as PO-0001
  'new.title': 'New purchase order',
  'new.saved': '{number} saved as a draft',
  'page.title': 'Purchase order',
  'page.all': 'See all purchase orders',
  'page.loading': 'Loading',
  'page.saved': 'Purchase order saved',
  'page.created': '{supplier} · created {day} by {person}',
  'supplier.title': 'Supplier',
  'supplier.add': 'Add supplier…',

  // What is wrong with the form; {count} units
  'problem.supplier': 'Choose a supplier',
  'problem.lines': 'Add at least one item',
  'problem.quantity': 'Enter a whole number of 1 or more',
  'problem.received': '{count, number} already received',
  'problem.amount': 'Enter an amount',

  // The items of the order
  'lines.title': 'Items',
  'lines.caption': 'Items on this order',
  'lines.most': 'A purchase order can have up to {max, number} items',
  'lines.unknownCode': 'No product with code “{code}”',
  'lines.unknown': 'No product found for “{words}”',
  'lines.paste': 'Paste a list…',

  // Heard after an item was added: "Rice, 5 kg: 3"
  'lines.counted': '{item}: {count}',
  'lines.empty': 'Search for products, scan barcodes, or paste a list of codes and quantities.',
  'lines.none': 'No items on this order.',

  // Column headers; the last is heard only
  'column.item': 'Item',
  'column.supplierCode': 'Supplier code',
  'column.ordered': 'Ordered',
  'column.received': 'Received',
  'column.returned': 'Returned',
  'column.unitCost': 'Unit cost',
  'column.landedCost': 'Landed cost',
  'column.remove': 'Remove',

  // The fields of a line; {item} a product with its variant
  'line.supplierCode': 'Supplier code for {item}',
  'line.quantity': 'Quantity of {item}',
  'line.unitCost': 'Unit cost of {item}',
  'line.remove': 'Remove {item}',

  // Beside an item that can be added
  'picker.available': '{count} available',
  'picker.incoming': '{count} incoming',

  // A list that is pasted
  'paste.title': 'Paste a list',
  'paste.add': 'Add to order',
  'paste.close': 'Close',
  'paste.cancel': 'Cancel',
  'paste.someLeft': '{count, plural, one {# line} other {# lines}} added. These could not be added:',
  'paste.allLeft': 'These lines could not be added',

  // {problem} is a whole sentence
  'paste.line': 'Line {row, number}: {problem}',
  'paste.more': 'and {count, number} more',
  'paste.label': 'SKU or barcode and quantity, one per line',
  'paste.hint': 'You can paste two columns from a spreadsheet.',
  'paste.tooLong': 'This code is too long',
  'paste.noQuantity': '“{text}” isn’t a valid quantity',

  // What can be done with the order as a whole; {number} such as PO-0001
  'acts.label': 'More actions',
  'acts.print': 'Print',
  'acts.mail': 'Email to supplier…',
  'acts.return': 'Return items…',
  'acts.close': 'Close as incomplete…',
  'acts.cancel': 'Cancel order…',
  'acts.receive': 'Receive items',
  'place.title': 'Mark {number} as ordered?',
  'place.text':
    '{count, plural, one {# unit from {supplier} counts} other {# units from {supplier} count}} as incoming. Print the order or send it to the supplier.',
  'place.confirm': 'Mark as ordered',
  'place.done': '{number} marked as ordered',
  'close.title': 'Close {number} as incomplete?',
  'close.text':
    '{count, plural, one {# unit is} other {# units are}} no longer expected. Extra costs are spread across the items received.',
  'close.confirm': 'Close as incomplete',
  'close.done': '{number} closed',
  'cancel.title': 'Cancel {number}?',
  'cancel.text': 'Its items are no longer expected. The order stays on record.',
  'cancel.confirm': 'Cancel order',
  'cancel.keep': 'Keep order',
  'cancel.done': '{number} cancelled',
  'acts.dismiss': 'Cancel',
  'mail.title': 'Email {number} to {supplier}',
  'mail.send': 'Send purchase order',
  'mail.hint': 'Lists the items in your store’s name. Replies go to your store’s email.',

  // What came, and when
  'receipts.title': 'Received',
  'receipts.reversed': 'Reversed',
  'receipts.at': '{count, plural, one {# unit} other {# units}} at {location}',
  'receipts.reversedBy': 'reversed {time} by {person}',
  'receipts.reverse': 'Reverse…',
  'receipts.unknownCost': 'Cost unknown',
  'reverse.title': 'Reverse received items?',
  'reverse.confirm': 'Reverse received items',
  'reverse.text':
    'This removes {count, plural, one {# unit} other {# units}} from {location} and restores the previous costs. The entry stays on record.',
  'reverse.done': 'Received items reversed',

  // Items that go back to the supplier
  'return.title': 'Return items to {supplier}',
  'return.caption': 'Items to return',
  'return.item': 'Item',
  'return.quantity': 'Quantity',
  'return.quantityOf': 'Quantity of {item} to return',
  'return.upTo': 'Up to {max, number}',
  'return.most': 'Only {max, number} can be returned',
  'return.none': 'Return at least 1 unit',
  'return.from': 'Return from',
  'return.note': 'Note',
  'return.note.hint': 'Shown in the stock history.',
  'return.confirm': '{count, plural, =0 {Return items} one {Return # unit} other {Return # units}}',
  'return.done': '{count, plural, one {# unit} other {# units}} returned to {supplier}',

  // On paper, for the supplier
  'print.deliverTo': 'Deliver to: {location}',
  'print.title': 'Purchase order {number}',
  'print.reference': 'Reference: {reference}',
  'print.expected': 'Expected on {day}',
  'print.to': 'To: {supplier}',
  'print.item': 'Item',
  'print.supplierCode': 'Supplier code',
  'print.sku': 'SKU',
  'print.quantity': 'Quantity',
  'print.unitCost': 'Unit cost',
  'print.amount': 'Amount',
  'print.subtotal': 'Subtotal: {amount}',
} as const;

/** The list of purchase orders. */
export const purchaseOrderList = {
  // Views above the list
  'view.all': 'All',
  'view.open': 'Incoming',
  'list.title': 'Purchase orders',
  'list.add': 'New purchase order',
  'list.search': 'Search by number, supplier or reference',
  'list.pages': 'Pages of purchase orders',

  // Nothing there at all; nothing found
  'empty.title': 'No purchase orders yet',
  'empty.text': 'Order stock from suppliers, receive it as it arrives, and track what each unit costs.',
  'none.title': 'No purchase orders found',
  'none.text': 'No purchase orders match. Try fewer filters or another word.',
  'none.all': 'Show all purchase orders',

  // Column headers
  'column.order': 'Order',
  'column.supplier': 'Supplier',
  'column.status': 'Status',
  'column.received': 'Received',
  'column.expected': 'Expected',
  'column.created': 'Created',
  'column.total': 'Total',

  // What was expected before today
  'expected.late': 'Late',

  // Units: "3 of 12"
  'received.of': '{received} of {ordered}',
} as const;

/** Counting in what has come of a purchase order. */
export const receivingPage = {
  // {number} such as PO-0001
  'page.title': 'Receive items',
  'page.order': 'Receive {number}',
  'page.way': 'From {supplier}, to {location}',
  'nothing.title': 'Nothing to receive',
  'nothing.draft': 'This order is a draft. Mark it as ordered first.',
  'nothing.done': 'All items on this order were received, or the order was closed.',
  'nothing.view': 'View order',

  // The form
  'form.title': 'Receive items',
  'form.all': 'Receive all',
  'scan.label': 'Scan or type a code',
  'scan.hint': 'Scan or type a code, then Enter',
  'scan.unknown': 'No item on this order with code “{code}”',

  // Heard after a scan: "Rice, 5 kg: 3"
  'scan.counted': '{item}: {count}',
  'form.caption': 'Items on this order',
  'column.item': 'Item',
  'column.expected': 'Expected',
  'column.receive': 'Receive now',
  'column.status': 'Status',
  'form.note': 'Note',
  'form.note.example': 'Delivery note, driver, damage…',
  'form.nothing': 'Receive at least 1 unit',
  'form.submit': '{count, plural, =0 {Receive} one {Receive # unit} other {Receive # units}}',
  'form.done': '{count, plural, one {# unit} other {# units}} received',

  // More came than was ordered
  'more.title': 'Receive more than ordered?',
  'more.confirm': 'Receive anyway',
  'more.cancel': 'Check again',
  'more.text': '{count, plural, one {# unit} other {# units}} more than this order expects.',
  'more.line': '{item}: {count, number} received, {expected, number} expected',

  // A line: "3 of 12 received"
  'line.received': '{received} of {ordered} received',
  'line.quantity': 'Quantity of {item} to receive',

  // How the line is then; {count} units
  'line.over': '{count, number} over',
  'line.complete': 'Complete',
  'line.left': '{count, number} left',
  'line.done': 'Received',
} as const;

/** What is low, with what to order of it. */
export const reorderPage = {
  'view.all': 'All',
  'view.out': 'Out of stock',
  'view.low': 'Low stock',
  'list.search': 'Search by title, SKU or barcode',
  'list.pages': 'Pages of low stock',
  'empty.title': 'No low stock',
  'empty.text':
    'Set a reorder point on your products. Items that fall to it appear here with how much to order.',
  'none.title': 'No low stock found',
  'none.text': 'No products match. Try fewer filters or another word.',

  // The bar below the list; {number} such as PO-0001
  'bar.label': 'Reorder',
  'bar.lines': '{count, plural, one {# item} other {# items}}',
  'bar.linesFrom':
    '{count, plural, one {# item} other {# items}} from {suppliers, plural, one {# supplier} other {# suppliers}}',
  'bar.clear': 'Clear',
  'bar.create': '{suppliers, plural, one {Create purchase order} other {Create purchase orders}}',
  'bar.missing': 'Choose a supplier and a quantity for every selected item',
  'bar.saved': '{number} saved as a draft',
  'bar.savedMany': '{count, plural, one {# purchase order} other {# purchase orders}} saved as drafts',

  // A switch
  'mails.label': 'Email me about low stock in the morning',
  'mails.hint':
    'At most one email a day, with items that newly run low. Each staff member chooses for themselves.',
  'list.loading': 'Loading',

  // The table: what it lists, column headers
  'list.title': 'Low stock',
  'list.selectAll': 'Select all that need ordering on this page',
  'column.product': 'Product',
  'column.available': 'Available',
  'column.reorderPoint': 'Reorder point',
  'column.incoming': 'Incoming',
  'column.sold': 'Sold in 30 days',

  // How many to order
  'column.order': 'Order',
  'column.supplier': 'Supplier',

  // A line; {item} a product with its variant
  'line.select': 'Order {item}',
  'line.out': 'Out of stock',
  'line.low': 'Low stock',
  'line.quantity': 'Quantity of {item} to order',
  'line.supplier': 'Supplier of {item}',
  'problem.supplier': 'Choose a supplier',
  'problem.quantity': 'Enter a whole number of 1 or more',
  'problem.too_large': 'This is too large. Enter a smaller number.',
} as const;

/** The list of suppliers, and the form of one. */
export const supplierPages = {
  'view.active': 'Active',
  'view.archived': 'Archived',
  'list.title': 'Suppliers',
  'list.add': 'Add supplier',
  'list.search': 'Search by name or contact',
  'list.pages': 'Pages of suppliers',
  'empty.title': 'No suppliers yet',
  'empty.text': 'Add the suppliers you order from, with their contact details and lead time.',
  'none.title': 'No suppliers found',
  'none.archived': 'Suppliers you archive appear here with their orders.',
  'none.text': 'No suppliers match. Try another word.',

  // Column headers
  'column.name': 'Name',
  'column.phone': 'Phone',
  'column.email': 'Email',
  'column.leadTime': 'Lead time',
  'column.incoming': 'Incoming',
  'column.actions': 'Actions',
  'lead.days': '{count, plural, one {# day} other {# days}}',

  // Orders from which items may still come
  'incoming.orders': '{count, plural, one {# order} other {# orders}}',
  'archive.done': '{name} archived',
  'archive.undone': '{name} unarchived',
  'menu.label': 'Actions for {name}',
  'menu.edit': 'Edit…',
  'menu.archive': 'Archive',
  'menu.unarchive': 'Unarchive',

  // The form of a supplier
  'form.add': 'Add supplier',
  'form.save': 'Save',
  'form.saved': 'Supplier saved',
  'form.added': '{name} added',
  'form.name': 'Name',
  'form.contact': 'Contact',
  'form.phone': 'Phone',
  'form.email': 'Email',

  // From the order to the items
  'form.leadTime': 'Lead time',
  'form.days': 'days',
  'form.address': 'Address',
  'form.notes': 'Notes',
} as const;

/** Fields and filters where a supplier is chosen. */
export const supplierPickers = {
  'filter.supplier': 'Supplier',

  // While the name of the chosen one is not known yet
  'filter.one': 'One supplier',
  'list.loading': 'Loading…',
  'list.none': 'No suppliers found',
  'list.search': 'Search suppliers',
  'list.choose': 'Choose a supplier',
} as const;

/** Why a rule refuses a purchase order, by the reason that it answers (packages/rules/src/stock/purchase-order). */
export const purchaseOrderProblems = {
  order_too_large: 'This order is too large. Split it into several orders.',
} as const;

/** What the server answers about purchase orders and suppliers. */
export const purchasingAnswers = {
  'list.newest': 'The list is sorted by newest first',

  // {number} such as PO-0001
  'order.drafted': '{number} saved as a draft',
  'order.saved': 'Purchase order saved',
  'order.placed': '{number} marked as ordered',
  'order.closed': '{number} closed',
  'order.cancelled': '{number} cancelled',
  'order.sent': 'Purchase order sent',
  'receipt.done': 'Items received',
  'receipt.reversed': 'Received items reversed',
  'order.draftedMany':
    '{count, plural, one {# purchase order saved as a draft} other {# purchase orders saved as drafts}}',
  'lines.missing': 'Add at least one item',
  'costs.lineKept': 'Your role in this store can’t remove a line that has a cost',
  'costs.forbidden': 'Your role in this store can’t set costs',
  'lines.twice': 'This item is listed twice. Change its quantity instead.',
  'lines.received': 'You can’t order less than was received. Reverse the received items first.',
  'lines.tooLarge': 'This is too large. Enter a smaller number.',
  'receipt.tooEarly': 'This is before the purchase order was placed. Enter a later time.',
  'receipt.reversedBefore': 'These received items were already reversed',
  'receipt.returnedSince': 'Some of these items were returned to the supplier, so they can’t be reversed',

  // A note in the stock history
  'receipt.reversedNote': 'Received items reversed',
  'return.stockNote': 'Returned to supplier',
  'return.done': 'Items returned to supplier',
  'return.most':
    '{count, plural, =0 {None of this can be returned} other {Only {count, number} can be returned}}',
  'list.latestLow': 'The list is sorted by most recently low',
  'mails.on': 'Low stock emails turned on',
  'mails.off': 'Low stock emails turned off',
  'list.byName': 'Suppliers are sorted by name',
  'supplier.added': '{name} added',
  'supplier.saved': 'Supplier saved',
} as const;

/** The mail of a purchase order, to the supplier. */
export const purchaseOrderMail = {
  // {number} such as PO-0001; {store} the name of the store
  subject: 'Purchase order {number} from {store}',
  title: 'Purchase order from {store} to {supplier}:',

  // Beside a line
  each: '{amount} each',
  subtotal: 'Subtotal',

  // {location} with its address
  deliverTo: 'Deliver to: {location}',
  expected: 'Expected on {day}',
  reference: 'Reference: {reference}',
} as const;

/** The mail about what has newly run low. */
export const lowStockMail = {
  subject: '{count, plural, one {# item is} other {# items are}} low on stock at {store}',
  title: 'Newly low on stock at {store}:',

  // A line for each item, the last for those that are not named
  'line.out': '{item}: out of stock',
  'line.left': '{item}: {count, number} left',
  'line.more': 'and {count, number} more',
  button: 'View low stock',
  why: 'You get this email at most once a day. You can turn it off on that page.',
} as const;
