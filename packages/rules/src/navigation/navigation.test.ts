import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roles } from '#access/roles.ts';
import { moduleKeys } from '#modules/modules.ts';
import { moduleStatuses } from '#modules/recommended-modules.ts';
import { lineOfModule, mayOpen, visibleNavigation } from './navigation.ts';

const none = moduleStatuses({
  web_support: false,
  pos_support: false,
  store_module: 'general_store',
  product_type_id: null,
});
const lines = (...userRoles: string[]) =>
  visibleNavigation(userRoles, none).map(({ key, path }) => `${key} ${path}`);

describe('SPEC 2: the sidebar', () => {
  it('shows an admin everything that exists, even with every module off', () => {
    expect(moduleKeys.every((key) => none[key] === 'disabled')).toBe(true);
    for (const admin of ['admin', 'super_admin']) {
      expect(lines(admin)).toEqual([
        'home /',
        'sell /orders/sell',
        'orders /orders',
        'customers /customers',
        'products /products',
        'discounts /discounts',
        'reports /reports',
        'theme /dashboard/theme',
        'textPages /dashboard/pages',
        'modules /modules',
        'settings /settings/store',
      ]);
    }
  });

  it('shows a module to whoever works with it, while it is on', () => {
    const withInventory = { ...none, module_inventory: 'active' } as const;
    const has = (role: string) =>
      visibleNavigation([role], withInventory).some(({ path }) => path === '/inventory');
    expect(roles.filter(has)).toEqual(['inventory_officer', 'manager', 'admin', 'super_admin']);
  });

  it('shows the pages of the registers to whoever may open them, while the point of sale is on', () => {
    const withRegisters = { ...none, module_pos: 'active' } as const;
    const pagesOf = (role: string) =>
      visibleNavigation([role], withRegisters)
        .find(({ key }) => key === 'pointOfSale')
        ?.pages.map(({ path }) => path);
    expect(pagesOf('supervisor')).toEqual([
      '/point-of-sale/registers',
      '/point-of-sale/shifts',
      '/point-of-sale/layout',
      '/point-of-sale/attention',
      '/point-of-sale/outbox',
    ]);
    expect(pagesOf('manager')).toContain('/point-of-sale/settings');
    expect(pagesOf('associate')).toEqual(['/point-of-sale/outbox']);
    expect(pagesOf('inventory_officer')).toBeUndefined();
  });

  it('shows both sides of wholesale to managers, while the module is on', () => {
    const withWholesale = { ...none, module_wholesale: 'active' } as const;
    const pagesOf = (role: string) =>
      visibleNavigation([role], withWholesale)
        .find(({ key }) => key === 'wholesale')
        ?.pages.map(({ key }) => key);
    expect(pagesOf('manager')).toEqual([
      'companies',
      'accessRequests',
      'quotes',
      'priceLists',
      'offeredProducts',
      'wholesaleSettings',
      'suppliersToBuyFrom',
      'purchaseQuotes',
      'wholesalePurchases',
      'payables',
    ]);
    for (const role of ['supervisor', 'associate', 'inventory_officer'])
      expect(pagesOf(role)).toBeUndefined();
  });

  it('knows the line of a module, and that some have none', () => {
    expect(lineOfModule('module_inventory')).toBe('inventory');
    expect(lineOfModule('module_pos')).toBe('pointOfSale');
    expect(lineOfModule('module_wholesale')).toBe('wholesale');
    expect(lineOfModule('module_messaging')).toBeUndefined();
  });

  it('lists the pages of the settings', () => {
    const settings = visibleNavigation(['admin'], none).at(-1);
    expect(settings?.pages.map(({ path }) => path)).toEqual([
      '/settings/store',
      '/settings/taxes',
      '/settings/receipts',
      '/settings/storefront',
      '/settings/languages',
      '/settings/payments',
      '/settings/delivery',
      '/settings/mode',
      '/settings/staff',
      '/settings/audit',
      '/settings/account',
    ]);
  });

  it('leads each role only where it may go (CONTRACT "Roles")', () => {
    expect(lines('manager')).toEqual([
      'sell /orders/sell',
      'orders /orders',
      'customers /customers',
      'products /products',
      'discounts /discounts',
      'reports /reports',
      'theme /dashboard/theme',
      'textPages /dashboard/pages',
      'modules /modules',
      'settings /settings/store',
    ]);
    expect(lines('supervisor')).toEqual([
      'sell /orders/sell',
      'orders /orders',
      'customers /customers',
      'discounts /discounts',
      'reports /reports',
      'settings /settings/account',
    ]);
    expect(lines('associate')).toEqual([
      'sell /orders/sell',
      'orders /orders',
      'customers /customers',
      'settings /settings/account',
    ]);
    expect(lines('inventory_officer')).toEqual([
      'sell /orders/sell',
      'orders /orders',
      'products /products',
      'settings /settings/account',
    ]);
    expect(lines()).toEqual([]);
  });

  it('shows no line that does not open', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...roles)), (userRoles) => {
        for (const { path, pages } of visibleNavigation(userRoles, none)) {
          for (const shown of [path, ...pages.map((page) => page.path)]) {
            expect(mayOpen(userRoles, shown)).toBe(true);
          }
        }
      }),
    );
  });
});

describe('CONTRACT "Guards and landings": the role may see it', () => {
  it('asks the table, query and fragment aside', () => {
    expect(mayOpen(['admin'], '/settings/staff?tab=invites#list')).toBe(true);
    expect(mayOpen(['admin'], '/products#list')).toBe(true);
    expect(mayOpen(['manager'], '/settings/staff')).toBe(false);
    expect(mayOpen(['manager'], '/products/new')).toBe(true);
    expect(mayOpen(['associate'], '/')).toBe(false);
    expect(mayOpen(['associate'], '/orders/sell')).toBe(true);
    expect(mayOpen(['supervisor'], '/orders/unfinished')).toBe(true);
    expect(mayOpen(['associate'], '/orders/unfinished')).toBe(false);
    expect(mayOpen(['inventory_officer'], '/orders/unfinished?search=ada')).toBe(false);
  });

  it.each([
    '',
    '/login',
    '/select-store',
    '//evil.example',
    'https://evil.example/',
    '/productsx',
    '/unknown',
  ])('does not know %j', (path) => {
    expect(mayOpen(['super_admin'], path)).toBe(false);
  });
});
