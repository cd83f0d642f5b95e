import { one } from '#paths.ts';

/** The links within wholesale: nobody else needs them, and a first page does not carry them. */
export const wholesalePaths = {
  companies: '/wholesale/companies',
  companyOrder: (customerId: string) => `/wholesale/companies/${encodeURIComponent(customerId)}/order`,
  accessRequests: '/wholesale/requests',
  quotes: '/wholesale/quotes',
  newQuote: '/wholesale/quotes/new',
  newQuoteFor: (customerId: string) => `/wholesale/quotes/new?company=${encodeURIComponent(customerId)}`,
  quote: one('/wholesale/quotes'),
  priceLists: '/wholesale/price-lists',
  offeredProducts: '/wholesale/products',
  wholesaleSettings: '/wholesale/settings',
  suppliersToBuyFrom: '/wholesale/suppliers',
  supplierToBuyFrom: one('/wholesale/suppliers'),
  purchaseQuotes: '/wholesale/purchase-quotes',
  purchaseQuote: one('/wholesale/purchase-quotes'),
  wholesalePurchases: '/wholesale/purchases',
  wholesalePurchase: one('/wholesale/purchases'),
  payables: '/wholesale/payables',
} as const;
