import type { DebtAge } from '@sokoni/rules/credit/receivables-ageing';

/** The page of one thing below the list of all. */
export function one(list: string): (id: string) => string {
  return (id) => `${list}/${encodeURIComponent(id)}`;
}

/** Every link of the console but those within wholesale. A screen never spells an address. */
export const paths = {
  login: '/login',
  loginIos: '/login/ios',
  googleReturn: '/login/google',
  iosSuccess: (otp: string) => `/ios/success?otp=${encodeURIComponent(otp)}`,
  signUp: '/signup',
  signUpIos: '/signup/ios',
  verify: '/verify',
  verifyIos: '/verify/ios',
  verifyEmail: one('/verify-email'),
  forgotPassword: '/forgot-password',
  resetPassword: one('/reset-password'),
  selectStore: '/select-store',
  onboarding: '/onboarding',
  account: '/account',
  home: '/',
  theme: '/dashboard/theme',
  themeEditor: '/dashboard/theme/editor',
  textPages: '/dashboard/pages',
  newTextPage: '/dashboard/pages/new',
  textPage: one('/dashboard/pages'),
  products: '/products',
  newProduct: '/products/new',
  productSpreadsheet: '/products/spreadsheet',
  importProducts: '/products/import',
  importOfProducts: one('/products/import'),
  product: one('/products'),
  inventory: '/inventory',
  movements: '/inventory/movements',
  stockTakes: '/inventory/stock-takes',
  stockTake: one('/inventory/stock-takes'),
  transfers: '/inventory/transfers',
  newTransfer: '/inventory/transfers/new',
  transfer: one('/inventory/transfers'),
  locations: '/inventory/locations',
  purchaseOrders: '/inventory/purchase-orders',
  newPurchaseOrder: '/inventory/purchase-orders/new',
  purchaseOrder: one('/inventory/purchase-orders'),
  receiveItems: (id: string) => `/inventory/purchase-orders/${encodeURIComponent(id)}/receive`,
  suppliers: '/inventory/suppliers',
  reorder: '/inventory/reorder',
  company: one('/wholesale/companies'),
  priceList: one('/wholesale/price-lists'),
  importPrices: (listId: string) => `/wholesale/price-lists/${encodeURIComponent(listId)}/import`,
  importOfPrices: (listId: string, id: string) =>
    `/wholesale/price-lists/${encodeURIComponent(listId)}/import/${encodeURIComponent(id)}`,
  discounts: '/discounts',
  newDiscount: '/discounts/new',
  giftCards: '/discounts/gift-cards',
  newGiftCard: '/discounts/gift-cards/new',
  giftCard: one('/discounts/gift-cards'),
  discount: one('/discounts'),
  sell: '/orders/sell',
  customerDisplay: '/orders/sell/display',
  orders: '/orders',
  registers: '/point-of-sale/registers',
  shifts: '/point-of-sale/shifts',
  shift: one('/point-of-sale/shifts'),
  tillLayout: '/point-of-sale/layout',
  tillAttention: '/point-of-sale/attention',
  tillOutbox: '/point-of-sale/outbox',
  tillSettings: '/point-of-sale/settings',
  unpaidOrders: '/orders?unpaid=1',
  /** Of an age of debts, the longest due first. */
  unpaidOrdersByAge: (age: string) => `/orders?unpaid=1&due=${encodeURIComponent(age)}&sort=due`,
  /** `none`: sales to nobody in particular. */
  unpaidOrdersOf: (customerId: string | 'none', age?: DebtAge) =>
    `/orders?unpaid=1&customer=${encodeURIComponent(customerId)}${age ? `&due=${age}` : ''}`,
  ordersOf: (customerId: string) => `/orders?customer=${encodeURIComponent(customerId)}`,
  orderDrafts: '/orders/drafts',
  unfinishedCheckouts: '/orders/unfinished',
  newOrder: '/orders/new',
  order: one('/orders'),
  reports: '/reports',
  report: one('/reports'),
  customers: '/customers',
  newCustomer: '/customers/new',
  receivables: '/customers/receivables',
  importCustomers: '/customers/import',
  importOfCustomers: one('/customers/import'),
  customer: one('/customers'),
  modules: '/modules',
  storeSettings: '/settings/store',
  receiptSettings: '/settings/receipts',
  paymentSettings: '/settings/payments',
  taxSettings: '/settings/taxes',
  storefrontSettings: '/settings/storefront',
  languages: '/settings/languages',
  translations: one('/settings/languages'),
  translation: (language: string, kind: string, subject: string) =>
    `/settings/languages/${[language, kind, subject].map(encodeURIComponent).join('/')}`,
  deliverySettings: '/settings/delivery',
  modeSettings: '/settings/mode',
  staffSettings: '/settings/staff',
  auditLog: '/settings/audit',
  /** Everything that was done to one record, named as `noun:id`. */
  historyOf: (subject: string) => `/settings/audit?subject=${encodeURIComponent(subject)}`,
  accountSettings: '/settings/account',
  unauthorized: '/unauthorized',
  terms: '/terms',
  privacy: '/privacy',
  about: '/about',
} as const;

/** A path with what a list or a report is narrowed to; nothing of what is empty. */
export function pathWith(
  path: string,
  query: Readonly<Record<string, string | boolean | undefined>>,
): string {
  const set = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  return set.length === 0
    ? path
    : `${path}?${new URLSearchParams(set.map(([name, value]) => [name, String(value)]))}`;
}

/** The log-in page that fits where the user stands (SPEC sections 2 and 8: the iOS one if the path contains ios). */
export function loginPathFor(pathname: string): string {
  return isIosPath(pathname) ? paths.loginIos : paths.login;
}

/** A path contains ios when one of its parts is that word; a token in a mailed link may spell it by chance. */
function isIosPath(pathname: string): boolean {
  return pathname.split('/').includes('ios');
}
