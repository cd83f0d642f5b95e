import { allows, type Permission } from '#access/roles.ts';
import { moduleOfPath } from '#modules/module-routes.ts';
import { type ModuleKey, type ModuleStatus, modules } from '#modules/modules.ts';

/** One line of the sidebar. Its module follows from its path, see `moduleOfPath`. */
export interface NavigationEntry {
  readonly label: string;
  readonly path: string;
  readonly permission: Permission;
}

/** A line with the pages below it; the line leads to the first of them that the person may open. */
export interface NavigationGroup {
  readonly label: string;
  readonly pages: readonly NavigationEntry[];
}

export type NavigationItem = NavigationEntry | NavigationGroup;

/** The sidebar, top to bottom: the routes that exist, and no others. */
export const navigation = [
  { label: 'Home', path: '/', permission: 'openHome' },
  { label: 'Sell', path: '/orders/sell', permission: 'openSell' },
  { label: 'Orders', path: '/orders', permission: 'seeOrders' },
  { label: 'Customers', path: '/customers', permission: 'keepCustomers' },
  { label: 'Products', path: '/products', permission: 'manageProducts' },
  { label: 'Inventory', path: '/inventory', permission: 'manageStock' },
  { label: 'Discounts', path: '/discounts', permission: 'giveDiscount' },
  { label: 'Reports', path: '/reports', permission: 'seeDayReports' },
  { label: 'Theme', path: '/dashboard/theme', permission: 'editStore' },
  { label: 'Modules', path: '/modules', permission: 'switchModules' },
  {
    label: 'Settings',
    pages: [
      { label: 'Store', path: '/settings/store', permission: 'editStore' },
      { label: 'Taxes', path: '/settings/taxes', permission: 'editStore' },
      { label: 'Receipts', path: '/settings/receipts', permission: 'editStore' },
      { label: 'Mode', path: '/settings/mode', permission: 'goLive' },
      { label: 'Staff', path: '/settings/staff', permission: 'manageStaff' },
      { label: 'Audit log', path: '/settings/audit', permission: 'seeAuditLog' },
      { label: 'Account', path: '/settings/account', permission: 'manageOwnAccount' },
    ],
  },
] as const satisfies readonly NavigationItem[];

const entries = (navigation as readonly NavigationItem[]).flatMap((item) =>
  'pages' in item ? item.pages : [item],
);

/** A line as it is drawn; `pages` is empty for a line without sub-pages. */
export interface VisibleNavigation {
  readonly label: string;
  readonly path: string;
  readonly pages: readonly NavigationEntry[];
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
  return (navigation as readonly NavigationItem[]).flatMap((item): VisibleNavigation[] => {
    if (!('pages' in item)) return visible(item) ? [{ label: item.label, path: item.path, pages: [] }] : [];
    const pages = item.pages.filter(visible);
    const [first] = pages;
    return first ? [{ label: item.label, path: first.path, pages }] : [];
  });
}

/** What a module is called in a sentence or on a button: its line of the sidebar, or its title while it has none. */
export function moduleName(key: ModuleKey): string {
  return entries.find(({ path }) => moduleOfPath(path) === key)?.label ?? modules[key].title;
}

/** Whether the roles open a console path (query and fragment aside). A path that is not in the sidebar, and not below
 * one of its pages, is not theirs. */
export function mayOpen(userRoles: readonly string[], path: string): boolean {
  const [pathname = ''] = path.split(/[?#]/, 1);
  return entries.some(
    (entry) =>
      (pathname === entry.path || (entry.path !== '/' && pathname.startsWith(`${entry.path}/`))) &&
      allows(userRoles, entry.permission),
  );
}
