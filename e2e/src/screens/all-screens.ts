import { customerId } from '#fixtures/customer-fixtures.ts';
import { giftCardId } from '#fixtures/gift-card-fixtures.ts';
import { draftSaleId, saleId } from '#fixtures/order-fixtures.ts';
import {
  check,
  choose,
  createStoreAt,
  onboardingAt,
  openPictures,
  openTopic,
  press,
  pressKeys,
  pressOrChoose,
  selectFirst,
  startSelling,
  typeInSheet,
} from '#support/browser/page-actions.ts';
import { buyingScreens, noPurchases } from './buying-screens.ts';
import { noQuotes, quoteScreens } from './quote-screens.ts';
import { overSales, salesToo, soldForReal } from './sales-screens.ts';
import {
  customerImports,
  discountId,
  draftTransferId,
  imports,
  orderId,
  productId,
  stockTakeId,
  transferId,
} from './screen-fixtures.ts';
import { type Screen, seenBy } from './screen-table.ts';
import { overSupplying, supplying, supplyingFaces, supplyingNothing } from './supplying-screens.ts';

const overview = /\/overview$/;
const stores = /\/user\/start$/;
const people = /\/(staff|invites)\?/;
const modules = /\/modules$/;
const products = /\/products(\/[0-9a-f-]{36})?(\?.*)?$/;
const cells = /\/variant-cells/;
const edits = /\/bulk-edits\?/;
const importCalls = /\/product-imports/;
const customerImportCalls = /\/customer-imports/;
const importOfCustomers = '/customers/import/:id';
const locations = /\/locations$/;
const orders = /\/purchase-orders(\/[0-9a-f-]{36})?(\?.*)?$/;
const suppliers = /\/suppliers(\?.*)?$/;
const lowStock = /\/low-stock(\?.*)?$/;
const anOrder = `/inventory/purchase-orders/${orderId}`;
const stock = /\/stock\?/;
const ledger = /\/stock-ledger\?/;
const takes = /\/v1\/.*\/stock-takes(\/[0-9a-f-]{36})?(\?.*)?$/;
const transfers = /\/v1\/.*\/transfers(\/[0-9a-f-]{36})?(\?.*)?$/;
const customers = /\/v1\/.*\/customers(\/[0-9a-f-]{36})?(\?.*)?$/;
const customer = `/customers/${customerId}`;
const sales = /\/v1\/stores\/[^/]+\/(orders|order-drafts)(\/[0-9a-f-]{36})?(\?.*)?$/;
const sale = `/orders/${saleId}`;
const draftSale = `/orders/${draftSaleId}`;
const stockTake = `/inventory/stock-takes/${stockTakeId}`;
const transfer = `/inventory/transfers/${transferId}`;
const discounts = /\/discounts(\/[0-9a-f-]{36})?(\?.*)?$/;
const aDiscount = `/discounts/${discountId}`;
const giftCards = /\/v1\/.*\/gift-cards(\/[0-9a-f-]{36})?(\?.*)?$/;
const giftCard = `/discounts/gift-cards/${giftCardId}`;
const unfinished = /\/unfinished-checkouts(\?.*)?$/;
const shop = /\/storefront\/preferences$/;
const translations = /\/storefront\/translations(\/(subjects|texts))?(\?.*)?$/;
const manualPayments = /\/manual-payments$/;
const delivery = /\/delivery$/;
const oneStore = /\/stores\/[0-9a-f-]{36}$/;
const sessions = /\/sessions$/;
const trade = /\/home$/;
const reports = /\/reports\/(sales|vat|stock-value|ageing)(\?.*)?$/;
const auditLog = /\/audit-log(\?.*)?$/;
const token = 'A'.repeat(22);

const everybody = seenBy('nobody', [
  ['login', '/login', 'Log in'],
  ['login, refused', '/login', 'Please fill all fields', { act: press('Log in') }],
  ['login for iOS, refused', '/login/ios', 'Please enter your email', { act: press('Log in') }],
  ['return from Google, failed', '/login/google', 'Google did not log you in'],
  ['hand-off to iOS', '/ios/success', 'Please wait...'],
  ['sign-up', '/signup', 'Create account'],
  ['sign-up, refused', '/signup', 'First name is required', { act: press('Create account') }],
  ['sign-up for iOS', '/signup/ios', 'Create account'],
  ['verification by link', '/verify-email/:token', 'Verify your email', { at: `/verify-email/${token}` }],
  ['forgotten password', '/forgot-password', 'Forgot your password?'],
  ['new password', '/reset-password/:token', 'Choose a new password', { at: `/reset-password/${token}` }],
  ['dead link', '/reset-password/:token', 'This link doesn’t work', { at: '/reset-password/cut' }],
  ['terms', '/terms', /^Terms/],
  ['privacy', '/privacy', /^Privacy/],
  ['about', '/about', 'Wholesalers and franchises'],
  ['unauthorized', '/unauthorized', 'You don’t have access to this page'],
  ['a path with no match', '*', 'Log in', { at: '/nowhere' }],
]);

const beforeTheFirstStore = [
  ...seenBy('unverified', [
    ['verification', '/verify', 'Resend OTP'],
    ['verification for iOS', '/verify/ios', 'Resend OTP'],
    ['verification, refused', '/verify', 'Please enter a valid token', { act: press('Confirm') }],
  ]),
  ...seenBy('newcomer', [
    ['onboarding 1', '/onboarding', /^Welcome/],
    ['onboarding 2', '/onboarding', 'What type of product do you want to sell?', { act: onboardingAt(2) }],
    ['onboarding 3', '/onboarding', /^Where do you currently/, { act: onboardingAt(3) }],
    ['onboarding 0', '/onboarding', 'Terms in short', { act: onboardingAt(0) }],
    ['onboarding 4', '/onboarding', /^Suitable modules/, { act: onboardingAt(4) }],
    ['onboarding 5', '/onboarding', 'Business details', { act: onboardingAt(5) }],
    ['own account', '/account', 'Delete your account'],
    ['no stores, failed', '/select-store', 'Your stores appear here.', { refuse: stores }],
  ]),
];

const faces = seenBy('owner', [
  ['home, loading', '/', 'Today’s sales', { hold: trade }],
  ['a report, failed', '/reports/:report', 'Retry', { at: '/reports/day', refuse: reports }],
  ['home, failed', '/', 'Your overview could not be loaded', { refuse: trade }],
  ['mode, failed', '/settings/mode', 'Retry', { refuse: overview }],
  ['stores, loading', '/select-store', 'My Stores', { hold: stores }],
  ['products, loading', '/products', 'Products', { hold: products }],
  ['products, failed', '/products', 'Retry', { refuse: products }],
  ['spreadsheet, loading', '/products/spreadsheet', 'Spreadsheet', { hold: cells }],
  ['spreadsheet, failed', '/products/spreadsheet', 'Retry', { refuse: cells }],
  ['imports, loading', '/products/import', 'Import products', { hold: importCalls }],
  ['imports, failed', '/products/import', 'Retry', { refuse: importCalls }],
  [
    'an import, loading',
    '/products/import/:id',
    'Back',
    { at: `/products/import/${imports.done}`, hold: importCalls },
  ],
  [
    'an import, failed',
    '/products/import/:id',
    'Retry',
    { at: `/products/import/${imports.done}`, refuse: importCalls },
  ],
  ['a product, loading', '/products/:id', 'Products', { at: `/products/${productId}`, hold: products }],
  ['a product, failed', '/products/:id', 'Retry', { at: `/products/${productId}`, refuse: products }],
  ['stock, loading', '/inventory', 'Inventory', { hold: stock }],
  ['stock, failed', '/inventory', 'Retry', { refuse: stock }],
  ['stock, nothing found', '/inventory', 'No stock found', { at: '/inventory?search=nowhere' }],
  ['movements, loading', '/inventory/movements', 'Inventory', { hold: ledger }],
  ['movements, failed', '/inventory/movements', 'Retry', { refuse: ledger }],
  ['stock-takes, loading', '/inventory/stock-takes', 'Inventory', { hold: takes }],
  ['stock-takes, failed', '/inventory/stock-takes', 'Retry', { refuse: takes }],
  ['a stock-take, loading', '/inventory/stock-takes/:id', 'Stock-take', { at: stockTake, hold: takes }],
  ['a stock-take, failed', '/inventory/stock-takes/:id', 'Retry', { at: stockTake, refuse: takes }],
  ['transfers, loading', '/inventory/transfers', 'Inventory', { hold: transfers }],
  ['transfers, failed', '/inventory/transfers', 'Retry', { refuse: transfers }],
  ['a transfer, loading', '/inventory/transfers/:id', 'Transfer', { at: transfer, hold: transfers }],
  ['a transfer, failed', '/inventory/transfers/:id', 'Retry', { at: transfer, refuse: transfers }],
  ['locations, loading', '/inventory/locations', 'Locations', { hold: locations }],
  ['locations, failed', '/inventory/locations', 'Retry', { refuse: locations }],
  ['purchase orders, loading', '/inventory/purchase-orders', 'Purchase orders', { hold: orders }],
  ['purchase orders, failed', '/inventory/purchase-orders', 'Retry', { refuse: orders }],
  [
    'a purchase order, loading',
    '/inventory/purchase-orders/:id',
    'Purchase order',
    { at: anOrder, hold: orders },
  ],
  ['a purchase order, failed', '/inventory/purchase-orders/:id', 'Retry', { at: anOrder, refuse: orders }],
  [
    'receiving, failed',
    '/inventory/purchase-orders/:id/receive',
    'Retry',
    { at: `${anOrder}/receive`, refuse: orders },
  ],
  ['suppliers, loading', '/inventory/suppliers', 'Suppliers', { hold: suppliers }],
  ['suppliers, failed', '/inventory/suppliers', 'Retry', { refuse: suppliers }],
  ['reorder, loading', '/inventory/reorder', 'Reorder', { hold: lowStock }],
  ['reorder, failed', '/inventory/reorder', 'Retry', { refuse: lowStock }],
  ['customers, loading', '/customers', 'Customers', { hold: customers }],
  ['customers, failed', '/customers', 'Retry', { refuse: customers }],
  ['customers, nobody found', '/customers', 'No customers found', { at: '/customers?search=nowhere' }],
  ['imports of customers, loading', '/customers/import', 'Import customers', { hold: customerImportCalls }],
  ['imports of customers, failed', '/customers/import', 'Retry', { refuse: customerImportCalls }],
  [
    'an import of customers, loading',
    importOfCustomers,
    'Back',
    { at: `/customers/import/${customerImports.done}`, hold: customerImportCalls },
  ],
  [
    'an import of customers, failed',
    importOfCustomers,
    'Retry',
    { at: `/customers/import/${customerImports.done}`, refuse: customerImportCalls },
  ],
  ['who owes you, loading', '/customers/receivables', 'Receivables', { hold: /receivables/ }],
  ['who owes you, failed', '/customers/receivables', 'Retry', { refuse: /receivables/ }],
  ['a customer, loading', '/customers/:id', 'Customer', { at: customer, hold: customers }],
  ['a customer, failed', '/customers/:id', 'Retry', { at: customer, refuse: customers }],
  ['discounts, loading', '/discounts', 'Discounts', { hold: discounts }],
  ['discounts, failed', '/discounts', 'Retry', { refuse: discounts }],
  ['discounts, nothing found', '/discounts', 'No discounts found', { at: '/discounts?search=nowhere' }],
  ['a discount, loading', '/discounts/:id', 'Discount', { at: aDiscount, hold: discounts }],
  ['a discount, failed', '/discounts/:id', 'Retry', { at: aDiscount, refuse: discounts }],
  ['gift cards, loading', '/discounts/gift-cards', 'Discounts', { hold: giftCards }],
  ['gift cards, failed', '/discounts/gift-cards', 'Retry', { refuse: giftCards }],
  ['a gift card, loading', '/discounts/gift-cards/:id', 'Gift card', { at: giftCard, hold: giftCards }],
  ['a gift card, failed', '/discounts/gift-cards/:id', 'Retry', { at: giftCard, refuse: giftCards }],
  ['new discount, failed', '/discounts/new', 'Retry', { refuse: oneStore }],
  ['orders, loading', '/orders', 'Orders', { hold: sales }],
  ['orders, failed', '/orders', 'Retry', { refuse: sales }],
  ['orders, nothing found', '/orders', 'No orders found', { at: '/orders?search=999999' }],
  ['drafts of orders, loading', '/orders/drafts', 'Drafts', { hold: sales }],
  ['drafts of orders, failed', '/orders/drafts', 'Retry', { refuse: sales }],
  ['unfinished checkouts, loading', '/orders/unfinished', 'Unfinished checkouts', { hold: unfinished }],
  ['unfinished checkouts, failed', '/orders/unfinished', 'Retry', { refuse: unfinished }],
  [
    'unfinished checkouts, nothing found',
    '/orders/unfinished',
    'No unfinished checkouts found',
    { at: '/orders/unfinished?search=nobody' },
  ],
  ['an order, loading', '/orders/:id', 'Order', { at: sale, hold: sales }],
  ['an order, failed', '/orders/:id', 'Retry', { at: sale, refuse: sales }],
  ['modules, loading', '/modules', 'Modules', { hold: modules }],
  ['modules, failed', '/modules', 'Retry', { refuse: modules }],
  ['store settings, loading', '/settings/store', 'Store', { hold: oneStore }],
  ['store settings, failed', '/settings/store', 'Retry', { refuse: oneStore }],
  ['taxes, loading', '/settings/taxes', 'Taxes', { hold: oneStore }],
  ['taxes, failed', '/settings/taxes', 'Retry', { refuse: oneStore }],
  ['receipts, failed', '/settings/receipts', 'Retry', { refuse: /receipt-settings/ }],
  ['payments, failed', '/settings/payments', 'Retry', { refuse: /payment-providers/ }],
  ['online store, loading', '/settings/storefront', 'Online store', { hold: shop }],
  ['online store, failed', '/settings/storefront', 'Retry', { refuse: shop }],
  ['languages, loading', '/settings/languages', 'Languages', { hold: translations }],
  ['languages, failed', '/settings/languages', 'Retry', { refuse: translations }],
  [
    'translations, failed',
    '/settings/languages/:language',
    'Retry',
    { at: '/settings/languages/fr', refuse: translations },
  ],
  [
    'a translation, failed',
    '/settings/languages/:language/:kind/:subject',
    'Retry',
    { at: '/settings/languages/fr/shop/shop', refuse: translations },
  ],
  ['payments, loading', '/settings/payments', 'Payments', { hold: manualPayments }],
  ['payments, failed', '/settings/payments', 'Retry', { refuse: manualPayments }],
  ['delivery, loading', '/settings/delivery', 'Delivery and pickup', { hold: delivery }],
  ['delivery, failed', '/settings/delivery', 'Retry', { refuse: delivery }],
  ['staff, loading', '/settings/staff', 'Staff', { hold: people }],
  ['staff, failed', '/settings/staff', 'Retry', { refuse: people }],
  ['audit log, failed', '/settings/audit', 'Retry', { refuse: auditLog }],
  ['account, failed', '/settings/account', 'Retry', { refuse: sessions }],
]);

const full = seenBy('owner', [
  ['my stores', '/select-store', 'Pending Invites'],
  ['home', '/', 'About this store'],
  ['home with an open sidebar', '/', 'About this store', { act: press('Expand sidebar'), width: 1440 }],
  ['theme', '/dashboard/theme', 'Theme'],
  ['theme editor', '/dashboard/theme/editor', 'Theme editor'],
  [
    'pictures of the shop',
    '/dashboard/theme/editor',
    'No pictures uploaded for your shop yet',
    { act: openPictures, anew: true },
  ],
  [
    'pictures of products, for the shop',
    '/dashboard/theme/editor',
    /Donaudampf/,
    {
      act: async (page) => {
        await openPictures(page);
        await check('Products')(page);
      },
      anew: true,
    },
  ],
  ['text pages', '/dashboard/pages', 'Pages'],
  ['new text page', '/dashboard/pages/new', 'New page'],
  [
    'a text page, gone',
    '/dashboard/pages/:id',
    'This page doesn’t exist',
    { at: `/dashboard/pages/${discountId}` },
  ],
  ['products', '/products', 'Showing 1-10 of 15'],
  ['spreadsheet', '/products/spreadsheet', 'Spreadsheet'],
  ['a product', '/products/:id', 'Opening stock', { at: `/products/${productId}` }],
  ['imports', '/products/import', 'Import history'],
  [
    'an import, its columns',
    '/products/import/:id',
    'Review import',
    { at: `/products/import/${imports.brought}` },
  ],
  [
    'an import, its report',
    '/products/import/:id',
    'Review import',
    { at: `/products/import/${imports.checked}` },
  ],
  ['an import, done', '/products/import/:id', 'View products', { at: `/products/import/${imports.done}` }],
  ['new product', '/products/new', 'New product'],
  ['locations', '/inventory/locations', 'Default'],
  ['purchase orders', '/inventory/purchase-orders', 'Partially received'],
  ['a purchase order', '/inventory/purchase-orders/:id', 'Zwei Kartons feucht', { at: anOrder }],
  [
    'returning items to a supplier',
    '/inventory/purchase-orders/:id',
    /^Return items to/,
    { at: anOrder, act: choose('More actions', /^Return items/), anew: true },
  ],
  ['new purchase order', '/inventory/purchase-orders/new', 'New purchase order'],
  ['receiving', '/inventory/purchase-orders/:id/receive', 'Receive items', { at: `${anOrder}/receive` }],
  ['suppliers', '/inventory/suppliers', '1 order'],
  ['reorder', '/inventory/reorder', /^Email me about low stock/],
  ['stock', '/inventory', 'Showing 1-10 of 17'],
  ['movements', '/inventory/movements', /^Transfer in/],
  ['stock-takes', '/inventory/stock-takes', 'ST-0001'],
  ['a stock-take', '/inventory/stock-takes/:id', 'From the list', { at: stockTake }],
  ['transfers', '/inventory/transfers', 'TR-0001'],
  ['a transfer on its way', '/inventory/transfers/:id', 'Received now', { at: transfer }],
  [
    'a draft of a transfer',
    '/inventory/transfers/:id',
    'Send transfer',
    { at: `/inventory/transfers/${draftTransferId}` },
  ],
  ['new transfer', '/inventory/transfers/new', 'Send transfer'],
  ['set up a register', '/orders/sell', 'Use this device as a register'],
  ['sell', '/orders/sell', /^Pay/, { act: startSelling, anew: true, smallestTarget: 44 }],
  ['customer display, idle', '/orders/sell/display', 'Welcome'],
  ['registers', '/point-of-sale/registers', 'Registers'],
  ['shifts', '/point-of-sale/shifts', 'Shifts'],
  [
    'no such shift',
    '/point-of-sale/shifts/:id',
    /not found|no longer/i,
    { at: `/point-of-sale/shifts/${orderId}` },
  ],
  ['products at the till', '/point-of-sale/layout', 'Products at the till'],
  ['what registers could not record', '/point-of-sale/attention', /attention/i],
  ['what is unsent here', '/point-of-sale/outbox', /device/i],
  ['settings of the till', '/point-of-sale/settings', 'Payment methods'],
  ['orders', '/orders', 'Showing 1-4 of 4'],
  ['drafts of orders', '/orders/drafts', 'Showing 1-1 of 1'],
  ['unfinished checkouts', '/orders/unfinished', 'Showing 1-1 of 1'],
  ['new order', '/orders/new', /^Search for products or scan/],
  ['an order', '/orders/:id', 'Goldkordel gerissen', { at: sale }],
  ['documents', '/orders/:id', 'Packing slip', { at: sale, act: press('Documents'), anew: true }],
  ['a draft of an order', '/orders/:id', 'Draft order', { at: draftSale }],
  ['customers', '/customers', 'Showing 1-10 of 27'],
  ['a customer', '/customers/:id', 'Kontor', { at: customer }],
  ['imports of customers', '/customers/import', 'Import history'],
  [
    'an import of customers, its columns',
    importOfCustomers,
    'Review import',
    { at: `/customers/import/${customerImports.brought}` },
  ],
  [
    'an import of customers, its report',
    importOfCustomers,
    'Review import',
    { at: `/customers/import/${customerImports.checked}` },
  ],
  [
    'an import of customers, done',
    importOfCustomers,
    'View customers',
    { at: `/customers/import/${customerImports.done}` },
  ],
  ['who owes you, nobody', '/customers/receivables', 'No outstanding balances'],
  [
    'statement',
    '/customers/:id',
    /^Statement for/,
    { at: customer, act: pressOrChoose('Statement…'), anew: true },
  ],
  ['new customer', '/customers/new', 'No addresses yet'],
  ['discounts', '/discounts', 'ZWOELF-PLUS-DREI'],
  ['a discount', '/discounts/:id', /^Buy 12 of/, { at: aDiscount }],
  ['new discount', '/discounts/new', 'New discount'],
  ['gift cards', '/discounts/gift-cards', 'Disabled'],
  ['a gift card', '/discounts/gift-cards/:id', 'Card activity', { at: giftCard }],
  ['new gift card', '/discounts/gift-cards/new', 'Issue gift card'],
  ['modules', '/modules', 'Point of Sales'],
  ['store settings', '/settings/store', 'Business name'],
  ['taxes', '/settings/taxes', /VAT/],
  ['receipts', '/settings/receipts', 'Send payment reminders'],
  ['online store', '/settings/storefront', 'Redirects'],
  ['languages', '/settings/languages', 'More languages'],
  ['payments', '/settings/payments', 'Mobile money'],
  ['delivery', '/settings/delivery', 'Check an address'],
  ['new delivery zone', '/settings/delivery', 'Zone name', { act: press('Add zone'), anew: true }],
  ['mode', '/settings/mode', /trial/i],
  ['staff', '/settings/staff', 'Bartholomäus-Friedrich Bello'],
  ['reports', '/reports', 'Sales by product'],
  ['sales by day', '/reports/:report', 'Net sales', { at: '/reports/day' }],
  ['sales by product', '/reports/:report', 'Net sales', { at: '/reports/product' }],
  ['who owes', '/reports/:report', 'Over 90 days', { at: '/reports/receivables' }],
  [
    'audit log',
    '/settings/audit',
    'Copy as JSON',
    { at: '/settings/audit?area=product', act: press('Show details') },
  ],
  ['account', '/settings/account', 'Delete your account'],
  ['unauthorized, signed in', '/unauthorized', 'My Stores'],
]);

const over = seenBy('owner', [
  ['help', '/', 'Search help', { act: press('Help') }],
  ['a help topic', '/', 'Back', { act: openTopic }],
  ['palette', '/', 'Search and commands', { act: pressKeys('Control+k') }],
  ['shortcuts', '/', 'Keyboard shortcuts', { act: pressKeys('?') }],
  ['user menu', '/', 'Switch store', { act: press('Your account'), anew: true }],
  ['store menu', '/', 'All stores', { act: press(/^Donau/), anew: true }],
  ['navigation on a phone', '/', 'Modules', { act: press('Menu'), width: 360 }],
  ['categories', '/products', 'Kapitänsmützen und sonstige Kopfbedeckungen', { act: press('Categories') }],
  ['products selected', '/products', '1 selected', { act: selectFirst() }],
  ['orders selected', '/orders', '1 selected', { act: selectFirst() }],
  ['what to do with products', '/products', /^Delete products/, { act: selectFirst('Edit'), anew: true }],
  ['change of prices', '/products', 'Amount', { act: selectFirst('Edit', /^Change prices/) }],
  ['start of a sale', '/products', 'Sale price', { act: selectFirst('Edit', /^Start sale/) }],
  ['deletion of products', '/products', 'Delete 1 product', { act: selectFirst('Edit', /^Delete products/) }],
  ['recent changes, empty', '/products', /^No bulk edits yet/, { act: choose('More actions', /^Recent/) }],
  ['recent changes, failed', '/products', 'Retry', { refuse: edits, act: choose('More actions', /^Recent/) }],
  [
    'a view to be saved',
    '/products',
    /^Adds a tab/,
    { at: '/products?sort=-updated', act: press('Save view') },
  ],
  ['a bad cell', '/products/spreadsheet', '1 unsaved cell', { act: typeInSheet('-1') }],
  ['export', '/products', 'Download CSV', { act: press('Export') }],
  ['adjust stock', '/products/:id', 'Adjust stock', { at: `/products/${productId}`, act: press(/^Adjust/) }],
  ['add a supplier', '/inventory/suppliers', 'Lead time', { act: press('Add supplier') }],
  [
    'paste a list',
    '/inventory/purchase-orders/new',
    /^SKU or barcode and quantity/,
    { act: press('Paste a list…') },
  ],
  ['adjust in the list', '/inventory', 'On hand:', { act: press(/^Adjust Basin/), anew: true }],
  ['new stock-take', '/inventory/stock-takes', 'Start counting', { act: press('New stock-take') }],
  [
    'differences',
    '/inventory/stock-takes/:id',
    'Unknown codes',
    { at: stockTake, act: check('Differences') },
  ],
  [
    'cancel a transfer',
    '/inventory/transfers/:id',
    'Keep transfer',
    { at: transfer, act: press('Cancel transfer…') },
  ],
  ['add a location', '/inventory/locations', 'Name', { act: press('Add location') }],
  [
    'a picture, large',
    '/products/:id',
    'Alternative text',
    { at: `/products/${productId}`, act: press(/^picture 2/) },
  ],
  [
    'labels',
    '/products/:id',
    'Start at label',
    { at: `/products/${productId}`, act: choose('More actions', /^Print labels/) },
  ],
  ['a variant', '/products/:id', 'Codes and weight', { at: `/products/${productId}`, act: press(/^Edit S/) }],
  ['placing of an order', '/orders/:id', 'Payment type', { at: draftSale, act: press('Place order') }],
  ['a payment', '/orders/:id', /^Balance due/, { at: sale, act: choose('More actions', /^Record payment/) }],
  ['handing over', '/orders/:id', 'Tracking number', { at: sale, act: press('Fulfil items') }],
  ['taking back', '/orders/:id', 'Restock', { at: sale, act: choose('More actions', /^Return items/) }],
  [
    'throwing a draft away',
    '/orders/:id',
    'Delete this draft?',
    { at: draftSale, act: choose('More actions', /^Delete draft/) },
  ],
  ['more for customers', '/customers', 'Import customers', { act: press('More actions'), anew: true }],
  [
    'export of customers',
    '/customers',
    'Download CSV',
    { at: '/customers?search=buyer', act: choose('More actions', /^Export/) },
  ],
  ['groups of customers', '/customers', '1 customer', { act: press('Groups') }],
  [
    'an address',
    '/customers/:id',
    'Postal code',
    {
      at: customer,
      act: async (page) => {
        await press('Edit')(page);
        await press('Add address')(page);
      },
    },
  ],
  [
    'erasing of a customer',
    '/customers/:id',
    'Erase customer',
    { at: customer, act: choose('More actions', /^Erase/) },
  ],
  [
    'merging, who is the other',
    '/customers/:id',
    'Customer to merge',
    { at: customer, act: choose('More actions', /^Merge/) },
  ],
  [
    'merging of two customers',
    '/customers/:id',
    'This can’t be undone.',
    { at: customer, act: press(/^Merge with Buyer 1/) },
  ],
  ['invite', '/settings/staff', 'Send invite', { act: press('Invite staff') }],
  ['deletion of the account', '/settings/account', 'Delete your account?', { act: press('Delete account…') }],
  ['closing of the store', '/settings/store', /^Close .*\?$/, { act: press('Close store…') }],
  [
    'new discount, refused',
    '/discounts/new',
    'Choose at least one category',
    {
      act: async (page) => {
        await check('Selected categories')(page);
        await press('Save')(page);
      },
    },
  ],
  [
    'deletion of a discount',
    '/discounts/:id',
    /^Delete Zwölf/,
    { at: aDiscount, act: choose('More actions', /^Delete/) },
  ],
  ['withdrawal', '/settings/staff', 'Withdraw invite?', { act: press(/^Withdraw invite/) }],
  ['new store 1', '/', 'Create A New Store', { act: createStoreAt(1) }],
  ['new store 2', '/', 'Where would you like to sell?', { act: createStoreAt(2) }],
  ['new store 3', '/', /^Suitable modules/, { act: createStoreAt(3) }],
  ['new store 4', '/', 'Select Your Store Mode', { act: createStoreAt(4) }],
]);

const ofOthers = [
  ...seenBy('loner', [
    ['staff, empty', '/settings/staff', /^No pending invites/],
    ['stock, empty', '/inventory', 'No stock yet'],
    ['movements, empty', '/inventory/movements', 'No stock history found'],
    ['stock-takes, empty', '/inventory/stock-takes', 'No stock-takes yet'],
    ['transfers, empty', '/inventory/transfers', 'Add a location'],
    ['products, empty', '/products', 'No products yet'],
    ['customers, empty', '/customers', 'No customers yet'],
    ['discounts, empty', '/discounts', 'No discounts yet'],
    ['gift cards, empty', '/discounts/gift-cards', 'No gift cards yet'],
    ['orders, empty', '/orders', 'No orders yet'],
    ['drafts of orders, empty', '/orders/drafts', 'No drafts'],
    ['unfinished checkouts, empty', '/orders/unfinished', 'No unfinished checkouts'],
    ...noPurchases,
    ...supplyingNothing,
    ...noQuotes,
  ]),
  ...seenBy('trier', [
    ['products, samples', '/products', '12 sample products'],
    [
      'removal of the samples',
      '/products',
      'Remove sample products?',
      { act: press('Remove sample products') },
    ],
  ]),
  ...seenBy('officer', [
    ['products without money', '/products', 'Showing 1-10 of 15'],
    [
      'a purchase order without money',
      '/inventory/purchase-orders/:id',
      'Zwei Kartons feucht',
      { at: anOrder },
    ],
    ['stock without money', '/inventory', 'Showing 1-10 of 17'],
    ['orders without money', '/orders', 'Showing 1-4 of 4'],
    ['an order without money', '/orders/:id', 'Goldkordel gerissen', { at: sale }],
    ['orders to pick', '/orders/sell', 'Ordered'],
  ]),
];

/** Every screen of the console, with the faces of it that differ. */
export const screens: readonly Screen[] = [
  ...everybody,
  ...beforeTheFirstStore,
  ...full,
  ...salesToo,
  ...supplying,
  ...faces,
  ...supplyingFaces,
  ...over,
  ...overSales,
  ...buyingScreens,
  ...quoteScreens,
  ...overSupplying,
  ...ofOthers,
  ...soldForReal,
];
