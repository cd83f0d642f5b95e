import { allows, type Permission } from '#access/roles.ts';
import { moduleOfPath } from '#modules/module-routes.ts';
import type { ModuleKey, ModuleStatus } from '#modules/modules.ts';

/** One line of the sidebar. Its module follows from its path, see `moduleOfPath`. */
export interface NavigationEntry {
  readonly key: string;
  readonly path: string;
  readonly permission: Permission;
}

/** A line with the pages below it; the line leads to the first of them that the person may open. */
export interface NavigationGroup {
  readonly key: string;
  readonly pages: readonly NavigationEntry[];
}

export type NavigationItem = NavigationEntry | NavigationGroup;

/** The sidebar, top to bottom: the routes that exist, and no others. */
export const navigation = [
  { key: 'home', path: '/', permission: 'openHome' },
  { key: 'sell', path: '/orders/sell', permission: 'openSell' },
  { key: 'orders', path: '/orders', permission: 'seeOrders' },
  {
    key: 'pointOfSale',
    pages: [
      { key: 'registers', path: '/point-of-sale/registers', permission: 'manageRegisters' },
      { key: 'shifts', path: '/point-of-sale/shifts', permission: 'closeShift' },
      { key: 'tillLayout', path: '/point-of-sale/layout', permission: 'manageRegisters' },
      { key: 'tillAttention', path: '/point-of-sale/attention', permission: 'closeShift' },
      { key: 'tillOutbox', path: '/point-of-sale/outbox', permission: 'sell' },
      { key: 'tillSettings', path: '/point-of-sale/settings', permission: 'editStore' },
    ],
  },
  { key: 'customers', path: '/customers', permission: 'keepCustomers' },
  { key: 'products', path: '/products', permission: 'manageProducts' },
  { key: 'inventory', path: '/inventory', permission: 'manageStock' },
  {
    key: 'wholesale',
    pages: [
      { key: 'companies', path: '/wholesale/companies', permission: 'manageWholesale' },
      { key: 'accessRequests', path: '/wholesale/requests', permission: 'manageWholesale' },
      { key: 'quotes', path: '/wholesale/quotes', permission: 'manageWholesale' },
      { key: 'priceLists', path: '/wholesale/price-lists', permission: 'manageWholesale' },
      { key: 'offeredProducts', path: '/wholesale/products', permission: 'manageWholesale' },
      { key: 'wholesaleSettings', path: '/wholesale/settings', permission: 'manageWholesale' },
      { key: 'suppliersToBuyFrom', path: '/wholesale/suppliers', permission: 'buyWholesale' },
      { key: 'purchaseQuotes', path: '/wholesale/purchase-quotes', permission: 'buyWholesale' },
      { key: 'wholesalePurchases', path: '/wholesale/purchases', permission: 'buyWholesale' },
      { key: 'payables', path: '/wholesale/payables', permission: 'buyWholesale' },
    ],
  },
  { key: 'discounts', path: '/discounts', permission: 'giveDiscount' },
  { key: 'reports', path: '/reports', permission: 'seeDayReports' },
  { key: 'theme', path: '/dashboard/theme', permission: 'designStorefront' },
  { key: 'textPages', path: '/dashboard/pages', permission: 'designStorefront' },
  { key: 'modules', path: '/modules', permission: 'switchModules' },
  {
    key: 'settings',
    pages: [
      { key: 'storeSettings', path: '/settings/store', permission: 'editStore' },
      { key: 'taxes', path: '/settings/taxes', permission: 'editStore' },
      { key: 'receipts', path: '/settings/receipts', permission: 'editStore' },
      { key: 'storefront', path: '/settings/storefront', permission: 'manageStorefront' },
      { key: 'languages', path: '/settings/languages', permission: 'designStorefront' },
      { key: 'payments', path: '/settings/payments', permission: 'manageStorefront' },
      { key: 'delivery', path: '/settings/delivery', permission: 'editStore' },
      { key: 'mode', path: '/settings/mode', permission: 'goLive' },
      { key: 'staff', path: '/settings/staff', permission: 'manageStaff' },
      { key: 'auditLog', path: '/settings/audit', permission: 'seeAuditLog' },
      { key: 'account', path: '/settings/account', permission: 'manageOwnAccount' },
    ],
  },
] as const satisfies readonly NavigationItem[];

type Line = (typeof navigation)[number];
type PageBelow = Extract<Line, { pages: unknown }>['pages'][number];

/** Each line and each page below one. */
export type NavigationKey = (Line | PageBelow)['key'];

type Place = Exclude<Line, { pages: unknown }> | PageBelow;

const entries = navigation.flatMap((item): readonly Place[] => ('pages' in item ? item.pages : [item]));

/** Pages below a line of the sidebar that fewer roles open than the line. */
const narrowerPages: readonly Omit<NavigationEntry, 'key'>[] = [
  { path: '/orders/unfinished', permission: 'seeAllSales' },
];

export interface VisiblePage {
  readonly key: NavigationKey;
  readonly path: string;
}

/** A line as it is drawn; `pages` is empty for a line without sub-pages. */
export interface VisibleNavigation {
  readonly key: NavigationKey;
  readonly path: string;
  readonly pages: readonly VisiblePage[];
}

/** The lines that a person with these roles sees in a store with these modules. */
export function visibleNavigation(
  userRoles: readonly string[],
  modules: Readonly<Record<string, ModuleStatus>>,
): VisibleNavigation[] {
  const visible = (entry: NavigationEntry) => {
    const module = moduleOfPath(entry.path);
    return allows(userRoles, entry.permission) && (module === null || modules[module] === 'active');
  };
  return navigation.flatMap((item): VisibleNavigation[] => {
    if (!('pages' in item)) return visible(item) ? [{ key: item.key, path: item.path, pages: [] }] : [];
    const pages = item.pages.filter(visible);
    const [first] = pages;
    return first ? [{ key: item.key, path: first.path, pages }] : [];
  });
}

/** The line of the sidebar that a module brings; undefined while it has none. */
export function lineOfModule(key: ModuleKey): NavigationKey | undefined {
  return navigation.find((item) => {
    const places: readonly NavigationEntry[] = 'pages' in item ? item.pages : [item];
    return places.some(({ path }) => moduleOfPath(path) === key);
  })?.key;
}

/** Whether the roles open a console path (query and fragment aside). A path that is not in the sidebar, and not below
 * one of its pages, is not theirs. */
export function mayOpen(userRoles: readonly string[], path: string): boolean {
  const [pathname = ''] = path.split(/[?#]/, 1);
  const isIn = (page: { readonly path: string }) =>
    pathname === page.path || (page.path !== '/' && pathname.startsWith(`${page.path}/`));
  const mayIn = (page: Omit<NavigationEntry, 'key'>) => allows(userRoles, page.permission);
  return (
    entries.some((entry) => isIn(entry) && mayIn(entry)) &&
    narrowerPages.every((page) => !isIn(page) || mayIn(page))
  );
}
