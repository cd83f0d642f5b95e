// Home: how a store stands, and its set-up.

/** The cards of home. */
export const homePage = {
  failed: 'Your overview could not be loaded',
  loading: 'Loading',

  // Which store this is
  'head.live': 'Live Mode',
  'head.test': 'Test Mode',
  // Before the address of the store, for screen readers
  'head.address': 'Web address: ',
  'head.copy': 'Copy address',

  'paused.badge': 'Paused',
  'paused.text': 'Your online store is paused. <link>Open it</link>',

  // Until there is a sale
  'firstSale.title': 'No sales yet',
  'firstSale.action': 'Record a sale',
  'firstSale.text':
    'After your first sale, your sales, unfulfilled orders and outstanding balances appear here.',

  'lowStock.title': 'Low stock',
  'lowStock.out': '{count, number} out of stock',
  'lowStock.low': '{count, number} low in stock',
  'lowStock.both': '{out, number} out of stock, {low, number} low in stock',
  'lowStock.reorder': 'Reorder',
  'lowStock.reorderAll': 'Reorder ({count, number})',
  // {product} is its title, {variant} such as Red, L
  'lowStock.variant': '{product}, {variant}',
  'lowStock.isOut': 'Out of stock',
  'lowStock.left': '{count, number} left',

  'month.title': 'Last 30 days',
  // {register} is its name
  'month.at': 'Last 30 days · {register}',
  'month.report': 'Report',
  // What the line shows; {day} is such as 22 Nov, {amount} is money
  'month.label': 'Net sales of the last 30 days; the best day was {day} with {amount}',
  'month.today': 'Today',
  'month.best': 'Best day: <link>{day}</link>, {amount}',

  'web.title': 'Web store, last 30 days',
  'web.visits': 'Visits',
  'web.carts': 'Carts',
  'web.orders': 'Orders',
  'web.counted': 'Only visitors who agreed are counted as visits.',

  'newest.title': 'Newest orders',
  'newest.all': 'All orders',
  'newest.order': 'Order',
  'newest.date': 'Date',
  'newest.customer': 'Customer',
  'newest.noCustomer': 'No customer',
  'newest.status': 'Status',
  'newest.total': 'Total',

  'outstanding.title': 'Outstanding balances',
  // The name of the report that this leads to
  'outstanding.report': 'Receivables',
  'outstanding.none': 'No outstanding balances',
  // One part of a bar, for screen readers: {age} such as 1-30 days, {amount} is money
  'outstanding.part': '{age}: {amount}',

  // Before the figures of a store in test mode
  'test.badge': 'Test orders',
  'test.text': 'These figures count test orders only. They start from zero in Live Mode.',

  'toDo.title': 'To do',
  'toDo.newOrder': 'New order',
  'toDo.done': 'All orders are fulfilled and paid',
  // Each with its number in bold: 3 orders to fulfil
  'toDo.unfulfilled':
    '{count, plural, one {<strong>#</strong>order to fulfil} other {<strong>#</strong>orders to fulfil}}',
  'toDo.overdue': '<strong>{count, number}</strong>overdue',
  'toDo.unpaid':
    '{count, plural, one {<strong>#</strong>unpaid order} other {<strong>#</strong>unpaid orders}}',
  'toDo.flagged':
    '{count, plural, one {<strong>#</strong>order needs review} other {<strong>#</strong>orders need review}}',
  'toDo.tillAttention':
    '{count, plural, one {<strong>#</strong>register entry needs attention} other {<strong>#</strong>register entries need attention}}',
  'toDo.payments':
    '{count, plural, one {<strong>#</strong>online payment needs attention} other {<strong>#</strong>online payments need attention}}',
  'toDo.drafts': '{count, plural, one {<strong>#</strong>draft} other {<strong>#</strong>drafts}}',

  'today.title': 'Today’s sales',
  'today.report': 'Sales by day',
  'today.orders': '{count, plural, one {# order} other {# orders}}',
  // After a percentage such as +12%; {weekday} such as Monday, {amount} is money
  'today.against': 'All of last {weekday}: {amount}, {count, plural, one {# order} other {# orders}}',
  'today.chart': 'Net sales, this week against last week',
  'today.thisWeek': 'This week',
  'today.lastWeek': 'Last week',
  // Of the figures of a chart
  'today.withoutVat': 'excluding VAT',

  // What was decided when the store was set up
  'facts.title': 'About this store',
  'facts.channels': 'Sales channels',
  'facts.currency': 'Currency',
  'facts.vat': 'VAT',
  'facts.more': 'Store settings',
  'facts.online': 'Online',
  // {kind} such as Retail Point of Sale
  'facts.inPerson': 'In person ({kind})',
  'facts.both': 'Online, In person ({kind})',
  'facts.none': 'None yet',
  'facts.vatNone': 'Not charged',
  'facts.vatUnset': 'Not set yet',
  'facts.vatIncluded': '{percent}%, included in prices',
  'facts.vatAdded': '{percent}%, added to prices',

  // The first figures of a store
  'figures.label': 'Key figures',
  'figures.products': 'Products',
  'figures.staff': 'Staff',
  'figures.open_invites': 'Pending invites',
  'figures.active_modules': 'Active modules',
  // After a number in large: 4 of 10
  'figures.of': ' of {all, number}',

  'guide.title': 'Set up your store',
  'guide.finished': 'Your store is set up',
  'guide.allDone': 'All steps are done.',
  'guide.progress': '{handled, number} of {total, number} done',
  'guide.hide': 'Hide',
  'guide.show': 'Show the set-up guide',
  'guide.label': 'Set-up guide',
  // Said to screen readers; {step} is its title
  'guide.skippedStep': '{step}: skipped',
  'guide.reopenedStep': '{step}: reopened',
  // After the title of a step, for screen readers
  'guide.done': ' (done)',
  'guide.skipped': 'Skipped',
  'guide.reopen': 'Reopen',
  'guide.skip': 'Skip',
  // In place of Skip, where a step is decided rather than skipped
  'guide.skip.invite_colleague': 'I work alone',
  'guide.skip.review_modules': 'Keep as they are',

  // The steps
  'step.verify_email': 'Verify your email',
  'about.verify_email': 'Keeps your account secure.',
  'step.choose_look': 'Choose a look',
  'about.choose_look': 'Choose one of four looks for your store.',
  'step.add_product': 'Add your first product',
  'about.add_product': 'Enter its title, price and quantity, and add a picture.',
  'step.add_logo': 'Add your logo',
  'about.add_logo': 'Shown on receipts and invoices, and in My Stores.',
  'step.business_details': 'Complete your business details',
  'about.business_details': 'Email, phone and address, so that customers can reach you.',
  'step.set_vat': 'Set your VAT',
  'about.set_vat': 'Choose whether you charge VAT, and at what rate.',
  'step.invite_colleague': 'Invite your staff',
  'about.invite_colleague': 'Each staff member gets their own login and role.',
  'step.review_modules': 'Review your modules',
  'about.review_modules': 'Turn on what your store needs.',
  'step.go_live': 'Go live',
  'about.go_live': 'Leave test mode when you are ready for real purchases.',
} as const;
