import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addProduct } from '#fixtures/product-fixtures.ts';
import { grave } from '#support/browser/axe.ts';
import { launch, patience } from '#support/browser/browser.ts';
import { call, newMerchant, newStore, type OpenedStore } from '#support/server/api.ts';

const url = inject('serverUrl');
let browser: Browser;
let store: OpenedStore;
let shop: string;
beforeAll(async () => {
  browser = await launch();
  const { token } = await newMerchant(url);
  store = await newStore(url, token, { module_inventory: 'active' });
  shop = url.replace('localhost', `${store.subDomain}.localhost`);
  await addProduct(url, store, { title: 'Straw hat', price: 800_00, status: 'active', opening_stock: 90 });
});
afterAll(() => browser.close());

const isTooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

/** Axe is a script: a page that runs none is looked at with one. */
async function assertUsable(page: Page, script: boolean): Promise<void> {
  const { pathname } = new URL(page.url());
  if (script) expect({ pathname, grave: await grave(page) }).toEqual({ pathname, grave: [] });
  expect({ pathname, tooWide: await isTooWide(page) }).toEqual({ pathname, tooWide: false });
}

describe.each([
  { width: 360, script: true },
  { width: 360, script: false },
  { width: 1440, script: true },
])('A buyer at $width px, with a script: $script', ({ width, script }) => {
  it('goes from the product over cart and checkout to the order, which the merchant has at once', async () => {
    const context = await browser.newContext({
      baseURL: shop,
      viewport: { width, height: 900 },
      javaScriptEnabled: script,
      reducedMotion: 'reduce',
    });
    context.setDefaultTimeout(patience);
    const page = await context.newPage();
    await page.goto('/products/straw-hat');
    await page.getByLabel('Quantity').fill('2');
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await page.getByRole('heading', { level: 1, name: 'Cart' }).waitFor();
    await assertUsable(page, script);
    // What is typed counts without Update, too.
    expect(await page.getByRole('button', { name: 'Update' }).isVisible()).toBe(!script);
    await page.getByLabel('Quantity of Straw hat').fill('3');
    await page.getByRole('main').getByText('Check out', { exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Checkout' }).waitFor();
    await page.getByText('Straw hat × 3').waitFor();
    expect(new URL(page.url()).hash).toBe('');
    await assertUsable(page, script);
    await page.getByRole('button', { name: 'Place order' }).click();
    await page.getByRole('link', { name: 'Enter an email or a phone number' }).waitFor();
    expect(await page.locator(':focus').getAttribute('id')).toBe('email');
    await assertUsable(page, script);
    await page.getByLabel('Email', { exact: true }).fill('asha@buyers.example');
    await page.getByLabel('Full name').fill('Asha Mwangi');
    // What is filled in is no longer said to be missing.
    expect(await page.getByText('Name is required!').count()).toBe(script ? 0 : 2);
    await page.getByLabel('Street address').fill('12 Moi Avenue');
    await page.getByLabel('City').fill('Nairobi');
    // Another country asks in its own way, and what was typed stays.
    await page.getByLabel('Country').selectOption('GB');
    if (!script) await page.getByRole('button', { name: 'Update total' }).click();
    await page.getByLabel('Postcode').waitFor();
    await expect.poll(() => page.getByLabel('Street address').inputValue()).toBe('12 Moi Avenue');
    await page.getByLabel('Country').selectOption('KE');
    if (!script) await page.getByRole('button', { name: 'Update total' }).click();
    await page.getByLabel('County (optional)').waitFor();
    await page.getByRole('radio', { name: /Pay on delivery/ }).check();
    await page.getByRole('button', { name: 'Place order' }).click();
    await page.getByText('Order received').first().waitFor();
    await assertUsable(page, script);
    const { data } = await call(url, 'GET /marketplace/v1/stores/{id}/orders', {
      ...{ token: store.businessToken, params: { id: store.id } },
    });
    expect(data.items[0]).toMatchObject({ channel: 'web', total: 2400_00, test: true });
    await context.close();
  });
});

describe('The cart with a script', () => {
  it('counts a quantity as soon as it is typed, and goes on at its field', async () => {
    const context = await browser.newContext({ baseURL: shop, viewport: { width: 360, height: 800 } });
    context.setDefaultTimeout(patience);
    const page = await context.newPage();
    await page.goto('/products/straw-hat');
    await page.getByRole('button', { name: 'Add to cart' }).click();
    const field = page.getByLabel('Quantity of Straw hat');
    await field.fill('4');
    await field.press('Tab');
    await expect.poll(() => page.locator('[data-total] dd').textContent()).toContain('3,200');
    expect(await field.inputValue()).toBe('4');
    await expect.poll(() => page.locator(':focus').getAttribute('name')).toMatch(/^quantity:/);
    await context.close();
  });
});
