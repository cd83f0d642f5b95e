import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newColleague } from '#fixtures/staff-fixtures.ts';
import { type Host, newHost } from '#fixtures/store-fixtures.ts';
import { grave } from '#support/browser/axe.ts';
import { launch } from '#support/browser/browser.ts';
import { holdCall } from '#support/browser/delay-call.ts';
import { visitStore } from '#support/browser/visit-store.ts';
import type { Merchant } from '#support/server/api.ts';
import { newStore } from '#support/server/api.ts';
import { scan } from '#support/till/scan.ts';

const url = inject('serverUrl');
/** What comes faster than a person types is taken for a scanner's. */
const atAPersonsPace = { delay: 100 };
let browser: Browser;
let amina: Host;
let juma: Merchant;
beforeAll(async () => {
  browser = await launch();
  amina = await newHost(url, 'Duka la Amina');
  juma = await newColleague(url, amina.owner, amina, 'associate', 'Juma');
  await newStore(url, amina.owner.token, { name: 'Soko la Mjini' });
});
afterAll(() => browser.close());

describe('DESIGN: the command palette', () => {
  it('opens with Ctrl+K anywhere, goes to a page, and changes the store', async () => {
    const { page, context, faults } = await visitStore(browser, url, amina.owner, '/dashboard/theme', {
      store: 'Duka la Amina',
    });
    await page.keyboard.press('Control+k');
    const search = page.getByRole('combobox', { name: 'Search or run a command' });
    await search.waitFor();
    expect(await options(page)).toEqual([
      'Home, Go to',
      'Sell, Go to',
      'Orders, Go to',
      'Customers, Go to',
      'Products, Go to',
      'Inventory, Go to',
      'Discounts, Go to',
      'Reports, Go to',
      'Theme, Go to',
      'Pages, Go to',
      'Modules, Go to',
      'Settings: Store, Go to',
      'Settings: Taxes, Go to',
      'Settings: Receipts, Go to',
      'Settings: Online store, Go to',
      'Settings: Languages, Go to',
      'Settings: Payments, Go to',
      'Settings: Delivery, Go to',
      'Settings: Mode, Go to',
      'Settings: Staff, Go to',
      'Settings: Audit log, Go to',
      'Settings: Account, Go to',
      'New order, Actions',
      'Add product, Actions',
      'Add customer, Actions',
      'Soko la Mjini, Switch store…',
      'All stores, Switch store…',
      'Create New Store, Switch store…',
      'Default Web Store, Help',
      'Point of Sale, Help',
      'Integrating Mobile App, Help',
      'Business to Business (B2B), Help',
      'Messaging, Help',
      'Keyboard shortcuts, Help',
      'Light theme, Theme',
      'Dark theme, Theme',
      'Match device, Theme',
      'Log out, Account',
    ]);
    expect(await grave(page)).toEqual([]);
    await search.fill('tax');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/settings/taxes');
    await page.getByRole('heading', { name: 'Taxes', level: 1 }).waitFor();

    await page.keyboard.press('Meta+k');
    await search.fill('switch');
    await page.getByRole('option', { name: 'Soko la Mjini, Switch store…' }).click();
    await expect.poll(() => page.title()).toBe('Soko la Mjini | Sokoni');
    await page.keyboard.press('Control+k');
    await search.fill('nothing like this');
    await page.getByText('No results. Try another word.').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
    await context.close();
  });

  it('loses no letter that is typed before it is there', async () => {
    const { page, context, faults } = await visitStore(browser, url, amina.owner, '/dashboard/theme', {
      store: 'Duka la Amina',
    });
    const letGo = await holdCall(page, '/palette-*.js');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('cdx');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('s');
    letGo();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.type('v');
    await page.getByRole('option', { name: 'Import products, Actions' }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/products/import');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('offers an associate only what an associate may do', async () => {
    const { page, context, faults } = await visitStore(browser, url, juma, '/orders/sell');
    await page.keyboard.press('Control+k');
    await page.getByRole('option').first().waitFor();
    const pages = (await options(page)).filter((option) => option.endsWith(', Go to'));
    expect(pages).toEqual(['Sell, Go to', 'Orders, Go to', 'Customers, Go to', 'Settings: Account, Go to']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/orders');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const menu = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect.poll(() => menu.allInnerTexts()).toEqual(['Sell', 'Orders', 'Customers', 'Settings']);
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('DESIGN: letters as shortcuts', () => {
  it('g and a letter go to a page, ? lists them, and a field keeps its letters', async () => {
    const { page, context, faults } = await visitStore(browser, url, amina.owner, '/dashboard/theme', {
      store: 'Duka la Amina',
    });
    await page.keyboard.type('gp', atAPersonsPace);
    await page.waitForURL('**/products');
    await page.keyboard.type('go', atAPersonsPace);
    await page.waitForURL('**/orders');
    await page.getByText('No orders yet').waitFor();
    // The code that a scanner types is no row of shortcuts, whatever it begins with.
    await scan(page, 'GP-100');
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await dialog.getByText('Go to Products').waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/orders');
    await expect
      .poll(() => dialog.locator('dt').allInnerTexts())
      .toEqual([
        'Search and commands',
        'Save changes',
        'Close dialog or menu',
        'Go to Home',
        'Go to Sell',
        'Go to Orders',
        'Go to Customers',
        'Go to Products',
        'Go to Inventory',
        'Go to Discounts',
        'Go to Reports',
        'Go to Theme',
        'Go to Modules',
        'Show these shortcuts',
      ]);
    expect(await grave(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.goto('/settings/store');
    await page.getByLabel('Description').click();
    await page.keyboard.type('gp?');
    await expect.poll(() => page.getByLabel('Description').inputValue()).toBe('gp?');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/settings/store');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('can be switched off', async () => {
    const { page, context } = await visitStore(browser, url, amina.owner, '/dashboard/theme', {
      store: 'Duka la Amina',
    });
    await page.keyboard.press('?');
    await page.getByRole('switch', { name: 'Letter shortcuts' }).uncheck();
    await page.keyboard.press('Escape');
    await page.clock.install();
    await page.keyboard.type('gp', atAPersonsPace);
    await page.clock.runFor(1_000);
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/dashboard/theme');
    await context.close();
  });
});

describe('SPEC 9: Listbox type-ahead search clears after 350 ms', () => {
  it('adds letters up to then and begins anew from there', async () => {
    const { page, context, faults } = await visitStore(browser, url, juma, '/orders/sell');
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Account', exact: true }).waitFor();
    // 'm', 'ma': the theme of this device; 'd' after the pause: dark, not 'mad'.
    await page.keyboard.type('m');
    await page.clock.runFor(349);
    await page.keyboard.type('a');
    expect(await focusedItem(page)).toBe('Match device');
    await page.clock.runFor(349);
    await page.keyboard.type('d');
    expect(await focusedItem(page)).toBe('Match device');
    await page.clock.runFor(350);
    await page.keyboard.type('d');
    expect(await focusedItem(page)).toBe('Dark');
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('SPEC 5: Number inputs', () => {
  it('block the letter e, round to 2 decimals, and blur when the wheel turns', async () => {
    const { page, context, faults } = await visitStore(browser, url, amina.owner, '/settings/taxes', {
      store: 'Duka la Amina',
    });
    const price = page.getByRole('spinbutton', { name: 'A product costs' });
    await price.fill('');
    await page.keyboard.type('1e6E.545');
    await expect.poll(() => price.inputValue()).toBe('16.545');
    await price.hover();
    await page.mouse.wheel(0, 100);
    await expect.poll(() => price.evaluate((field) => field === document.activeElement)).toBe(false);
    await expect.poll(() => price.inputValue()).toBe('16.55');
    expect(faults).toEqual([]);
    await context.close();
  });
});

function options(page: Page): Promise<string[]> {
  return page
    .getByRole('option')
    .evaluateAll((all) => all.map((option) => option.getAttribute('aria-label') ?? ''));
}

function focusedItem(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.textContent ?? '');
}
