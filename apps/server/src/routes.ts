import { categories } from './catalogue/categories/manifest.ts';
import { imports } from './catalogue/imports/manifest.ts';
import { products } from './catalogue/products/manifest.ts';
import { tillAttention } from './channels/point-of-sale/attention/manifest.ts';
import { tillCopy } from './channels/point-of-sale/copy/manifest.ts';
import { tillLayouts } from './channels/point-of-sale/layout/manifest.ts';
import { pastSales } from './channels/point-of-sale/past-sales/manifest.ts';
import { registers } from './channels/point-of-sale/registers/manifest.ts';
import { tillSales } from './channels/point-of-sale/sales/manifest.ts';
import { tillSettings } from './channels/point-of-sale/settings/manifest.ts';
import { shifts } from './channels/point-of-sale/shifts/manifest.ts';
import { buyerAccounts } from './channels/storefront/accounts/manifest.ts';
import { checkout } from './channels/storefront/checkout/manifest.ts';
import { shopMessages } from './channels/storefront/contact/manifest.ts';
import { storefrontDomains } from './channels/storefront/domains/manifest.ts';
import { looks } from './channels/storefront/looks/manifest.ts';
import { newsletter } from './channels/storefront/newsletter/manifest.ts';
import { paymentProofs } from './channels/storefront/payment-proofs/manifest.ts';
import { shopPictures } from './channels/storefront/pictures/manifest.ts';
import { storefrontPreferences } from './channels/storefront/preferences/manifest.ts';
import { previews } from './channels/storefront/previews/manifest.ts';
import { storefrontRedirects } from './channels/storefront/redirects/manifest.ts';
import { shopStatistics } from './channels/storefront/statistics/manifest.ts';
import { textPages } from './channels/storefront/text-pages/manifest.ts';
import { translations } from './channels/storefront/translations/manifest.ts';
import { agentOrders } from './channels/wholesale/agent-orders/manifest.ts';
import { wholesaleBuyers } from './channels/wholesale/buyers/manifest.ts';
import { wholesaleBuying } from './channels/wholesale/buying/manifest.ts';
import { priceListFiles } from './channels/wholesale/price-lists/imports/manifest.ts';
import { priceLists } from './channels/wholesale/price-lists/manifest.ts';
import { printedCatalogues } from './channels/wholesale/printed-catalogue/manifest.ts';
import { purchaseDocuments } from './channels/wholesale/purchase-documents/manifest.ts';
import { wholesaleQuotes } from './channels/wholesale/quotes/manifest.ts';
import { shoppingLists } from './channels/wholesale/shopping-lists/manifest.ts';
import { wholesaleSupplying } from './channels/wholesale/supplying/manifest.ts';
import { composeHooks } from './core/hooks.ts';
import type { Downloads } from './core/http/downloads.ts';
import type { RouteTable } from './core/http/route.ts';
import { compose, type Manifest, mergeTables } from './core/manifest.ts';
import { customers } from './customers/manifest.ts';
import { home } from './insights/home/manifest.ts';
import { reports } from './insights/reports/manifest.ts';
import { salesSummary } from './insights/sales-summary/manifest.ts';
import { purchasing } from './inventory/purchasing/manifest.ts';
import { stockList } from './inventory/stock-list/manifest.ts';
import { stockTakes } from './inventory/stock-takes/manifest.ts';
import { transfers } from './inventory/transfers/manifest.ts';
import { delivery } from './sales/delivery/manifest.ts';
import { discounts } from './sales/discounts/manifest.ts';
import { documents } from './sales/documents/manifest.ts';
import { giftCards } from './sales/gift-cards/manifest.ts';
import { manualPayments } from './sales/manual-payments/manifest.ts';
import { onlinePayments } from './sales/online-payments/manifest.ts';
import { orders } from './sales/orders/manifest.ts';
import { receivables } from './sales/receivables/manifest.ts';
import { savedViews } from './sales/saved-views/manifest.ts';
import { storeCredit } from './sales/store-credit/manifest.ts';
import { stock } from './stock/manifest.ts';
import { accounts } from './tenancy/accounts/manifest.ts';
import { audit } from './tenancy/audit/manifest.ts';
import { invites } from './tenancy/invites/manifest.ts';
import { live } from './tenancy/live/manifest.ts';
import { modules } from './tenancy/modules/manifest.ts';
import { signIn } from './tenancy/sign-in/manifest.ts';
import { staffing } from './tenancy/staff/manifest.ts';
import { storeJobs } from './tenancy/store-jobs/manifest.ts';
import { stores } from './tenancy/stores/manifest.ts';
import { taxRates } from './tenancy/tax-rates/manifest.ts';

/** Every area, from below to above. What several bring for one thing is done in this order. */
export const manifests = [
  accounts,
  modules,
  staffing,
  stores,
  taxRates,
  invites,
  signIn,
  audit,
  live,
  storeJobs,
  stock,
  categories,
  imports,
  products,
  customers,
  stockList,
  transfers,
  stockTakes,
  purchasing,
  orders,
  onlinePayments,
  storeCredit,
  discounts,
  giftCards,
  documents,
  delivery,
  manualPayments,
  receivables,
  savedViews,
  home,
  reports,
  salesSummary,
  registers,
  tillSettings,
  tillLayouts,
  tillCopy,
  tillSales,
  pastSales,
  shifts,
  tillAttention,
  storefrontPreferences,
  storefrontRedirects,
  storefrontDomains,
  checkout,
  buyerAccounts,
  shopMessages,
  newsletter,
  shopStatistics,
  paymentProofs,
  looks,
  previews,
  shopPictures,
  textPages,
  translations,
  priceLists,
  printedCatalogues,
  shoppingLists,
  priceListFiles,
  agentOrders,
  purchaseDocuments,
  wholesaleSupplying,
  wholesaleBuyers,
  wholesaleBuying,
  wholesaleQuotes,
] as const;

const areas: readonly Manifest[] = manifests;

/** Every path of the API, its method, its guard and its handler. A path under a store names that store. */
export const routes: RouteTable = compose(manifests, 'routes');

/** Every file that a signed link can lead to. */
export const downloads: Downloads = mergeTables(areas.map((area) => area.downloads ?? {}));

/** What areas add to the work of those below them. */
export const hooks = composeHooks(areas);
