import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addProduct } from '#fixtures/product-fixtures.ts';
import { grave } from '#support/browser/axe.ts';
import { launch, patience } from '#support/browser/browser.ts';
import { newMerchant, newStore } from '#support/server/api.ts';
import { mailTo } from '#support/server/mailbox.ts';

const url = inject('serverUrl');
let browser: Browser;
let shop: string;
beforeAll(async () => {
  browser = await launch();
  const { token } = await newMerchant(url);
  const store = await newStore(url, token, { module_inventory: 'active', mode: 'live' });
  shop = url.replace('localhost', `${store.subDomain}.localhost`);
  await addProduct(url, store, { title: 'Straw hat', price: 800_00, status: 'active', opening_stock: 90 });
});
afterAll(() => browser.close());

describe.each([
  { width: 360, script: true },
  { width: 360, script: false },
  { width: 1440, script: true },
])('A buyer at $width px, with a script: $script', ({ width, script }) => {
  /** Axe is a script: a page that runs none is looked at with one. */
  async function assertUsable(page: Page): Promise<void> {
    const { pathname } = new URL(page.url());
    if (script) expect({ pathname, grave: await grave(page) }).toEqual({ pathname, grave: [] });
    const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect({ pathname, isTooWide }).toEqual({ pathname, isTooWide: false });
  }

  it('wishes, buys, logs in with a mailed code, and buys again with what is known', async () => {
    const email = `asha-${Date.now()}-${width}@buyers.example`;
    const context = await browser.newContext({
      baseURL: shop,
      viewport: { width, height: 900 },
      javaScriptEnabled: script,
      reducedMotion: 'reduce',
    });
    context.setDefaultTimeout(patience);
    const page = await context.newPage();
    await page.goto('/products/straw-hat');
    await assertUsable(page);
    await page.getByRole('button', { name: 'Add to wish list' }).click();
    await page.getByRole('heading', { level: 1, name: 'Wish list' }).waitFor();
    await assertUsable(page);
    await page.getByRole('link', { name: 'Straw hat' }).click();
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await page.getByRole('main').getByText('Check out', { exact: true }).click();
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Full name').fill('Asha Mwangi');
    await page.getByLabel('Street address').fill('12 Moi Avenue');
    await page.getByLabel('City').fill('Nairobi');
    await page.getByLabel('Country').selectOption('KE');
    await page.getByRole('button', { name: 'Place order' }).click();
    await page.getByText('Order received').first().waitFor();

    await page.getByRole('link', { name: 'My account' }).click();
    await page.getByRole('heading', { level: 1, name: 'Log in' }).waitFor();
    await assertUsable(page);
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Email me a code' }).click();
    await page.getByLabel('Code').fill('12');
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByText('This code is wrong or has expired').waitFor();
    await assertUsable(page);
    const { text } = await mailTo(url, email, /Enter this code/);
    await page.getByLabel('Code').fill(/^\s*(\d{6})\s*$/m.exec(text)?.[1] ?? '');
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('heading', { level: 1, name: 'My account' }).waitFor();
    await page.getByText('12 Moi Avenue').waitFor();
    await assertUsable(page);

    await page.getByRole('button', { name: /^Order again/ }).click();
    await page.getByRole('main').getByText('Check out', { exact: true }).click();
    await expect.poll(() => page.getByLabel('Email', { exact: true }).inputValue()).toBe(email);
    await expect.poll(() => page.getByLabel('Street address').inputValue()).toBe('12 Moi Avenue');
    await page.getByRole('link', { name: 'My account' }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL(/\/$/);
    await page.goto('/account');
    await page.getByRole('heading', { level: 1, name: 'Log in' }).waitFor();
    await context.close();
  });
});
