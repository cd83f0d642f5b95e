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

/** What the pages of a store that sells to companies have in common. */
export const supplyingParts = {
  loading: 'Loading',
  'priceList.label': 'Price list',
  // In place of a price list of its own
  'priceList.group': 'From its group, or store prices',
  'priceList.search': 'Search price lists',
  'priceList.notFound': 'No price list found',
  'terms.label': 'Payment terms',
  // In place of terms of its own; {terms} such as "Net 30 days"
  'terms.default': 'Store default ({terms})',
  'terms.defaultUnknown': 'Store default',
  'deposit.label': 'Deposit',
  // Customer groups, to be ticked
  'groups.none': 'No customer groups yet. Add one under <link>Customers</link>.',
  'problem.percent': 'Enter a percentage above 0, up to 100, with at most 3 decimals',
  'problem.deposit': 'Enter 0 to 100, with at most 3 decimals',
  'problem.amount': 'Enter an amount above 0, or leave empty',
} as const;

/** The companies: their list, how one is added, and what was agreed with one. */
export const companyPages = {
  'list.caption': 'Companies',
  'list.add': 'Add company',
  'list.search': 'Search by name, email or phone',
  'list.pages': 'Pages of companies',
  'empty.title': 'No companies yet',
  'empty.text':
    'Companies buy at their own prices and pay by the terms that you agree on. Add a customer, or approve a request.',
  'none.title': 'No companies found',
  'none.text': 'No company matches. Try another word.',

  'column.name': 'Company',
  'column.priceList': 'Price list',
  'column.terms': 'Payment terms',
  'column.credit': 'Credit used',
  'column.outstanding': 'Outstanding',
  'column.status': 'Status',
  'status.active': 'Active',
  'status.paused': 'Paused',
  // In place of a price list of its own
  'priceList.group': 'Of its group',
  'priceList.store': 'Store prices',

  // How much of its limit a company owes
  'credit.of': '{used} of {limit}',
  'credit.none': 'No limit',
  'credit.over': 'Over the limit',
  'credit.left': '{amount} left',

  'add.title': 'Add company',
  'add.customer': 'Customer',
  'add.customerMissing': 'Choose a customer, or add one',
  'add.done': '{name} added',

  'page.title': 'Company',
  'page.all': 'See all companies',
  'page.saved': 'Company saved',
  // {day} such as 3 May 2026
  'page.since': 'Company since {day}',
  'agreement.title': 'Agreement',
  'agreement.status': 'Status',
  'agreement.status.hint': 'A paused company sees no prices and cannot order.',
  'agreement.deposit.hint':
    'Share of each order that is due at once. Leave empty for the store default, 0 for none.',
  'tax.title': 'Tax',
  'tax.exempt': 'Tax exempt',
  'tax.exempt.hint': 'Orders of this company bear no VAT.',
  'tax.number': 'Tax number',
  'tax.number.hint': 'Printed on its invoices.',
  'account.title': 'Account',
  'account.outstanding': 'Outstanding',
  'account.credit': 'Credit limit',
  'account.group': 'Group',
  'account.noGroup': 'None',
  'account.orders': 'Orders',
  // The store on this platform that the company buys with
  'account.store': 'Buys with',
  'account.email': 'Email',
  'account.phone': 'Phone',
  'link.quote': 'New quote',
  'link.customer': 'Customer record',
  'link.orders': 'Orders',
  'link.unpaid': 'Unpaid orders',
} as const;

/** The stores that ask to buy. */
export const accessRequestPages = {
  'list.caption': 'Access requests',
  'list.pages': 'Pages of requests',
  'view.pending': 'Pending',
  'view.approved': 'Approved',
  'view.declined': 'Declined',
  'empty.title.pending': 'No pending requests',
  'empty.text.pending':
    'Stores that ask to buy from you appear here, and businesses that ask in your shop. Stores find you once you are listed.',
  'empty.title.approved': 'No approved requests',
  'empty.text.approved': 'Requests that you approve appear here.',
  'empty.title.declined': 'No declined requests',
  'empty.text.declined': 'Requests that you decline appear here, with the reason.',
  'empty.settings': 'Wholesale settings',
  'column.company': 'Company',
  'column.person': 'Requested by',
  'column.contact': 'Contact',
  'column.asked': 'Requested',
  'column.decided': 'Decided',
  // The dialog of one; {name} is a company
  'request.title': 'Request from {name}',
  'request.store': 'Store',
  // In its place, for a business that has asked in the shop
  'request.noStore': 'No store, asked in your shop',
  'request.email': 'Email',
  'request.phone': 'Phone',
  'request.taxNumber': 'Tax number',
  'request.reason': 'Reason',
  'request.close': 'Close',
  'request.decline': 'Decline…',
  'request.approve': 'Approve…',
  'approve.title': 'Approve {name}',
  'approve.customer': 'Customer record',
  'approve.customer.new': 'New customer',
  'approve.customer.existing': 'Existing customer',
  'approve.customerMissing': 'Choose a customer',
  'approve.limit': 'Credit limit',
  // Below the limit, by whose it is: of a new customer, of an existing one
  'approve.credit.new': 'Leave empty for no limit.',
  'approve.credit.existing': 'Leave empty to keep the customer’s limit.',
  'approve.confirm': 'Approve',
  'approve.done': '{name} can buy from you now',
  'decline.title': 'Decline {name}',
  'decline.reason': 'Reason',
  'decline.reason.hint': 'They read it.',
  'decline.confirm': 'Decline',
  'decline.done': 'Request from {name} declined',
} as const;

/** Prices for companies: the lists, and what one says of each variant. */
export const priceListPages = {
  'list.caption': 'Price lists',
  'list.add': 'New price list',
  'list.search': 'Search price lists',
  'list.pages': 'Pages of price lists',
  'empty.title': 'No price lists yet',
  'empty.text': 'A price list gives companies a percentage off, or prices of their own by quantity.',
  'none.title': 'No price lists found',
  'none.text': 'No price list matches. Try another word.',
  'column.name': 'Price list',
  'column.percentOff': 'Off store prices',
  'column.groups': 'Groups',
  'column.companies': 'Companies',
  'column.prices': 'Own prices',
  // {percent} such as 9.975
  percent: '{percent, number}%',

  'new.title': 'New price list',
  'new.confirm': 'Create price list',
  'new.done': '{name} created',
  'field.name': 'Name',
  'field.name.example': 'Distributors',
  'field.percentOff': 'Percentage off store prices',
  'field.percentOff.hint': 'For products without a price of their own in this list.',
  'field.groups': 'Groups that buy by it',
  'field.groups.hint': 'A group buys by one list: ticking it here takes it from another.',
  'problem.name': 'Enter a name',

  'page.title': 'Price list',
  'page.all': 'See all price lists',
  'page.saved': 'Price list saved',
  'page.menu': 'More actions',
  'page.details': 'Details',
  'menu.import': 'Import prices',
  'menu.export': 'Export prices',
  'menu.exportAll': 'Export all items',
  'delete.open': 'Delete…',
  'delete.title': 'Delete {name}?',
  'delete.text': 'Companies that buy by it buy at store prices from then on. Orders keep their prices.',
  'delete.confirm': 'Delete',
  'delete.done': '{name} deleted',

  'prices.title': 'Prices',
  'prices.caption': 'Prices in this list',
  'prices.search': 'Search by title, SKU or barcode',
  'prices.onlyListed': 'Only with own prices',
  'prices.pages': 'Pages of prices',
  'prices.none.title': 'No products found',
  'prices.none.text': 'No product matches. Show all of them, or try another word.',
  'prices.empty': 'Add products first. Their prices for companies are set here.',
  'prices.column.item': 'Product',
  'prices.column.retail': 'Store price',
  'prices.column.wholesale': 'Wholesale price',
  'prices.column.actions': 'Actions',
  // What one unit costs from a quantity on; {minimum} units
  'prices.from': '{amount} from {minimum, number}',
  // No price of its own: the percentage comes off, or the price of the store holds
  'prices.byPercent': 'by percentage',
  'prices.byStore': 'store price',
  'prices.edit': 'Edit prices of {item}',

  'breaks.title': 'Prices of {item}',
  'breaks.retail': 'Store price: {amount}',
  'breaks.hint': 'One price for any quantity, or lower ones from larger quantities.',
  'breaks.none': 'This product has no price of its own in this list.',
  'breaks.caption': 'Prices by quantity',
  'breaks.from': 'From quantity',
  'breaks.price': 'Unit price',
  // The fields and the cross of a row, counted from 1
  'breaks.fromOf': 'From quantity, row {row, number}',
  'breaks.priceOf': 'Unit price, row {row, number}',
  // Under a price; {minimum} is a smaller quantity
  'breaks.dearer': 'Higher than the price from {minimum, number}',
  'breaks.remove': 'Remove row {row, number}',
  'breaks.add': 'Add quantity break',
  'breaks.most': 'A product can have up to {max, number} prices in a list.',
  'breaks.save': 'Save prices',
  'breaks.saved': 'Prices of {item} saved',
  'problem.minimum': 'Enter a whole number of 1 or more',
  'problem.minimumTwice': 'This quantity stands twice',
  'problem.price': 'Enter a price',
} as const;

/** The products as companies are offered them. */
export const offeredProductPages = {
  'list.caption': 'Wholesale catalogue',
  'list.search': 'Search by title',
  'list.pages': 'Pages of products',
  // Which products are offered, as the settings say
  'offers.all':
    'Every active product is offered unless you turn it off here. <link>Change this in settings.</link>',
  'offers.chosen':
    'Only the products that you turn on here are offered. <link>Change this in settings.</link>',
  'empty.title': 'No products yet',
  'empty.text': 'Products that you add to the store can be offered to companies here.',
  'empty.add': 'Add product',
  'none.title': 'No products found',
  'none.text': 'No product matches. Try another word.',
  'column.product': 'Product',
  'column.price': 'Store price',
  'column.minimum': 'Minimum',
  'column.step': 'Multiple of',
  'column.case': 'Case',
  'column.groups': 'Offered to',
  'column.offered': 'Offered',
  'column.actions': 'Actions',
  'groups.all': 'All companies',
  'groups.some': '{count, plural, one {# group} other {# groups}}',
  // The switch of a row, and the button beside it
  'offer.switch': 'Offer {product}',
  'offer.on': '{product} is offered to companies',
  'offer.off': '{product} is no longer offered',
  'offer.edit': 'Edit offer of {product}',
  // A product that is not sold at all now
  'status.draft': 'Draft',
  'status.archived': 'Archived',
  'edit.title': 'Offer of {product}',
  'edit.offered': 'Offered to companies',
  'edit.minimum': 'Minimum quantity',
  'edit.step': 'Sold in multiples of',
  'edit.case': 'Units per case',
  'edit.groups': 'Groups that see it',
  'edit.groups.hint': 'Tick none for all companies.',
  'edit.save': 'Save offer',
  'edit.saved': 'Offer of {product} saved',
  'problem.count': 'Enter a whole number of 1 or more',
  'problem.case': 'Enter a whole number of 2 or more, or leave empty',
} as const;

/** How the store sells to companies. */
export const wholesaleSettingsPage = {
  saved: 'Wholesale settings saved',
  'listing.title': 'Listing',
  'listing.listed': 'List this store among suppliers',
  'listing.listed.hint': 'Other stores find it and ask to buy. You approve each of them.',
  'listing.introduction': 'Introduction',
  'listing.introduction.hint': 'Stores read it before they ask to buy.',
  'offers.title': 'Products on offer',
  'offers.all': 'All active products',
  'offers.text.all': 'New products are offered at once. Turn single ones off in the catalogue.',
  'offers.chosen': 'Chosen products',
  'offers.text.chosen': 'Nothing is offered until you turn it on in the catalogue.',
  'minimums.title': 'Minimum order',
  'minimums.hint': 'Before VAT. Leave empty for no minimum.',
  'minimums.first': 'First order of a company',
  'minimums.first.hint': 'Leave empty for the same as every order.',
  'minimums.each': 'Every order',
  'terms.title': 'Payment',
  'terms.hint': 'For companies without terms of their own.',
  'terms.deposit.hint': 'Share of each order that is due at once. Leave empty for none.',
  'notifications.title': 'Notifications',
  'notifications.orders': 'Email me new orders',
  'notifications.orders.hint':
    'Orders that companies place. Those that your staff place for them are left out.',
} as const;
