// The frame of the console: places, tools and dialogs around every page.

/** The names of the pages outside a store, as they are spoken; the first visit loads these. */
export const outerPages = {
  // SPEC section 2: heard by screen readers after a change of page
  announcement: 'Navigated to {page} page.',
  'page.login': 'Login',
  'page.google': 'Google sign-in',
  'page.iosSuccess': 'Success',
  'page.signUp': 'Sign up',
  'page.verifyEmail': 'Verify email',
  'page.forgotPassword': 'Forgot password',
  'page.resetPassword': 'Reset password',
  'page.terms': 'Terms',
  'page.privacy': 'Privacy policy',
  'page.about': 'About',
  'page.unauthorized': 'Unauthorized',
  'page.verify': 'Verify',
  'page.selectStore': 'My Stores',
  'page.onboarding': 'Onboarding',
  'page.account': 'Account',

  // A page that could not be fetched or drawn
  'failed.title': 'This page could not be loaded',
  'failed.hint': 'Check your connection, then try again.',
} as const;

/** The names of the pages inside a store, as they are spoken. */
export const storePages = {
  'page.home': 'Home',
  'page.sell': 'Sell',
  'page.customerDisplay': 'Customer display',
  'page.registers': 'Registers',
  'page.shifts': 'Shifts',
  'page.shift': 'Shift',
  'page.tillLayout': 'Products at the till',
  'page.tillAttention': 'Needs attention',
  'page.tillOutbox': 'Unsent on this device',
  'page.tillSettings': 'Till settings',
  'page.orders': 'Orders',
  'page.orderDrafts': 'Drafts',
  'page.unfinishedCheckouts': 'Unfinished checkouts',
  'page.newOrder': 'New order',
  'page.order': 'Order',
  'page.customers': 'Customers',
  'page.newCustomer': 'New customer',
  'page.receivables': 'Receivables',
  'page.customer': 'Customer',
  'page.companies': 'Companies',
  'page.companyOrder': 'New order for a company',
  'page.company': 'Company',
  'page.accessRequests': 'Access requests',
  'page.quotes': 'Quotes',
  'page.newQuote': 'New quote',
  'page.quote': 'Quote',
  'page.priceLists': 'Price lists',
  'page.priceList': 'Price list',
  'page.offeredProducts': 'Wholesale catalogue',
  'page.wholesaleSettings': 'Wholesale settings',
  // Suppliers on this platform, whom the store can buy from
  'page.suppliersToBuyFrom': 'Buy from suppliers',
  'page.supplierToBuyFrom': 'Supplier',
  // Prices that suppliers have offered
  'page.purchaseQuotes': 'Supplier quotes',
  'page.purchaseQuote': 'Quote',
  'page.wholesalePurchases': 'Purchases',
  'page.wholesalePurchase': 'Purchase',
  // What the store owes its suppliers
  'page.payables': 'Payables',
  'page.discounts': 'Discounts',
  'page.newDiscount': 'New discount',
  'page.discount': 'Discount',
  'page.giftCards': 'Gift cards',
  'page.newGiftCard': 'New gift card',
  'page.giftCard': 'Gift card',
  'page.products': 'Products',
  'page.newProduct': 'New product',
  'page.spreadsheet': 'Spreadsheet',
  'page.product': 'Product',
  'page.importProducts': 'Import products',
  'page.importPrices': 'Import prices',
  'page.importCustomers': 'Import customers',
  'page.import': 'Import',
  'page.inventory': 'Inventory',
  'page.stockHistory': 'Stock history',
  'page.locations': 'Locations',
  'page.purchaseOrders': 'Purchase orders',
  'page.newPurchaseOrder': 'New purchase order',
  'page.purchaseOrder': 'Purchase order',
  'page.receiveItems': 'Receive items',
  'page.suppliers': 'Suppliers',
  'page.reorder': 'Reorder',
  'page.stockTakes': 'Stock-takes',
  'page.stockTake': 'Stock-take',
  'page.transfers': 'Transfers',
  'page.newTransfer': 'New transfer',
  'page.transfer': 'Transfer',
  'page.reports': 'Reports',
  'page.report': 'Report',
  'page.theme': 'Theme',
  'page.themeEditor': 'Theme editor',
  'page.textPages': 'Pages',
  'page.newTextPage': 'New page',
  'page.textPage': 'Page',
  'page.modules': 'Modules',
  'page.storeSettings': 'Store settings',
  'page.taxes': 'Taxes',
  'page.receipts': 'Receipts',
  'page.delivery': 'Delivery and pickup',
  'page.payments': 'Payments',
  'page.storefront': 'Online store',
  'page.languages': 'Languages',
  'page.translations': 'Translations',
  'page.translation': 'Translation',
  'page.mode': 'Store mode',
  'page.staff': 'Staff',
  'page.auditLog': 'Audit log',
  'page.account': 'Account',
} as const;

/** The lines of the sidebar, and the pages of the settings below the last of them. */
export const navigationLabels = {
  'nav.home': 'Home',
  'nav.sell': 'Sell',
  'nav.orders': 'Orders',
  'nav.pointOfSale': 'Point of sale',
  'nav.registers': 'Registers',
  'nav.shifts': 'Shifts',
  'nav.tillLayout': 'Products at the till',
  'nav.tillAttention': 'Needs attention',
  'nav.tillOutbox': 'This device',
  'nav.tillSettings': 'Settings',
  'nav.customers': 'Customers',
  'nav.products': 'Products',
  'nav.inventory': 'Inventory',
  'nav.wholesale': 'Wholesale',
  'nav.companies': 'Companies',
  'nav.accessRequests': 'Access requests',
  'nav.quotes': 'Quotes',
  'nav.priceLists': 'Price lists',
  'nav.offeredProducts': 'Catalogue',
  'nav.wholesaleSettings': 'Settings',
  // Suppliers on this platform, whom the store can buy from
  'nav.suppliersToBuyFrom': 'Buy from suppliers',
  // Prices that suppliers have offered
  'nav.purchaseQuotes': 'Supplier quotes',
  'nav.wholesalePurchases': 'Purchases',
  // What the store owes its suppliers
  'nav.payables': 'Payables',
  'nav.discounts': 'Discounts',
  'nav.reports': 'Reports',
  'nav.theme': 'Theme',
  'nav.textPages': 'Pages',
  'nav.modules': 'Modules',
  'nav.settings': 'Settings',
  'nav.storeSettings': 'Store',
  'nav.taxes': 'Taxes',
  'nav.receipts': 'Receipts',
  'nav.delivery': 'Delivery',
  'nav.payments': 'Payments',
  'nav.storefront': 'Online store',
  'nav.languages': 'Languages',
  'nav.mode': 'Mode',
  'nav.staff': 'Staff',
  'nav.auditLog': 'Audit log',
  'nav.account': 'Account',
} as const;

/** The frame around the pages of a store. */
export const storeFrame = {
  'sidebar.label': 'Main',
  'sidebar.expand': 'Expand sidebar',
  'sidebar.collapse': 'Collapse sidebar',
  // Beside the line of the inventory, for screen readers
  'sidebar.lowInStock': '{count, number} low in stock',
  // The button that opens the sidebar on a phone
  'top.menu': 'Menu',
  'top.search': 'Search',
  'top.help': 'Help',
  // The name of our product, on a small mark
  'top.sokoni': 'Sokoni',

  // The line across the page, and its name for screen readers
  'mode.label': 'Store mode',
  'mode.test': 'Test mode: nothing sold here is real.',
  'mode.goLive': 'Go live',

  offline:
    '<strong>No connection.</strong> Pages you have opened still show. Changes can be saved once you are back online.',

  'stores.yours': 'Your stores',
  'stores.all': 'All stores',
  'stores.create': 'Create New Store',

  'user.label': 'Your account',
  'user.account': 'Account',
  'user.switchStore': 'Switch store',
  'user.theme': 'Theme',
  'user.logOut': 'Log out',

  // SPEC section 2: a notice of invites that wait
  'invites.label': 'Invites',
  'invites.see': 'See invites',
  'invites.one': 'You have an invite from {store}',
  'invites.several': '{count, plural, one {# store invites you} other {# stores invite you}}',
  'invites.role': 'Your role: {role}.',
  'invites.join': 'Join their team.',

  // A notice of an order that has just come
  'newOrder.one': 'New order {number}',
  'newOrder.from': 'New order {number} from {customer}',
  'newOrder.several': '{count, plural, one {# new order} other {# new orders}}',
  'newOrder.open': 'Open',

  // A page whose module is off; {module} is its title, such as Inventory
  'module.off': '{module} is off',
} as const;

/** What the frames share, in a store and outside. */
export const frames = {
  skip: 'Skip to content',
  'theme.label': 'Theme',
  'theme.light': 'Light',
  'theme.dark': 'Dark',
  // Light or dark as the device has it
  'theme.auto': 'Match device',
} as const;

/** The frame of a user who is in no store. */
export const accountFrame = {
  account: 'Your account',
  accountOf: 'Your account, {email}',
  logOut: 'Log out',
  // SPEC section 2: how far the onboarding is
  progress: 'Progress',
} as const;

/** The list of keys that do something. */
export const shortcutList = {
  title: 'Keyboard shortcuts',
  search: 'Search and commands',
  save: 'Save changes',
  close: 'Close dialog or menu',
  // {page} is a line of the sidebar
  goTo: 'Go to {page}',
  show: 'Show these shortcuts',
  // On the selling screen
  'sell.search': 'Search products',
  'sell.customer': 'Choose the customer',
  'sell.park': 'Park the sale',
  'sell.pay': 'Pay',
  'sell.payFromSearch': 'Pay, from the empty search field',
  letters: 'Letter shortcuts',
  'letters.hint': 'Turn off if you use speech input or press keys by accident. Saved in this browser.',
  // Between two keys that are pressed one after the other: g then p
  'keys.then': 'then',
  // The name of the key
  'keys.enter': 'Enter',
  'keys.escape': 'Esc',
} as const;
