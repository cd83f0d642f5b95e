// Discounts: their list, the page of one, and why one does not hold for an order.
// For translators: docs/messages.md.

export const discountLabels = {
  'kind.percent': 'Percentage',
  'kind.amount': 'Amount',
  'kind.buy_get': 'Buy X, get Y',
  'target.order': 'The whole order',
  'target.products': 'Selected products',
  'target.categories': 'Selected categories',
} as const;

/** Why a discount cannot be saved so, by the reason of the rule (packages/rules/src/discounts). */
export const discountProblems = {
  discount_code_missing: 'Enter a code',
  discount_code_too_long: 'Use at most {max, number} characters',
  discount_code_characters: 'Use letters A to Z, digits and dashes',
  discount_title_missing: 'Enter a title. It is shown on receipts.',
  discount_amount_missing: 'Enter an amount above 0',
  discount_percent_missing: 'Enter a percentage such as 7.5',
  discount_percent_decimals: 'A percentage can have at most {places, number} decimals',
  discount_percent_range: 'Enter a percentage above 0, up to 100',
  discount_count_missing: 'Enter 1 or more',
  discount_too_large: 'This is too large. Enter a smaller number.',
  discount_products_missing: 'Choose at least one product',
  discount_products_too_many: 'Choose at most {max, plural, one {# product} other {# products}}',
  discount_categories_missing: 'Choose at least one category',
  discount_categories_too_many: 'Choose at most {max, plural, one {# category} other {# categories}}',
  discount_two_minimums: 'Choose a minimum amount or a minimum quantity, not both',
  discount_channels_missing: 'Choose at least one sales channel',
  discount_end_before_start: 'The end must be after the start',
} as const;

/** What the server answers when something of a discount was done, and why it cannot be. */
export const discountAnswers = {
  added: '{discount} added',
  saved: 'Discount saved',
  turnedOn: '{discount} turned on',
  turnedOff: '{discount} turned off',
  deleted: '{discount} deleted',
  ended: '{discount} ended. Orders use it, so it can’t be deleted.',
  productGone: 'One of these products no longer exists. Choose again.',
  categoryGone: 'One of these categories no longer exists. Choose again.',
  codeTaken: 'A discount with this code already exists',
} as const;

/** What a discount does, in few words. What is joined by commas is a list of conditions, each a phrase of its own. */
export const discountTexts = {
  // SPEC has no words for these. {target} is "the whole order", names of products, or "4 chosen products"
  'value.amount': '{amount} off',
  'value.amountOf': '{amount} off {target}',
  'value.percent': '{percent, number}% off',
  'value.percentOf': '{percent, number}% off {target}',
  'value.free': 'Buy {buy, number}, get {get, number} free',
  'value.freeOf': 'Buy {buy, number} of {target}, get {get, number} free',
  'value.cheaper': 'Buy {buy, number}, get {get, number} at {percent, number}% off',
  'value.cheaperOf': 'Buy {buy, number} of {target}, get {get, number} at {percent, number}% off',
  'target.order': 'the whole order',
  'target.products': '{count, plural, one {# selected product} other {# selected products}}',
  'target.categories': '{count, plural, one {# selected category} other {# selected categories}}',
  // Conditions, after a comma
  'condition.perOrder': 'at most {times, plural, one {once} other {# times}} per order',
  'condition.spend': 'minimum {amount}',
  'condition.items': 'minimum {units, plural, one {# item} other {# items}}',
  'condition.channels': 'for {channels}',
  'condition.from': 'from {start}',
  'condition.fromTo': 'from {start} to {end}',
  'condition.perCustomer': '{times, plural, one {once per customer} other {# times per customer}}',
  'condition.inTotal': '{times, plural, one {once in total} other {# times in total}}',
  // All of it, as a sentence
  sentence: '{conditions}.',
  // How often it was used, of how often it can be
  'uses.limited': '{uses, number} of {limit, number}',
  'uses.unlimited': '{uses, number}',
} as const;

/** The list of discounts. */
export const discountList = {
  new: 'New discount',
  caption: 'Discounts',
  pages: 'Pages of discounts',
  'view.all': 'All',
  'none.title': 'No discounts yet',
  'none.text': 'Offer discounts with a code, or automatically when an order qualifies.',
  'notFound.title': 'No discounts found',
  'notFound.text': 'No discounts match. Try fewer filters or another word.',
  'notFound.showAll': 'Show all discounts',
  'filter.search': 'Search by title or code',
  'filter.type': 'Type',
  'column.discount': 'Discount',
  'column.value': 'Value',
  'column.status': 'Status',
  'column.dates': 'Active dates',
  'column.channels': 'Channels',
  'column.used': 'Used',
  // What a discount is for, under its value
  'target.order': 'The whole order',
  'target.products': '{count, plural, one {# product} other {# products}}',
  'target.categories': '{count, plural, one {# category} other {# categories}}',
  // Under the title: whether there is a code to type
  automatic: 'Automatic',
  code: 'Code',
  // Its days: one without an end, and the first line of two
  'dates.from': 'From {start}',
  'dates.start': '{start} –',
  allChannels: 'All channels',
} as const;

/** The page of a discount. */
export const discountPage = {
  title: 'Discount',
  'title.new': 'New discount',
  // Under the title, for who may not change it
  automatic: 'Automatic',
  code: 'Code {code}',
  loading: 'Loading',
  seeAll: 'See all discounts',
  added: '{discount} added',
  saved: 'Discount saved',

  'acts.menu': 'More actions',
  'acts.end': 'End now…',
  'acts.delete': 'Delete…',
  'acts.turnOn': 'Turn on',
  'acts.turnOff': 'Turn off',
  'acts.turnedOn': '{discount} turned on',
  'acts.turnedOff': '{discount} turned off',
  'end.title': 'End {discount} now?',
  'end.text': 'New orders no longer get it. Past orders keep their discount.',
  'end.confirm': 'End discount',
  'delete.title': 'Delete {discount}?',
  'delete.text': 'It hasn’t been used. This can’t be undone.',
  'delete.confirm': 'Delete',
  'acts.keep': 'Keep discount',

  'summary.title': 'Summary',
  'summary.empty': 'Enter a value to see the summary.',
  'summary.used': 'Used',
  'summary.total': 'Total discounted',

  'way.title': 'Discount method',
  'way.label': 'Method',
  'way.code': 'Discount code',
  'way.automatic': 'Automatic discount',
  'code.label': 'Code',
  'code.hint': 'Letters, digits and dashes. Capitals don’t matter.',
  'title.label': 'Title',
  'title.hintCode': 'Shown on receipts. If empty, the code is shown.',
  'title.hintAutomatic': 'Shown on receipts. Each order gets the automatic discount that saves the most.',

  'value.title': 'Value',
  'value.type': 'Type',
  'amount.label': 'Amount',
  'amount.hint': 'Once per order, up to the price of the items.',
  'percent.label': 'Percentage',
  // Buy X, get Y: two numbers of items, and what comes off the second
  'buy.label': 'Items to buy',
  'get.label': 'Items to get',
  'buyGet.percent': 'Discount on these items',
  'buyGet.percentHint': '100% makes them free.',
  'perOrder.label': 'Maximum uses per order',
  'perOrder.hint': 'The cheapest items are discounted.',

  'target.title': 'Applies to',
  'products.label': 'Products',
  'products.most': 'At most {max, number} products. Choose a category for more.',
  'categories.label': 'Categories',
  'categories.search': 'Search categories',
  'categories.add': 'Add a category',
  'categories.notFound': 'No categories found',
  'categories.hint': 'Includes subcategories.',
  'chosen.none': 'Nothing selected yet',
  'chosen.remove': 'Remove {name}',
  'minimum.label': 'Minimum purchase',
  'minimum.none': 'None',
  'minimum.spend': 'Purchase amount',
  'minimum.units': 'Quantity of items',
  'minimum.amount': 'Minimum amount',
  'minimum.quantity': 'Minimum quantity',

  'dates.title': 'Active dates',
  // {zone} such as Africa/Nairobi
  'dates.zone': 'In your store’s time zone ({zone}).',
  'dates.start': 'Start date',
  'dates.startTime': 'Start time',
  'dates.startHint': 'Leave empty for the start of the day.',
  'dates.end': 'End date',
  'dates.endHint': 'Leave empty for no end date.',
  'dates.endTime': 'End time',
  'dates.endTimeHint': 'Leave empty for the end of the day.',
  'dates.missing': 'Choose a date',

  'limits.title': 'Channels and limits',
  'limits.channels': 'Sales channels',
  'limits.total': 'Total uses',
  'limits.totalHint': 'Leave empty for no limit.',
  'limits.perCustomer': 'Uses per customer',
  'limits.perCustomerHint': 'Orders with this discount then need a customer.',
} as const;
