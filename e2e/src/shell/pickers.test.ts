import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addProduct, productStore } from '#fixtures/product-fixtures.ts';
import { newSupplier } from '#fixtures/purchasing-fixtures.ts';
import { launch } from '#support/browser/browser.ts';
import { holdCall } from '#support/browser/delay-call.ts';
import { visitStore } from '#support/browser/visit-store.ts';
import { call } from '#support/server/api.ts';

const url = inject('serverUrl');
let browser: Browser;
let shop: Awaited<ReturnType<typeof productStore>>;
let customerId: string;

beforeAll(async () => {
  browser = await launch();
  shop = await productStore(url);
  const at = { token: shop.store.businessToken, params: { id: shop.store.id } };
  // The first of all is what nobody looks for.
  for (const title of ['Antenna', 'Radio, large', 'Radio, small'])
    await addProduct(url, shop.store, { title, status: 'active', price: 500, opening_stock: 9 });
  for (const name of ['Asha Kamau', 'Asha Mwangi'])
    await call(url, 'POST /marketplace/v1/stores/{id}/customers', { ...at, body: { name } });
  const zuri = await call(url, 'POST /marketplace/v1/stores/{id}/customers', {
    ...at,
    body: { name: 'Zuri' },
  });
  customerId = zuri.data.id;
  for (const name of ['Bedding', 'Kitchen', 'Kites'])
    await call(url, 'POST /marketplace/v1/stores/{id}/categories', { ...at, body: { name } });
  for (const name of ['Abebe Traders', 'Kilimo Supplies', 'Kilimo Traders'])
    await newSupplier(url, { token: shop.store.businessToken, storeId: shop.store.id }, name);
  await call(url, 'POST /marketplace/v1/stores/{id}/locations', { ...at, body: { name: 'Kiosk' } });
  await call(url, 'POST /marketplace/v1/stores/{id}/orders', {
    ...at,
    body: {
      lines: [{ title: 'Repair', unit_price: 500, quantity: 1 }],
      settlement: { payment_type: 'pod' },
    },
  });
});
afterAll(() => browser.close());

interface Picker {
  path: () => string;
  /** Goes to the line that is typed into. */
  open: (page: Page) => Promise<Locator>;
  words: string;
  /** The first two hits. */
  hits: [RegExp, RegExp];
  /** Stands there when the first is taken. */
  taken: (page: Page) => Locator;
  /** The end of the path that it searches by; without one it searches what it has. */
  asks?: string;
}

const combobox = (name: string) => async (page: Page) => page.getByRole('combobox', { name });

/** The search above a list, which a button opens. */
const searchOf = (name: string) => async (page: Page) => {
  await page.getByRole('combobox', { name, exact: true }).click();
  return page.getByRole('dialog', { name, exact: true }).getByRole('combobox');
};

const ofDiscount = (choice: string, name: string) => async (page: Page) => {
  await page.getByText(choice, { exact: true }).click();
  return searchOf(name)(page);
};

const radios: Pick<Picker, 'words' | 'hits'> = { words: 'radio', hits: [/Radio, large/, /Radio, small/] };
const ashas: Pick<Picker, 'words' | 'hits'> = { words: 'asha', hits: [/Asha Kamau/, /Asha Mwangi/] };

const pickers: Record<string, Picker> = {
  'customers of an order': {
    ...ashas,
    path: () => '/orders/new',
    open: combobox('Customer'),
    taken: (page) => page.getByRole('button', { name: 'Remove Asha Kamau' }),
    asks: '/customers?*',
  },
  'customers in a dialog': {
    ...ashas,
    path: () => `/customers/${customerId}`,
    open: async (page) => {
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: /^Merge with/ }).click();
      return page.getByRole('combobox', { name: 'Customer to merge' });
    },
    taken: (page) => page.getByRole('dialog').getByRole('button', { name: 'Merge customers' }),
    asks: '/customers?*',
  },
  'products to sell': {
    ...radios,
    path: () => '/orders/new',
    open: combobox('Add products'),
    taken: (page) => page.getByLabel('Quantity of Radio, large'),
    asks: '/sellable-items?*',
  },
  'products to order': {
    ...radios,
    path: () => '/inventory/purchase-orders/new',
    open: combobox('Add products'),
    taken: (page) => page.getByLabel('Quantity of Radio, large'),
    asks: '/purchasable-items?*',
  },
  'products to transfer': {
    ...radios,
    path: () => '/inventory/transfers/new',
    open: combobox('Search products or scan'),
    taken: (page) => page.getByLabel('Quantity of Radio, large'),
    asks: '/stock?*',
  },
  'products of a discount': {
    ...radios,
    path: () => '/discounts/new',
    open: ofDiscount('Selected products', 'Products'),
    taken: (page) => page.getByRole('button', { name: 'Remove Radio, large' }),
    asks: '/products?*',
  },
  'categories of a discount': {
    words: 'kit',
    hits: [/Kitchen/, /Kites/],
    path: () => '/discounts/new',
    open: ofDiscount('Selected categories', 'Categories'),
    taken: (page) => page.getByRole('button', { name: 'Remove Kitchen' }),
  },
  suppliers: {
    words: 'kilimo',
    hits: [/Kilimo Supplies/, /Kilimo Traders/],
    path: () => '/inventory/purchase-orders/new',
    open: searchOf('Supplier'),
    taken: (page) => page.getByRole('combobox', { name: 'Supplier' }).filter({ hasText: 'Kilimo Supplies' }),
    asks: '/suppliers?*',
  },
  'customers in a filter': {
    ...ashas,
    path: () => '/orders',
    open: async (page) => {
      await page.getByRole('table').getByText('T-1001').waitFor();
      return searchOf('Customer')(page);
    },
    taken: (page) => page.getByRole('combobox', { name: /^Customer ./ }),
    asks: '/customers?*',
  },
  'the palette': {
    ...radios,
    path: () => '/home',
    open: async (page) => {
      await page.keyboard.press('Control+k');
      return page.getByRole('combobox', { name: 'Search or run a command' });
    },
    taken: (page) => page.getByRole('heading', { name: 'Radio, large' }),
    asks: '/products?*',
  },
};

const visit = (path: string) => visitStore(browser, url, shop.amina, path);
const highlighted = (page: Page) => page.locator('[role="option"][data-highlighted]');

async function expectHighlighted(page: Page, hit: RegExp): Promise<void> {
  await expect.poll(() => highlighted(page).allTextContents()).toEqual([expect.stringMatching(hit)]);
}

describe.each(Object.entries(pickers))('A picker: %s', (_, { path, open, words, hits, taken, asks }) => {
  it('highlights the first hit, moves by arrows, closes with Escape, and takes a hit with Enter', async () => {
    const { page, faults } = await visit(path());
    const field = await open(page);
    await field.focus();
    await page.keyboard.type(words);
    await expectHighlighted(page, hits[0]);
    await page.keyboard.press('ArrowDown');
    await expectHighlighted(page, hits[1]);
    await page.keyboard.press('ArrowUp');
    await expectHighlighted(page, hits[0]);
    // Other words begin at the first again.
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Backspace');
    await expectHighlighted(page, hits[0]);
    const dialogs = await page.getByRole('dialog').count();
    await page.keyboard.press('Escape');
    await page.getByRole('option').first().waitFor({ state: 'detached' });
    const isOwnDialog = (await field.count()) === 0;
    await expect.poll(() => page.getByRole('dialog').count()).toBe(dialogs - (isOwnDialog ? 1 : 0));
    await expect.poll(() => taken(page).count()).toBe(0);

    const again = isOwnDialog ? await reopened(page) : field;
    await again.fill(words);
    await expectHighlighted(page, hits[0]);
    await page.keyboard.press('Enter');
    await taken(page).waitFor();
    expect(faults).toEqual([]);
  });

  async function reopened(page: Page): Promise<Locator> {
    const field = await open(page);
    await field.focus();
    return field;
  }

  if (asks)
    it('takes the first hit when Enter comes before it', async () => {
      const { page, faults } = await visit(path());
      const field = await open(page);
      await field.focus();
      const release = await holdCall(page, asks);
      await page.keyboard.type(words);
      await page.keyboard.press('Enter');
      release();
      await taken(page).waitFor();
      expect(faults).toEqual([]);
    });
});

describe('A customer who is not there', () => {
  it('is added where nobody is found, and never by the Enter that looks for one', async () => {
    const { page, faults } = await visit('/orders/new');
    const field = page.getByRole('combobox', { name: 'Customer' });
    await field.focus();
    await page.keyboard.type('asha');
    await expectHighlighted(page, /Asha Kamau/);
    await expect
      .poll(() => page.getByRole('option').last().textContent())
      .toContain('Add new customer “asha”');
    await field.fill('');
    const release = await holdCall(page, '/customers?*');
    await page.keyboard.type('wanjiru');
    await page.keyboard.press('Enter');
    release();
    await expectHighlighted(page, /Add new customer “wanjiru”/);
    await expect.poll(() => page.getByLabel('Name').count()).toBe(0);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('wanjiru');
    expect(faults).toEqual([]);
  });
});
