/** Query keys. What belongs to a store carries its id, so that one store's figures never show in another. */
export const keys = {
  start: ['start'] as const,
  me: ['me'] as const,
  sessions: ['sessions'] as const,
  inbox: ['inbox'] as const,
  closedStores: ['closed-stores'] as const,
  subDomain: (label: string) => ['sub-domain', label] as const,
  /** The store itself, and the start of the key of everything in it. */
  store: (storeId: string) => ['store', storeId] as const,
  /** How the store stands, and the start of the key of how far it is set up. */
  home: (storeId: string) => ['store', storeId, 'home'] as const,
  overview: (storeId: string) => ['store', storeId, 'home', 'overview'] as const,
  reports: (storeId: string) => ['store', storeId, 'reports'] as const,
  modules: (storeId: string) => ['store', storeId, 'modules'] as const,
  staff: (storeId: string) => ['store', storeId, 'staff'] as const,
  sentInvites: (storeId: string) => ['store', storeId, 'invites'] as const,
  auditLog: (storeId: string) => ['store', storeId, 'audit-log'] as const,
  products: (storeId: string) => ['store', storeId, 'products'] as const,
  /** The product itself, and the start of the key of its stock and movements. */
  product: (storeId: string, productId: string) => ['store', storeId, `product ${productId}`] as const,
  productWords: (storeId: string) => ['store', storeId, 'product-words'] as const,
  imports: (storeId: string, kind: string) => ['store', storeId, 'imports', kind] as const,
  import: (storeId: string, importId: string) => ['store', storeId, `import ${importId}`] as const,
  paymentProviders: (storeId: string) => ['store', storeId, 'payment-providers'] as const,
  unclearPayments: (storeId: string) => ['store', storeId, 'unclear-payments'] as const,
  taxRates: (storeId: string) => ['store', storeId, 'tax-rates'] as const,
  categories: (storeId: string) => ['store', storeId, 'categories'] as const,
  /** The list of stock and the ledger. */
  stock: (storeId: string) => ['store', storeId, 'stock'] as const,
  /** All of them, and the start of the key of each. */
  transfers: (storeId: string) => ['store', storeId, 'transfers'] as const,
  stockTakes: (storeId: string) => ['store', storeId, 'stock-takes'] as const,
  locations: (storeId: string) => ['store', storeId, 'locations'] as const,
  views: (storeId: string, list: string) => ['store', storeId, 'views', list] as const,
  bulkEdits: (storeId: string) => ['store', storeId, 'bulk-edits'] as const,
  suppliers: (storeId: string) => ['store', storeId, 'suppliers'] as const,
  purchaseOrders: (storeId: string) => ['store', storeId, 'purchase-orders'] as const,
  purchaseOrder: (storeId: string, orderId: string) =>
    ['store', storeId, `purchase-order ${orderId}`] as const,
  /** All of them, and the start of the key of each. */
  orders: (storeId: string) => ['store', storeId, 'orders'] as const,
  orderActs: (storeId: string) => ['store', storeId, 'order-bulk-actions'] as const,
  itemsForSale: (storeId: string) => ['store', storeId, 'sellable-items'] as const,
  order: (storeId: string, orderId: string) => ['store', storeId, 'orders', 'one', orderId] as const,
  purchaseItems: (storeId: string) => ['store', storeId, 'purchasable-items'] as const,
  lowStock: (storeId: string) => ['store', storeId, 'low-stock'] as const,
  customers: (storeId: string) => ['store', storeId, 'customers'] as const,
  /** Who owes, and what all of them owe together. */
  receivables: (storeId: string) => ['store', storeId, 'receivables'] as const,
  customer: (storeId: string, customerId: string) => ['store', storeId, `customer ${customerId}`] as const,
  customerGroups: (storeId: string) => ['store', storeId, 'customer-groups'] as const,
  /** The companies that buy: all of them, and the start of the key of each; so for what follows. */
  companies: (storeId: string) => ['store', storeId, 'companies'] as const,
  accessRequests: (storeId: string) => ['store', storeId, 'access-requests'] as const,
  priceLists: (storeId: string) => ['store', storeId, 'price-lists'] as const,
  /** The variants of the store as a price list has them. */
  listedPrices: (storeId: string, priceListId: string) =>
    ['store', storeId, `listed-prices ${priceListId}`] as const,
  offeredProducts: (storeId: string) => ['store', storeId, 'offered-products'] as const,
  wholesaleSettings: (storeId: string) => ['store', storeId, 'wholesale-settings'] as const,
  /** All of them, and the start of the key of each. */
  discounts: (storeId: string) => ['store', storeId, 'discounts'] as const,
  giftCards: (storeId: string) => ['store', storeId, 'gift-cards'] as const,
  registers: (storeId: string) => ['store', storeId, 'registers'] as const,
  delivery: (storeId: string) => ['store', storeId, 'delivery'] as const,
  manualPayments: (storeId: string) => ['store', storeId, 'manual payments'] as const,
  tillSettings: (storeId: string) => ['store', storeId, 'till settings'] as const,
  /** All of them, and the start of the key of each. */
  tillLayout: (storeId: string) => ['store', storeId, 'till layout'] as const,
  tillAttention: (storeId: string) => ['store', storeId, 'till attention'] as const,
  /** The look of the shop, its pages, pictures and doors: the start of the key of each. */
  storefront: (storeId: string) => ['store', storeId, 'storefront'] as const,
  /** Apart from the look: what is drawn from it does not change with each key. */
  shopPreview: (storeId: string) => ['store', storeId, 'shop preview'] as const,
  shifts: (storeId: string) => ['store', storeId, 'shifts'] as const,
  /** Apart from the store: lines that somebody types over do not change under their hands. */
  variantCells: (storeId: string) => ['variant-cells', storeId] as const,
  receiptSettings: (storeId: string) => ['store', storeId, 'receipt-settings'] as const,
  /** Stores to buy from, each with what was agreed, and the start of the key of what it offers. */
  wholesaleSuppliers: (storeId: string) => ['store', storeId, 'wholesale-suppliers'] as const,
  /** Apart from the store: the cart is settled with the device's own whenever it is read. */
  wholesaleCart: (storeId: string, supplierId: string) => ['wholesale-cart', storeId, supplierId] as const,
  /** All of them, and the start of the key of each. */
  wholesalePurchases: (storeId: string) => ['store', storeId, 'wholesale-purchases'] as const,
  /** What was quoted to companies: all of them, and the start of the key of each; then the same of suppliers. */
  wholesaleQuotes: (storeId: string) => ['store', storeId, 'wholesale-quotes'] as const,
  purchaseQuotes: (storeId: string) => ['store', storeId, 'wholesale-purchase-quotes'] as const,
  payables: (storeId: string) => ['store', storeId, 'payables'] as const,
  jobs: (storeId: string) => ['store', storeId, 'jobs'] as const,
  job: (storeId: string, jobId: string) => ['store', storeId, `job ${jobId}`] as const,
};

/** The keys above, whatever the ids in them. */
type Keys = {
  [Name in keyof typeof keys]: (typeof keys)[Name] extends (...ids: never[]) => infer Key
    ? Key
    : (typeof keys)[Name];
};

/** One of the keys above and whatever is asked under it. Under the store itself lies only what has a key of its own. */
export type Subkey = readonly [...Exclude<Keys[keyof Keys], Keys['store']>, ...unknown[]];

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: Keys['store'] | Subkey;
  }
}
