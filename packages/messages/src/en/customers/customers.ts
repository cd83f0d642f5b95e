// Customers: the list, a customer, merging, groups, receivables.
// For translators: docs/messages.md.

/** The list of customers. */
export const customerList = {
  'list.title': 'Customers',
  'list.receivables': 'Receivables',
  'list.groups': 'Groups',
  'list.add': 'Add customer',
  'list.import': 'Import customers',
  'list.pages': 'Pages of customers',

  // Nothing there at all; nothing found
  'empty.title': 'No customers yet',
  'empty.text': 'Keep your customers’ contact details, addresses and balances in one place.',
  'none.title': 'No customers found',
  'none.all': 'Show all customers',
  'none.unpaid': 'No customers have an outstanding balance.',
  'none.text': 'No customers match. Try fewer filters or another word.',
  'menu.label': 'More actions',
  'menu.export': 'Export…',

  // What the file has
  'export.rows': 'One row per customer, and one more for each further address.',
  'export.rowsWithSales':
    'One row per customer, and one more for each further address, with outstanding balance, total spent and credit limit.',

  // Filters and order
  'filter.search': 'Search by name, phone or email',
  'filter.group': 'Group',
  'filter.unknown': 'Unknown',
  'filter.noGroups': 'No groups found',
  'filter.unpaid': 'Outstanding balance',

  // What is hidden is heard only
  'sort.by': '<hidden>Sorted by </hidden>{order}',
  'sort.name': 'Name, A to Z',
  'sort.-name': 'Name, Z to A',
  'sort.-outstanding': 'Outstanding, highest first',
  'sort.outstanding': 'Outstanding, lowest first',
  'sort.-spent': 'Total spent, highest first',
  'sort.spent': 'Total spent, lowest first',
  'sort.-last_order': 'Last order, newest first',
  'sort.last_order': 'Last order, oldest first',
  'sort.-created': 'Newest first',
  'sort.created': 'Oldest first',

  // Column headers
  'column.name': 'Name',
  'column.contact': 'Contact',
  'column.outstanding': 'Outstanding',
  'column.spent': 'Total spent',
  'column.orders': 'Orders',
  'column.lastOrder': 'Last order',

  // Heard after an amount
  'outstanding.over': '(over the credit limit)',
} as const;

/** A customer: what they owe and bought, payments, statements, store credit. */
export const customerPage = {
  'page.title': 'Customer',
  'page.all': 'See all customers',
  'page.loading': 'Loading',
  'page.edit': 'Edit',
  'page.added': 'Added {day}',
  'page.addedSaved': 'Added {day} · last saved by {person}',

  // What counts, in a row
  'tile.outstanding': 'Outstanding',
  'tile.overdue': 'Overdue',
  'tile.spent': 'Total spent',
  'tile.orders': 'Orders',

  // The last orders
  'orders.title': 'Orders',
  'orders.all': 'View all orders',
  'orders.none': 'No orders yet',
  'orders.order': 'Order',
  'orders.date': 'Date',
  'orders.payment': 'Payment',
  'orders.fulfilment': 'Fulfilment',
  'orders.total': 'Total',

  // How to reach them
  'contact.title': 'Contact',
  'contact.none': 'No phone or email',
  'contact.group': 'Group: {group}',
  'contact.address': 'Address',
  'contact.addressNumber': 'Address {number, number}',
  'contact.default': 'Default',
  'contact.notes': 'Notes',

  // A customer who buys wholesale, as a company
  'company.title': 'Wholesale company',
  'company.paused': 'Paused',
  'company.open': 'View company',

  // What is owed
  'balance.title': 'Balance',
  'balance.orders': 'View unpaid orders',
  'balance.over': 'Over the credit limit',
  'balance.limit': 'Credit limit',
  'balance.noLimit': 'No limit',
  'balance.lastOrder': 'Last order',
  'balance.noOrder': 'None yet',

  // A customer who was erased
  'erased.title': 'Erased on {day}',
  'erased.text': 'Name, contact details, addresses and notes are deleted. The orders stay on record.',

  // The menu, and erasing
  'menu.label': 'More actions',
  'menu.merge': 'Merge with another customer…',
  'menu.erase': 'Erase customer…',
  'erase.balance': '{name} has {amount} outstanding',
  'erase.close': 'Close',
  'erase.settle': 'Settle or cancel the unpaid orders first, then erase this customer.',
  'erase.title': 'Erase {name}?',
  'erase.confirm': 'Erase customer',
  'erase.done': 'Customer erased',
  'erase.text': 'Their name, phone, email, addresses and notes are deleted. This can’t be undone.',
  'erase.orders': 'Their orders stay on record without the name.',

  // Store credit: the card, and the form that adds or deducts some
  'credit.title': 'Store credit',
  'credit.adjust': 'Adjust credit…',
  'credit.available': 'Available',
  'credit.loading': 'Loading',
  'credit.none': 'No store credit yet. Add credit for a return or as a goodwill gesture.',
  'credit.activity': 'Store credit activity',
  'credit.pages': 'Pages of store credit activity',
  'credit.by': 'by {person}',
  'credit.of': 'Store credit of {name}',
  'credit.action': 'Action',
  'credit.add': 'Add',
  'credit.addConfirm': 'Add credit',
  'credit.deduct': 'Deduct',
  'credit.amount': 'Amount',
  'credit.balance': 'Available: {amount}',
  'credit.reason': 'Reason',
  'credit.reason.hint': 'Your team sees this in the store credit activity.',
  'credit.added': 'Store credit added',
  'credit.deducted': 'Store credit deducted',
  'credit.amountMissing': 'Enter an amount above 0',
  'credit.most': 'At most {amount}',
  'credit.reasonMissing': 'Enter a reason',

  // One payment for several orders
  'payment.record': 'Record payment',
  'payment.title': 'Record payment from {name}',
  'payment.done': 'Payment recorded',
  'payment.amount': 'Amount',
  'payment.due': 'Balance due: {amount}',
  'payment.method': 'Payment method',
  'payment.reference': 'Reference',
  'payment.day': 'Date of payment',
  'payment.amountMissing': 'Enter an amount above 0',
  'payment.most': 'The balance due is {amount}',
  'payment.cardMissing': 'Enter the gift card code',

  // What each order gets of it: "#1003 due 2 May", and "12.00 of 20.00"
  'payment.allocation': 'Allocation',
  'payment.orderDue': '<b>{order}</b> <quiet>due {day}</quiet>',
  'payment.orderSold': '<b>{order}</b> <quiet>sold {day}</quiet>',
  'payment.partOf': '{part} <quiet>of {whole}</quiet>',
  'payment.enter': 'Enter an amount to see which orders it pays.',
  'payment.more': 'This is more than the balance due of {amount}',
  'payment.mostOrders': 'One payment settles up to {count, number} orders, the oldest due first.',

  // Statement
  'statement.open': 'Statement…',
  'statement.title': 'Statement for {name}',
  'statement.text': 'Orders, payments, refunds and returns, with opening and closing balance.',
  'statement.from': 'From',
  'statement.to': 'To',
  'statement.send': 'Send…',
  'statement.download': 'Download',
  'statement.print': 'Print',
  'statement.datesMissing': 'Choose both dates',
  'statement.backwards': 'The end date can’t be before the start date',
  'statement.mailTitle': 'Send the statement to {name}',
  'statement.mailSend': 'Send statement',
  'statement.mailHint': 'Sent from your store as a PDF. Replies go to your store’s email.',
} as const;

/** Two records of one customer become one. */
export const customerMerge = {
  'alike.label': 'Possible duplicates',
  'alike.title': 'Possible duplicates:',
  'alike.merge': 'Merge with {name}…',
  'merge.title': 'Merge with another customer',
  'merge.cancel': 'Cancel',

  // {name}: who stays
  'merge.text':
    'Combine two records of the same customer. {name} stays, with everything from the other record.',
  'merge.other': 'Customer to merge',
  'merge.change': 'Change',
  'merge.all': 'See all customers',
  'merge.loading': 'Loading',
  'merge.confirm': 'Merge customers',
  'merge.done': 'Customers merged',

  // Over each of the two: who stays, who goes; a button swaps them
  'merge.keep': 'Keep',
  'merge.merge': 'Merge',
  'merge.swap': 'Swap',
  'merge.final': '<b>This can’t be undone.</b> Links to {other} open {name}.',
  'field.addresses': 'Addresses',
  'merge.both': 'Kept from both',
  'person.added': 'Added {day}',
  'person.orders': '{count, plural, one {# order} other {# orders}}',
  'person.outstanding': '{amount} outstanding',

  // What two records can differ in
  'field.name': 'Name',
  'field.phone': 'Phone',
  'field.email': 'Email',
  'field.group_id': 'Group',
  'field.credit_limit': 'Credit limit',
  'field.notes': 'Notes',

  // What goes over from one to the other
  'moves.nothing':
    '{other} has no orders, outstanding balance or store credit. Only their details move to {name}.',
  'moves.orders': '{orders, plural, one {# order moves} other {# orders move}} to {name}.',
  'moves.balance': '{balance} outstanding moves to {name}.',
  'moves.credit': '{credit} store credit moves to {name}.',
  'moves.ordersBalance':
    '{orders, plural, one {# order} other {# orders}} and {balance} outstanding move to {name}.',
  'moves.ordersCredit':
    '{orders, plural, one {# order} other {# orders}} and {credit} store credit move to {name}.',
  'moves.balanceCredit': '{balance} outstanding and {credit} store credit move to {name}.',
  'moves.all':
    '{orders, plural, one {# order} other {# orders}}, {balance} outstanding and {credit} store credit move to {name}.',
} as const;

/** The form of a customer: contact, addresses, group, credit limit, notes. */
export const customerForm = {
  'new.title': 'New customer',
  'new.added': '{name} added',
  'edit.title': 'Edit customer',
  'edit.cancel': 'Cancel',
  'edit.save': 'Save',
  'edit.saved': 'Customer saved',
  'discard.title': 'Discard unsaved changes?',
  'discard.confirm': 'Discard',
  'discard.cancel': 'Keep editing',
  'discard.text': 'Your changes to this customer will be lost.',
  'contact.title': 'Contact',
  'contact.name': 'Name',
  'contact.phone': 'Phone',
  'contact.email': 'Email',
  'contact.language': 'Language',
  'contact.language.store': 'Same as the store',

  // Addresses; the first is the default
  'addresses.title': 'Addresses',
  'addresses.add': 'Add address',
  'addresses.none': 'No addresses yet',
  'addresses.default': 'Default',
  'addresses.number': 'Address {number, number}',
  'addresses.actions': 'Actions for {address}',
  'addresses.edit': 'Edit…',
  'addresses.setDefault': 'Set as default',
  'addresses.remove': 'Remove',
  'address.edit': 'Edit address',
  'address.apply': 'Apply',

  // What an address is called, and an example
  'address.label': 'Label',
  'address.label.example': 'Shop',
  'address.recipient': 'Recipient',
  'address.line1': 'Street address or directions',
  'address.line2': 'Address line 2',
  'address.city': 'City',
  'address.postalCode': 'Postal code',
  'address.region': 'State or region',
  'address.phone': 'Phone',
  'credit.title': 'Credit',
  'credit.limit': 'Credit limit',
  'credit.limit.hint': 'The highest outstanding balance you allow. Leave empty for no limit.',
  'notes.title': 'Notes',
  'notes.hint': 'Only your team sees these.',
  'group.title': 'Group',
  'group.none': 'No group',
  'group.add': 'Add a new group…',

  // What is wrong; {example} is an amount
  'problem.amount': 'Enter an amount such as {example}',
} as const;

/** Groups of customers. */
export const customerGroups = {
  'form.rename': 'Rename {name}',
  'form.new': 'New group',
  'form.save': 'Save',
  'form.add': 'Add group',
  'form.name': 'Name',
  'list.title': 'Customer groups',
  'list.close': 'Close',
  'list.loading': 'Loading',
  'empty.title': 'No groups yet',
  'empty.text': 'Use groups such as “Schools” or “Regulars” to organise and filter customers.',
  'list.customers': '{count, plural, one {# customer} other {# customers}}',
  'list.actions': 'Actions for {name}',
  'list.rename': 'Rename…',
  'list.delete': 'Delete…',
  'delete.title': 'Delete {name}?',
  'delete.confirm': 'Delete group',
  'delete.text': 'Its customers are kept, without a group.',
} as const;

/** Who owes the store, since when, and how much. */
export const receivablesPage = {
  'list.title': 'Receivables',
  'list.hint': 'Outstanding customer balances by age.',
  'list.pages': 'Pages of receivables',
  'list.loading': 'Loading',
  'empty.title': 'No outstanding balances',
  'empty.text': 'Customers who buy on credit or in part payments appear here until they have paid.',

  // All of it on a day
  'whole.on': '<b>{amount}</b> <quiet>on {day}</quiet>',
  'whole.unnamed':
    'Another {amount} is outstanding on sales without a customer. <link>View unpaid orders</link>',

  // Column headers; those of the ages are between
  'column.customer': 'Customer',
  'column.outstanding': 'Outstanding',
  'column.view': '{name} has {amount} outstanding: view orders',
} as const;

/** A field where a customer is chosen, or added at once. */
export const customerPicker = {
  'search.label': 'Customer',
  'search.hint': 'Name, phone or email',
  'search.list': 'Customers',
  'search.none': 'No customers found',
  'search.add': 'Add new customer “{words}”',
  'picked.outstanding': 'Outstanding {amount}',
  'picked.remove': 'Remove {name}',

  // A new one in the place of the search
  'new.title': 'New customer',
  'new.name': 'Name',
  'new.phone': 'Phone',
  'new.email': 'Email',
  'new.cancel': 'Cancel',
  'new.add': 'Add customer',
  'new.unfinished': 'Add the customer, or cancel',
} as const;

/** What the server answers about customers, their groups and their files. */
export const customerAnswers = {
  'credit.forbidden': 'Your role in this store can’t set credit limits',
  added: '{name} added',
  saved: 'Customer saved',
  erased: 'Customer erased. Their orders are kept.',

  // In place of the name, where a customer was erased, or became one with another
  'erased.name': 'Erased customer',
  'merged.name': 'Merged customer',
  'merge.same': 'Choose a different customer',
  'merge.addresses': 'Together they have more than {max, number} addresses. Remove some first.',
  merged: 'Customers merged',

  // Groups
  'group.added': '{name} added',
  'group.saved': 'Group saved',
  'group.deleted': '{name} deleted. Its customers are kept.',
  'group.gone': 'This group no longer exists',

  // Files of customers
  'import.nothing': 'The file has no customers below its headers',
  'import.tooManyRows':
    'More than {rows, number} rows belong to one customer. A customer can have up to {max, number} addresses.',
  'import.checking': 'Checking the file. Nothing is imported yet.',
  'import.started': 'Import started',
  'import.undoing': 'Undoing the import',
  'import.groups':
    'Group: with this file the store would have more than {max, number} groups. It has {count, number} now.',
  'import.groupLimit': 'Group: this store has reached its limit of groups',
  'import.foreignId': 'No customer with this ID: a new customer is added',
} as const;
