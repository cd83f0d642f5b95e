// Orders: their list, and the page of one. What is done with one by a dialog is in order-dialogs.ts.
// For translators: docs/messages.md. "Fulfilled" is what has left the store or was collected.

/** How an order is called and what is due of it, on several screens. */
export const orderWords = {
  // In place of the number that it does not have yet
  draft: 'Draft',
  'balance.due': '{amount} due',
  'balance.refund': '{amount} refund due',
  'due.today': 'due today',
  'due.tomorrow': 'due tomorrow',
  'due.later': 'due in {days, plural, one {# day} other {# days}}',
  'due.late': '{days, plural, one {# day} other {# days}} overdue',
} as const;

/** The headers of a file of orders. */
export const orderExportColumns = {
  number: 'Order',
  placed_at: 'Date',
  customer: 'Customer',
  channel: 'Channel',
  seller: 'Seller',
  location: 'Location',
  units: 'Items',
  fulfilment: 'Fulfilment status',
  tags: 'Tags',
  note: 'Note',
  payment: 'Payment status',
  payment_type: 'Payment type',
  lines_total: 'Subtotal',
  discount_total: 'Discounts',
  shipping: 'Shipping',
  vat_total: 'VAT',
  returned_total: 'Returned',
  returned_vat: 'Returned VAT',
  total: 'Total',
  paid: 'Paid',
  refunded: 'Refunded',
  outstanding: 'Balance due',
  due_on: 'Due date',
} as const;

/** What did not fit when a sale was recorded after it had happened. */
export const orderFlags = {
  'flag.price_differs': 'Sold at a different price from the current one.',
  'flag.tax_differs': 'Taxed at a different rate from the current one.',
  'flag.product_deleted': 'A product has since been deleted.',
  'flag.product_inactive': 'A product was not active when this was recorded.',
  'flag.below_stock': 'More was sold than was in stock.',
  'flag.total_differs':
    'The receipt shows a different total from its items. The difference is in the balance due.',
  'flag.over_credit_limit': 'The customer is over their credit limit.',
  'flag.not_approved':
    'The cashier’s role did not allow a price, discount or custom item, and no supervisor approved it.',
  'flag.discount_differs': 'A discount was given that no longer applied.',
  'flag.customer_deleted': 'The customer has since been deleted.',
  'flag.staff_removed': 'The cashier was no longer on the staff.',
  'flag.location_closed': 'The register’s location has since been closed.',
  'flag.clock_differs': 'The clock of the register was wrong: the time was corrected.',
  'flag.after_close': 'This arrived after its shift was closed.',
  'flag.parked_sold_twice': 'This was parked, and another register has sold it too.',
  'flag.overpaid': 'A register took more than the balance due. The rest is to be refunded.',
} as const;

/** The lists of orders and of drafts. */
export const orderList = {
  title: 'Orders',
  new: 'New order',
  // Heard by screen readers
  pages: 'Pages of orders',
  select: 'Select {order}',
  'menu.title': 'More actions',
  'menu.export': 'Export…',
  'menu.unfinished': 'Unfinished checkouts',
  'sound.on': 'Play a sound for new orders',
  'sound.off': 'Mute the sound for new orders',

  'none.title': 'No orders yet',
  'none.text': 'Your orders appear here with their payments and fulfilment.',
  // For staff who see no money
  'none.textToFulfil': 'Orders to fulfil appear here.',
  'notFound.title': 'No orders found',
  'notFound.words': 'No orders match “{search}”. Try fewer filters or another word.',
  'notFound.filtered': 'No orders match. Try fewer filters.',
  'notFound.unfulfilled': 'All orders are fulfilled.',
  'notFound.unpaid': 'No orders have a balance due.',
  'notFound.cancelled': 'No orders were cancelled.',
  // For staff who see their own sales only
  'notFound.own.unfulfilled': 'None of your sales is unfulfilled.',
  'notFound.own.unpaid': 'None of your sales has a balance due.',
  'notFound.own.cancelled': 'None of your sales was cancelled.',
  'notFound.showAll': 'Show all orders',

  // Orders that were begun and not placed
  'drafts.caption': 'Drafts',
  'drafts.pages': 'Pages of drafts',
  'drafts.none': 'No drafts',
  'drafts.noneText': 'Start an order now and place it when the customer decides. Drafts don’t reserve stock.',

  // Tabs
  'tab.all': 'All',
  'tab.unfulfilled': 'Unfulfilled',
  'tab.unpaid': 'Balance due',
  'tab.drafts': 'Drafts',
  'tab.cancelled': 'Cancelled',

  // Headers of columns
  'column.order': 'Order',
  'column.status': 'Status',
  'column.date': 'Date',
  'column.updated': 'Updated',
  'column.customer': 'Customer',
  'column.channel': 'Channel',
  'column.seller': 'Seller',
  'column.payment': 'Payment',
  'column.fulfilment': 'Fulfilment',
  'column.items': 'Items',
  'column.total': 'Total',
  items: '{units, plural, one {# item} other {# items}}',
  noCustomer: 'No customer',
  // A badge: an order of a store in test mode
  test: 'Test',
  // A badge: a sale of a register with something that did not fit
  review: 'Review',

  // What the list is narrowed by
  'filter.search': 'Search by number, customer or product',
  // The orders behind a figure of a report
  'filter.report': 'Report',
  'filter.reportOrders': 'Selected orders',
  'filter.paymentStatus': 'Payment status',
  'filter.fulfilment': 'Fulfilment status',
  'filter.paymentType': 'Payment type',
  'filter.channel': 'Channel',
  'filter.review': 'Needs review',
  'filter.due': 'Due',
  'filter.discount': 'Discount',
  'filter.discountNamed': 'Discount: {discount}',
  'filter.tag': 'Tag',
  'filter.tagEmpty': 'Type to search tags',
  'filter.customer': 'Customer',
  'filter.customerChosen': 'Selected customer',
  'filter.customerEmpty': 'Type a name, phone number or email',
  'filter.customerNotFound': 'No customers found',
  'filter.noCustomer': 'No customer',
  'filter.noCustomerText': 'Sales without a customer',
  'filter.test': 'Test orders',
  'filter.clear': 'Clear all',

  // Heard before the way in which the list is sorted
  'sort.by': '<hidden>Sorted by</hidden> {sort}',
  'sort.-number': 'Newest first',
  'sort.number': 'Oldest first',
  'sort.-total': 'Highest total first',
  'sort.total': 'Lowest total first',
  'sort.due': 'Due date, soonest first',
  'sort.-due': 'Due date, latest first',

  'export.columns': 'Columns',
  'export.selectAll': 'Select all',
  'export.clearAll': 'Clear all',
  'export.noColumn': 'Choose at least one column',

  // What is done with the orders that are selected
  'bulk.selected': 'Selected orders',
  'bulk.fulfil': 'Fulfil items',
  'bulk.printSlips': 'Print packing slips',
  'bulk.tags': 'Tags',
  'bulk.addTags': 'Add tags…',
  'bulk.removeTags': 'Remove tags…',
  'bulkTitle.fulfil': 'Fulfil items',
  'bulkTitle.add_tags': 'Add tags',
  'bulkTitle.remove_tags': 'Remove tags',
  'bulkConfirm.fulfil': 'Fulfil {count, plural, one {# order} other {# orders}}',
  'bulkConfirm.add_tags': '{count, plural, one {Add tags to # order} other {Add tags to # orders}}',
  'bulkConfirm.remove_tags':
    '{count, plural, one {Remove tags from # order} other {Remove tags from # orders}}',
  'bulk.fulfilText': 'All unfulfilled items leave stock. Orders that are already fulfilled don’t change.',
  'bulk.tagsToAdd': 'Tags to add',
  'bulk.tagsToRemove': 'Tags to remove',
  'bulk.tagsHint': 'Press Enter after each tag.',
  'bulk.noTag': 'Enter a tag',
  // While it goes on
  'bulk.section': 'Bulk action',
  'bulkDoing.fulfil': 'Fulfilling items',
  'bulkDoing.add_tags': 'Adding tags',
  'bulkDoing.remove_tags': 'Removing tags',
  'bulk.details': 'Show details',
  'bulk.close': 'Close',
  'bulk.failures': 'Orders that could not be updated',
  // How it ended, sentence after sentence
  'bulkEnd.stopped': 'Stopped.',
  'bulkEnd.fulfilled': '{count, plural, one {# order fulfilled.} other {# orders fulfilled.}}',
  'bulkEnd.updated': '{count, plural, one {# order updated.} other {# orders updated.}}',
  'bulkEnd.alreadyFulfilled':
    '{count, plural, one {# order already fulfilled.} other {# orders already fulfilled.}}',
  'bulkEnd.alreadyUpdated':
    '{count, plural, one {# order already up to date.} other {# orders already up to date.}}',
  'bulkEnd.notFulfilled':
    '{count, plural, one {# order could not be fulfilled.} other {# orders could not be fulfilled.}}',
  'bulkEnd.notUpdated':
    '{count, plural, one {# order could not be updated.} other {# orders could not be updated.}}',
} as const;

/** The page of an order. */
export const orderPage = {
  title: 'Order',
  'title.draft': 'Draft order',
  loading: 'Loading',
  seeAll: 'See all orders',
  saved: 'Order saved',
  test: 'Test',
  // Under the title, with the customer and the total
  updated: 'Updated {moment}',
  soldBy: 'sold by {name}',

  // Buttons, and the lines of a menu
  'acts.menu': 'More actions',
  'act.place': 'Place order',
  'act.pay': 'Record payment',
  'act.refund': 'Refund',
  'act.fulfil': 'Fulfil items',
  'act.return': 'Return items',
  'act.exchange': 'Exchange items',
  'act.cancel': 'Cancel order',
  'act.cancelRest': 'Cancel remaining items',
  'act.discard': 'Delete draft',
  'act.edit': 'Edit',
  'act.stopEditing': 'Stop editing',
  'menu.place': 'Place order…',
  'menu.pay': 'Record payment…',
  'menu.refund': 'Refund…',
  'menu.fulfil': 'Fulfil items…',
  'menu.return': 'Return items…',
  'menu.exchange': 'Exchange items…',
  'menu.cancel': 'Cancel order…',
  'menu.cancelRest': 'Cancel remaining items…',
  'menu.discard': 'Delete draft…',

  // Two people change the same order
  'changed.title': 'Another staff member changed this order',
  'changed.text': 'Your edits are still here, but not saved yet.',
  'changed.review': 'Review changes',
  // Somebody else cancelled the order that is edited here; {name} is a staff member. What was typed stands below
  'cancelled.title': '{name} cancelled this order',
  'cancelled.titleUnknown': 'This order was cancelled',
  'cancelled.text': 'Your edits can’t be saved. Copy what you need, then close them.',
  'cancelled.close': 'Close edits',

  // A sale that was recorded after it had happened
  'recorded.title': 'Needs review: recorded {moment}, after the sale',
  'recorded.review': 'Mark as reviewed',

  'customer.title': 'Customer',
  'customer.none': 'No customer',

  'proofs.title': 'Proof of payment',
  // Read by screen readers; {moment} is when it was sent
  'proofs.picture': 'Picture sent {moment}',
  'delivery.title': 'Delivery',
  'delivery.ready': 'Ready for pickup since {moment}',
  'delivery.markReady': 'Ready for pickup',
  'delivery.markReady.hint': 'The customer gets an email.',
  'delivery.markReady.call': 'This order has no email. Call the customer on {phone}.',
  'delivery.markReady.noContact': 'This order has no email or phone number.',

  'facts.title': 'Order',
  'fact.payment': 'Payment',
  'fact.paymentMethod': 'Payment method',
  'fact.due': 'Due date',
  'fact.exchangeOf': 'Exchange of',
  'fact.exchangedFor': 'Exchanged for',
  'fact.channel': 'Channel',
  'fact.soldBy': 'Sold by',
  'fact.approvedBy': 'Approved by',
  'fact.register': 'Register',
  'fact.shift': 'Shift',
  'fact.seeShift': 'See shift',
  'fact.location': 'Location',
  'fact.created': 'Created',
  'fact.createdBy': '{moment} by {name}',
  'fact.placed': 'Placed',
  'fact.cancelled': 'Cancelled',

  'note.title': 'Note and tags',
  'note.none': 'No note',

  'items.title': 'Items',
  'items.caption': 'Items in this order',
  'column.item': 'Item',
  'column.quantity': 'Quantity',
  'column.unitPrice': 'Unit price',
  'column.discount': 'Discount',
  'column.amount': 'Amount',
  // What has become of the units of a line
  'line.allFulfilled': 'all fulfilled',
  'line.fulfilled': '{fulfilled, number} of {quantity, number} fulfilled',
  'line.returned': '{returned, number} returned',
  // How a line comes to its amount: units, what one costs, what is taken off
  'line.worth': '{quantity} × {price}',
  'line.worthLess': '{quantity} × {price} − {discount}',

  'sum.subtotal': 'Subtotal',
  'sum.discounts': 'Discounts',
  'sum.shipping': 'Shipping',
  'sum.vat': 'VAT {percent}%',
  'sum.vatIncluded': 'VAT {percent}% included',
  'sum.total': 'Total',
  'sum.returned': 'Returned',
  'sum.paid': 'Paid',
  'sum.refunded': 'Refunded',
  'sum.refundDue': 'Refund due',
  'sum.deposit': 'Deposit',
  'sum.depositDue': 'Deposit due now',
  'sum.balanceDue': 'Balance due',

  'payments.title': 'Payments',
  // {method} such as Cash, with what can be read of the code of a gift card: "Gift card •••• QRTW"
  'payment.payment': 'Payment · {method}',
  'payment.refund': 'Refund · {method}',
  'payment.card': '{method} {card}',
  // Cash at a till, to the smallest coin; below zero it was rounded down
  'payment.rounding': 'Rounding {amount}',
  'payment.tip': 'Tip {amount}',
  by: 'by {name}',

  'packages.title': 'Fulfilment and returns',
  'package.title': 'Package {number, number}',
  'package.fulfilled': 'Fulfilled',
  'package.track': 'Track shipment',
  // A button with a printer, on the row of one package of an order
  'package.print': 'Print packing slip of package {number, number}',
  'package.line': '{quantity, number} × {item}',
  'return.title': 'Returned',
  'return.restocked': 'Restocked',
  'return.lost': 'Lost or damaged',

  'timeline.title': 'Timeline',
  'timeline.write': 'Write a note for your team',
  'timeline.placeholder': 'Write a note',
  'timeline.add': 'Add note',
  'timeline.recorded': 'Recorded {moment}',
  'timeline.receiptTotal': 'Total on the receipt: {amount}',
  // What has happened. Who sees no money is told no {amount}
  'event.drafted': 'Draft created',
  'event.placed': 'Placed: {units, plural, one {# item} other {# items}}',
  'event.placedFor': 'Placed: {units, plural, one {# item} other {# items}}, {amount}',
  // {person} works in the store, {company} is the customer
  'event.placedByAgent': 'Placed by {person} for {company}: {units, plural, one {# item} other {# items}}',
  'event.placedByAgentFor':
    'Placed by {person} for {company}: {units, plural, one {# item} other {# items}}, {amount}',
  'event.edited': 'Edited: {units, plural, one {# item} other {# items}}',
  'event.editedTo': 'Edited: {units, plural, one {# item} other {# items}}, {amount}',
  'event.moved': 'Now fulfilled from {place}: the previous location is closed',
  'event.paid':
    '{method, select, cash {Paid {amount} in cash} card {Paid {amount} by card} bank_transfer {Paid {amount} by bank transfer} mobile_money {Paid {amount} by mobile money} store_credit {Paid {amount} with store credit} gift_card {Paid {amount} with a gift card} stripe {Paid {amount} by card (Stripe)} paystack {Paid {amount} with Paystack} exchange {Paid {amount} through an exchange} other {Paid {amount}}}',
  'event.refunded':
    '{method, select, cash {Refunded {amount} in cash} card {Refunded {amount} to card} bank_transfer {Refunded {amount} by bank transfer} mobile_money {Refunded {amount} by mobile money} store_credit {Refunded {amount} as store credit} gift_card {Refunded {amount} to a gift card} stripe {Refunded {amount} with Stripe} paystack {Refunded {amount} with Paystack} exchange {Refunded {amount} through an exchange} other {Refunded {amount}}}',
  'event.fulfilled': 'Fulfilled {units, plural, one {# item} other {# items}}',
  'event.returned': 'Returned {units, plural, one {# item} other {# items}}',
  'event.returnedWorth': 'Returned {units, plural, one {# item} other {# items}}, worth {amount}',
  'event.returnedTo': 'Returned {units, plural, one {# item} other {# items}}, to {place}',
  'event.returnedWorthTo':
    'Returned {units, plural, one {# item} other {# items}}, worth {amount}, to {place}',
  'event.cancelled': 'Cancelled',
  'event.cancelledUnits': 'Cancelled {units, plural, one {# item} other {# items}}',
  'event.cancelledWorth': 'Cancelled {units, plural, one {# item} other {# items}}, {amount}',
  // A link to the other order
  'event.exchanged': 'Exchanged: see <order>{name}</order>',
  'event.noted': 'Note',
  'event.merged': 'Customer merged with a duplicate',
  'event.reviewed': 'Reviewed',
  'event.ready': 'Ready for pickup',
  'event.proof_sent': 'Proof of payment sent',
  'event.mailed': 'Emailed',
  // A document on its way to a customer; a mail whose customer was erased has no address
  'mail.waiting':
    '{document, select, invoice {Invoice is being sent} receipt {Receipt is being sent} packing_slip {Packing slip is being sent} proforma {Proforma invoice is being sent} delivery_note {Delivery note is being sent} reminder {Reminder is being sent} other {Statement is being sent}}',
  'mail.waitingTo':
    '{document, select, invoice {Invoice is being sent to {to}} receipt {Receipt is being sent to {to}} packing_slip {Packing slip is being sent to {to}} proforma {Proforma invoice is being sent to {to}} delivery_note {Delivery note is being sent to {to}} reminder {Reminder is being sent to {to}} other {Statement is being sent to {to}}}',
  'mail.sent':
    '{document, select, invoice {Invoice emailed} receipt {Receipt emailed} packing_slip {Packing slip emailed} proforma {Proforma invoice emailed} delivery_note {Delivery note emailed} reminder {Reminder emailed} other {Statement emailed}}',
  'mail.sentTo':
    '{document, select, invoice {Invoice emailed to {to}} receipt {Receipt emailed to {to}} packing_slip {Packing slip emailed to {to}} proforma {Proforma invoice emailed to {to}} delivery_note {Delivery note emailed to {to}} reminder {Reminder emailed to {to}} other {Statement emailed to {to}}}',
  'mail.dropped':
    '{document, select, invoice {Invoice not sent: the email address was removed or the store is closed} receipt {Receipt not sent: the email address was removed or the store is closed} packing_slip {Packing slip not sent: the email address was removed or the store is closed} proforma {Proforma invoice not sent: the email address was removed or the store is closed} delivery_note {Delivery note not sent: the email address was removed or the store is closed} reminder {Reminder not sent: it was no longer needed} other {Statement not sent: the email address was removed or the store is closed}}',
} as const;

/** An order that is written by hand. */
export const orderForm = {
  'new.title': 'New order',
  'new.save': 'Save as draft',
  'new.place': 'Place order',
  'new.saved': 'Draft saved',
  'new.placed': '{order} placed',
  // An answer was lost, and the order is there after all
  'new.savedBefore': 'The order was already saved, without your latest changes. Save again to add them.',

  'items.title': 'Items',
  'items.caption': 'Items in this order',
  'items.addCustom': 'Add custom item',
  'items.none': 'Search for products or scan barcodes.',
  'items.noneCustom':
    'Search for products or scan barcodes. Add a custom item for anything not in your catalogue.',
  // {code} is what was scanned or typed
  'items.unknown': 'No product with code “{code}”',
  // Heard when an item is added or counted up
  'items.counted': '{item}: {quantity}',
  'items.repriced': '{item} now costs {amount}',
  'items.available': '{count, number} available',
  'column.item': 'Item',
  'column.quantity': 'Quantity',
  'column.unitPrice': 'Unit price',
  'column.discount': 'Discount',
  'column.amount': 'Amount',
  'column.remove': 'Remove',
  // One line: {item} is its name; a custom item has none at first
  'line.unnamed': 'the new item',
  'line.name': 'Item name',
  'line.fulfilled': '{count, number} fulfilled',
  'line.quantity': 'Quantity of {item}',
  'line.unitPrice': 'Unit price of {item}',
  'line.discount': 'Discount on {item}',
  'line.remove': 'Remove {item}',
  'discount.label': 'Order discount',
  'discount.type': 'Discount type',
  'code.label': 'Discount code',
  'shipping.label': 'Shipping',
  'totals.tooLarge': 'The total is too large. Check the quantities and prices.',

  'details.title': 'Order details',
  'channel.label': 'Sales channel',
  'channel.manual': 'Phone or message',
  'channel.in_person': 'In person',
  'location.label': 'Fulfil from',
  'location.closed': '{name} (closed)',
  'due.label': 'Due date',
  'due.hint': 'Leave empty to make it due today.',
  'note.title': 'Note and tags',
  'note.label': 'Note',
  'tags.label': 'Tags',
  'tags.placeholder': 'wholesale, gift…',
  'customer.label': 'Customer',

  // What is wrong with it
  'problem.noItems': 'Add at least one item',
  'problem.tooManyLines': 'An order can have up to {max, number} line items',
  'problem.noCustomer': 'Choose a customer',
  'problem.noDueDate': 'Enter a due date',
  'problem.noName': 'Enter an item name',
  'problem.quantity': 'Enter a whole number of 1 or more',
  'problem.fulfilled': '{count, number} already fulfilled',
  'problem.noPrice': 'Enter a price',
  'problem.lineDiscount': 'The discount can’t be more than the item total',
  'problem.percent': 'Enter a percentage up to 100, with up to 3 decimals',

  // What somebody else changed meanwhile, field by field
  'field.customer': 'Customer',
  'field.channel': 'Sales channel',
  'field.locationId': 'Fulfil from',
  'field.code': 'Discount code',
  'field.shipping': 'Shipping',
  'field.note': 'Note',
  'field.dueOn': 'Due date',
  'field.tags': 'Tags',
  'field.discount': 'Order discount',
  'lineField.title': '{item}: title',
  'lineField.quantity': '{item}: quantity',
  'lineField.unitPrice': '{item}: unit price',
  'lineField.discount': '{item}: discount',
  'lineField.fulfilled': '{item}: fulfilled',
  'lineField.returned': '{item}: returned',
  'lineValue.quantity': 'Quantity {quantity}',
  'lineValue.removed': 'Removed',
} as const;
