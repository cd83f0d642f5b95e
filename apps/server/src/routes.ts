import { categories } from './catalogue/categories/manifest.ts';
import { imports } from './catalogue/imports/manifest.ts';
import { products } from './catalogue/products/manifest.ts';
import { tillAttention } from './channels/point-of-sale/attention/manifest.ts';
import { tillCopy } from './channels/point-of-sale/copy/manifest.ts';
import { registers } from './channels/point-of-sale/registers/manifest.ts';
import { tillSales } from './channels/point-of-sale/sales/manifest.ts';
import { shifts } from './channels/point-of-sale/shifts/manifest.ts';
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
import { discounts } from './sales/discounts/manifest.ts';
import { documents } from './sales/documents/manifest.ts';
import { giftCards } from './sales/gift-cards/manifest.ts';
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
  storeCredit,
  discounts,
  giftCards,
  documents,
  receivables,
  savedViews,
  home,
  reports,
  salesSummary,
  registers,
  tillCopy,
  tillSales,
  shifts,
  tillAttention,
] as const;

const areas: readonly Manifest[] = manifests;

/** Every path of the API, its method, its guard and its handler. A path under a store names that store. */
export const routes: RouteTable = compose(manifests, 'routes');

/** Every file that a signed link can lead to. */
export const downloads: Downloads = mergeTables(areas.map((area) => area.downloads ?? {}));

/** What areas add to the work of those below them. */
export const hooks = composeHooks(areas);
