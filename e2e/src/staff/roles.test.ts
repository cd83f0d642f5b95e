import { roleLabels } from '@sokoni/messages/en/accounts/roles';
import type { Role } from '@sokoni/rules/access/roles';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newColleague } from '#fixtures/staff-fixtures.ts';
import { grave } from '#support/browser/axe.ts';
import { launch } from '#support/browser/browser.ts';
import { visitStore } from '#support/browser/visit-store.ts';
import { type Merchant, newMerchant, newStore, type OpenedStore } from '#support/server/api.ts';

const url = inject('serverUrl');
let browser: Browser;
let amina: Merchant;
let store: OpenedStore;
beforeAll(async () => {
  browser = await launch();
  amina = await newMerchant(url);
  store = await newStore(url, amina.token, { name: 'Duka la Kazi' });
});
afterAll(() => browser.close());

const everything = [
  'Home',
  'Sell',
  'Orders',
  'Customers',
  'Products',
  'Inventory',
  'Discounts',
  'Reports',
  'Theme',
  'Pages',
  'Modules',
  'Settings',
];
const everySetting = [
  ...[
    'Store',
    'Taxes',
    'Receipts',
    'Online store',
    'Languages',
    'Payments',
    'Delivery',
    'Mode',
    'Staff',
    'Audit log',
  ],
  'Account',
];

interface Place {
  role: Role;
  menu: string[];
  /** The pages beside the settings; one that stands alone has no menu of its own. */
  settings: string[];
  /** An address that the role does not open. */
  forbidden?: string;
}

const places: Place[] = [
  { role: 'super_admin', menu: everything, settings: everySetting },
  { role: 'admin', menu: everything, settings: everySetting },
  {
    role: 'manager',
    menu: everything.filter((place) => place !== 'Home'),
    settings: ['Store', 'Taxes', 'Receipts', 'Languages', 'Delivery', 'Account'],
    forbidden: '/settings/audit',
  },
  {
    role: 'supervisor',
    menu: ['Sell', 'Orders', 'Customers', 'Discounts', 'Reports', 'Settings'],
    settings: [],
    forbidden: '/modules',
  },
  {
    role: 'associate',
    menu: ['Sell', 'Orders', 'Customers', 'Settings'],
    settings: [],
    forbidden: '/settings/store',
  },
  {
    role: 'inventory_officer',
    menu: ['Sell', 'Orders', 'Products', 'Inventory', 'Settings'],
    settings: [],
    forbidden: '/settings/taxes',
  },
];

describe('SPEC 6, CONTRACT "Roles": what each role sees', () => {
  it.each(places)('$role', async ({ role, menu, settings, forbidden }) => {
    const person = role === 'super_admin' ? amina : await newColleague(url, amina, store, role, 'Otieno');
    const isAdmin = role === 'super_admin' || role === 'admin';
    const { page, context, faults } = await visitStore(browser, url, person, '/');
    const main = page.getByRole('navigation', { name: 'Main' });
    await expect.poll(() => new URL(page.url()).pathname).toBe(isAdmin ? '/' : '/orders/sell');
    await expect.poll(() => main.getByRole('link').allInnerTexts()).toEqual(menu);
    const ribbon = page.getByRole('complementary', { name: 'Store mode' });
    await expect.poll(() => ribbon.getByRole('link', { name: 'Go live' }).count()).toBe(isAdmin ? 1 : 0);

    await page.goto('/orders/sell');
    if (role === 'inventory_officer') {
      await page.getByRole('heading', { name: 'Orders to pick', level: 1 }).waitFor();
      await page.getByText('No orders to pick').waitFor();
      // No money: neither the store's currency nor a sum, anywhere on the page.
      await expect.poll(() => page.locator('body').textContent()).not.toMatch(/KES|KSh|\bsum\b|price/i);
    } else {
      await page.getByRole('heading', { name: 'Use this device as a register' }).waitFor();
      if (role === 'associate') await page.getByText('Ask a supervisor or manager to log in').waitFor();
      await expect
        .poll(() => page.getByRole('button', { name: 'Start selling' }).count())
        .toBe(role === 'associate' ? 0 : 1);
    }
    expect(await grave(page)).toEqual([]);

    await page.goto('/products');
    if (menu.includes('Products')) await page.getByText('No products yet').waitFor();
    else await page.waitForURL('**/unauthorized');

    await page.goto('/customers');
    if (menu.includes('Customers')) await page.getByText('No customers yet').waitFor();
    else await page.waitForURL('**/unauthorized');

    await page.goto('/settings/account');
    await page.getByRole('heading', { name: 'Account', level: 1 }).waitFor();
    const pages = page.getByRole('navigation', { name: 'Settings' });
    await expect.poll(() => pages.getByRole('link').allInnerTexts()).toEqual(settings);
    if (role !== 'super_admin')
      await page.getByText(`You work in Duka la Kazi as ${roleLabels[`role.${role}`]}.`).waitFor();
    await page.goto('/settings/store');
    if (settings.includes('Store')) {
      await page.getByLabel('Business name').waitFor();
      await expect
        .poll(() => page.getByRole('button', { name: 'Close store…' }).count())
        .toBe(role === 'super_admin' ? 1 : 0);
    }
    if (forbidden) {
      await page.goto(forbidden);
      await page.waitForURL('**/unauthorized');
      await page.getByRole('heading', { name: 'You don’t have access to this page' }).waitFor();
      expect(await grave(page)).toEqual([]);
      await page.getByRole('link', { name: 'Go to Sell' }).click();
      await page.waitForURL('**/orders/sell');
    }
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('SPEC 8: a 403', () => {
  it('sends to /unauthorized when the role was taken away meanwhile', async () => {
    const { page, context, faults } = await visitStore(browser, url, amina, '/modules');
    await page.getByRole('switch').first().waitFor();
    await page.route('**/modules', (route) =>
      route.fulfill({
        status: 403,
        json: {
          code: 403,
          error: 'not_allowed',
          message: 'Your role does not allow this.',
          request_id: 'r-1',
        },
      }),
    );
    await page.getByRole('switch').first().click();
    await page.waitForURL('**/unauthorized');
    await page.getByRole('heading', { name: 'You don’t have access to this page' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});
