// Stores: what they sell and where, their parts that can be turned on, and how a store is made.

/** The ten modules (SPEC section 3). */
export const moduleLabels = {
  'title.module_appointment': 'Appointments',
  'description.module_appointment': 'Let customers book a time with you and your staff.',
  'title.module_expenses': 'Expenses',
  'description.module_expenses': 'Record expenses and see what is left.',
  'title.module_food_menu': 'Food Menu',
  'description.module_food_menu': 'Arrange dishes into menus with sides and extras.',
  'title.module_inventory': 'Inventory Management',
  'description.module_inventory': 'Track stock by location, and reorder before you run out.',
  'title.module_marketing': 'Marketing',
  'description.module_marketing': 'Bring customers back with offers, coupons and campaigns.',
  'title.module_marketplace': 'Market Place',
  'description.module_marketplace': 'Show your products to buyers beyond your own store.',
  'title.module_messaging': 'Messaging',
  'description.module_messaging': 'Answer customers and send them news from one inbox.',
  'title.module_online': 'Online Checkout',
  'description.module_online': 'Take orders and payments on your own web store.',
  'title.module_pos': 'Point of Sales',
  'description.module_pos': 'Sell over the counter with registers, shifts and receipts.',
  'title.module_wholesale': 'Wholesales (B2B)',
  'description.module_wholesale': 'Sell to other businesses, and buy from suppliers, at wholesale prices.',
} as const;

/** What a store sells (CONTRACT, product types). */
export const productTypeLabels = {
  'title.fashion': 'Fashion',
  'description.fashion': 'Clothes, shoes, bags and jewellery.',
  'title.electronics': 'Electronics',
  'description.electronics': 'Phones, computers, appliances and accessories.',
  'title.groceries': 'Groceries',
  'description.groceries': 'Fresh produce, packaged food and household goods.',
  'title.food_and_drinks': 'Food and drinks',
  'description.food_and_drinks': 'Meals, drinks and baked goods made to order.',
  'title.health_and_beauty': 'Health and beauty',
  'description.health_and_beauty': 'Cosmetics, hair, skin care and wellness.',
  'title.home_and_living': 'Home and living',
  'description.home_and_living': 'Furniture, kitchenware, textiles and decoration.',
  'title.books_and_stationery': 'Books and stationery',
  'description.books_and_stationery': 'Books, school and office supplies.',
  'title.services': 'Services',
  'description.services': 'Work you do for customers, by the hour or by the job.',
  'title.digital_goods': 'Digital goods',
  'description.digital_goods': 'Files, courses, tickets and codes that need no delivery.',
  'title.wholesale_distribution': 'Wholesale distribution',
  'description.wholesale_distribution': 'Products in bulk for other businesses, with price lists.',
  'title.franchise': 'Franchise',
  'description.franchise': 'One brand sold by several owners and locations.',
  // SPEC section 2: on a type that the account's plan does not have; {type} is its title
  'enterprise.badge': 'Enterprise Plan',
  'enterprise.only': '{type} is only available to Enterprise plan users',
} as const;

/** The in-person selling that a store does (SPEC section 2). */
export const storeModuleLabels = {
  'title.general_store': 'Retail Point of Sale',
  'description.general_store': 'For shops, stalls and counters.',
  'title.restaurant': 'Restaurant Point of Sale',
  'description.restaurant': 'For restaurants and bars.',
} as const;

/** What a buyer would still miss in a store that wants to go live: a line while it is missing, and one once it is there. */
export const readinessLines = {
  'missing.product': 'Add a product with a price and stock, so customers have something to buy.',
  'present.product': 'You have a product with a price and stock.',
  'missing.business_email': 'Add a business email, so customers can reach you.',
  'present.business_email': 'Customers can reach you by email.',
  'missing.payment': 'Add a payment method, so customers can pay you.',
  'present.payment': 'Customers can pay you online.',
  'missing.delivery': 'Say where you deliver or where customers collect, so they know what it costs.',
  'present.delivery': 'Customers know how their order reaches them.',
  'missing.theme': 'Choose a look for your shop.',
  'present.theme': 'Your shop has a look.',
  'missing.policies': 'Add pages for refunds, privacy and terms, so customers know what applies.',
  'present.policies': 'Customers can read your policies.',
} as const;

/** Parts of forms and pages about a store. */
export const storeParts = {
  // SPEC section 2: where a store sells
  'channel.online': 'Online Store',
  'channel.online.hint': 'Sell on your own website.',
  'channel.inPerson': 'In Person',
  'channel.inPerson.hint': 'Sell at a counter, a table or a market.',
  // A choice between a retail and a restaurant point of sale
  'channel.kind': 'Point of sale type',

  'subDomain.label': 'Sub domain',
  'subDomain.checking': 'Checking availability…',
  'subDomain.hint': 'Customers find your storefront here. It’s free.',

  // On the card of a module without screens so far
  'module.soon': 'Coming soon',
  // {module} is its title, such as Inventory
  'module.ask': 'Ask a manager or admin to turn on {module}',
  'module.turnOn': 'Turn on {module}',

  'readiness.title': 'Before you go live',
  'readiness.all': 'Your store is ready to go live.',
  // In place of the title once the store is live and something is missing
  'readiness.live': 'Complete your store setup',
  // Before a line, for screen readers: {line} is such as Add a business email
  'readiness.done': 'Done: ',
  'readiness.missing': 'Missing: ',
  'readiness.fix.product': 'Add product',
  'readiness.fix.business_email': 'Add email',
  'readiness.fix.payment': 'Set up payments',
  'readiness.fix.delivery': 'Set up delivery',
  'readiness.fix.theme': 'Choose a look',
  'readiness.fix.policies': 'Add pages',
} as const;

/** What the server answers about stores, their pictures, taxes and long works; shown as a short notice. */
export const storeAnswers = {
  created: '{store} is ready',
  saved: 'Store saved',
  socialSaved: 'Social links saved',
  vatSaved: 'Taxes saved',
  live: '{store} is live',
  trialUsed: 'The Enterprise trial was already used. It can be started once per account.',
  trialStarted: 'Enterprise trial started. It lasts {days, plural, one {# day} other {# days}}.',
  closed: 'Store closed. You can reopen it within {days, plural, one {# day} other {# days}}.',
  closedTooLong:
    'This store was closed more than {days, plural, one {# day} other {# days}} ago and can’t be reopened',
  reopened: 'Store reopened',
  ownerOnly: 'Only the owner of a store can close or reopen it',
  subDomainFree: 'This subdomain is available',
  subDomainTooOften: 'This store changed its subdomain too often. Try again in a few weeks.',

  pictureUploaded: 'Picture uploaded',
  logoSaved: 'Logo saved',
  logoRemoved: 'Logo removed',
  choosePicture: 'Choose a picture',
  unusedPictures:
    'This store has {count, number} unused pictures. Use some, or try again tomorrow when they are removed.',

  taxRateAdded: '{rate} added',
  taxRateSaved: 'Tax rate saved',
  taxRateLimit: 'A store can have up to {max, number} tax rates',
  // {rate} is the name of another tax rate
  taxRateTwin: 'The tax rate “{rate}” already has this percentage',
  taxRateTwinArchived: 'The tax rate “{rate}” already has this percentage. Unarchive it instead.',
  taxRateGone: 'This tax rate no longer exists',
  taxRateNameTaken: 'A tax rate with this name already exists',

  // A long work such as an import, stopped half-way
  jobCancelled: 'Cancelled. Changes made so far are kept.',
  jobFailed: 'Something went wrong on our side. Changes made so far are kept.',
} as const;

/** Why a rule refuses a form of a store, by the reason that it answers (packages/rules/src/stores). */
export const storeProblems = {
  // SPEC section 5, create store
  store_name_required: 'Store Name is required',
  store_name_too_long: 'Store Name must be at most {max, number} characters',
  currency_required: 'Store default currency is required',
  currency_unknown: 'This currency is not supported',
  sub_domain_required: 'Sub domain is required',
  sub_domain_too_long: 'Subdomain must be at most {max, number} characters',
  sub_domain_characters: 'Subdomain can only have lower-case letters, digits and hyphens',
  sub_domain_hyphens:
    'Subdomain can’t start or end with a hyphen, or have two hyphens as its third and fourth characters',
  sub_domain_reserved: 'This subdomain is reserved. Choose another.',
  product_type_required: 'please select a product type',
  channel_required: 'Choose at least one place to sell: online or in person',
  store_module_unknown: 'Choose a retail or a restaurant point of sale',

  // The settings of a store
  description_too_long: 'Description must be at most {max, number} characters',
  address_too_long: 'Address must be at most {max, number} characters',
  receipt_footer_too_long: 'Receipt footer must be at most {max, number} characters',
  invoice_footer_too_long: 'Invoice footer must be at most {max, number} characters',
  statement_footer_too_long: 'Statement footer must be at most {max, number} characters',
  payment_terms_too_long: 'Payment terms must be at most {max, number} characters',
  bank_details_too_long: 'Bank details must be at most {max, number} characters',
  country_invalid: 'Choose a country from the list',
  timezone_invalid: 'Choose a time zone from the list',
  url_invalid: 'Enter a full address that starts with http:// or https://',
  handle_invalid: 'Enter a handle, or a full address that starts with http:// or https://',
  whatsapp_invalid: 'Enter a phone number with its country code, or a full address that starts with https://',

  // VAT and tax rates
  percent_invalid: 'Enter a percentage such as 7.5',
  percent_too_many_decimals:
    'A percentage can have at most {places, plural, one {# decimal} other {# decimals}}',
  percent_out_of_range: 'Enter a percentage from 0 to 100',
  tax_rate_name_required: 'Name is required!',

  // An invite
  role_required: 'Choose a role',
  invite_message_too_long: 'Message must be at most {max, number} characters',
} as const;

/** SPEC section 3: where an event takes place, and whom it concerns (packages/rules/src/modules/events.ts). */
export const eventLabels = {
  offline: 'Physical Location',
  online: 'Online Event',
  PERSONAL: 'Personal Event',
  APPOINTMENT: 'Appointment with customers',
} as const;
