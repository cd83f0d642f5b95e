import { randomUUID } from 'node:crypto';
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
let cardCode: string;
const inStore = (params: Record<string, string> = {}) => ({
  token: store.businessToken,
  params: { id: store.id, ...params },
});
beforeAll(async () => {
  browser = await launch();
  const { token } = await newMerchant(url);
  store = await newStore(url, token, { module_inventory: 'active', mode: 'live' });
  shop = url.replace('localhost', `${store.subDomain}.localhost`);
  await addProduct(url, store, { title: 'Straw hat', price: 800_00, status: 'active', opening_stock: 90 });
  await deliverTo('Lagos', { Rider: 15_00, Van: 30_00 });
  await deliverTo('Kano', { Lorry: 60_00 });
  const { data } = await call(url, 'GET /marketplace/v1/stores/{id}/delivery', inStore());
  await call(url, 'PUT /marketplace/v1/stores/{id}/delivery/pickup/{location_id}', {
    ...inStore({ location_id: data.pickup[0]?.location_id ?? '' }),
    body: { version: 0, offered: true, instructions: '', lead_hours: 1, slots: [] },
  });
  const card = await call(url, 'POST /marketplace/v1/stores/{id}/gift-cards', {
    ...inStore(),
    body: { amount: 100_00, paid_with: 'cash' },
  });
  cardCode = (card.data as unknown as { code: string }).code;
});
afterAll(() => browser.close());

async function deliverTo(region: string, prices: Record<string, number>): Promise<void> {
  const rates = Object.entries(prices).map(([name, price]) => ({
    ...{ id: randomUUID(), name, basis: 'flat', bands: [{ up_to: null, price }], free_from: null },
    ...{ delivery_time: '', courier: '', tracking_url: '' },
  }));
  const made = await call(url, 'POST /marketplace/v1/stores/{id}/delivery/zones', {
    ...inStore(),
    body: {
      name: region,
      places: [{ country: 'NG', regions: [region], cities: [], postal_codes: [] }],
      rates,
    },
  });
  if (made.status !== 200) throw new Error(made.message);
}

const region = (page: Page) => page.locator('[name=region]');
const radios = (page: Page) => page.locator('[name=delivery]');
const total = (page: Page) => page.locator('.sums [data-total] dd').first();

async function toCheckout(page: Page): Promise<void> {
  await page.goto('/products/straw-hat');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('main').getByText('Check out', { exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Checkout' }).waitFor();
}

describe.each([
  { width: 360, script: true },
  { width: 360, script: false },
  { width: 1440, script: true },
])('A buyer of a shop that delivers, at $width px, with a script: $script', ({ width, script }) => {
  it('has an order brought at the rate of the address, and pays what was shown', async () => {
    const context = await browser.newContext({
      baseURL: shop,
      viewport: { width, height: 900 },
      javaScriptEnabled: script,
      reducedMotion: 'reduce',
    });
    context.setDefaultTimeout(patience);
    const page = await context.newPage();
    const update = async () => {
      if (!script) await page.getByRole('button', { name: 'Update total' }).click();
    };
    await toCheckout(page);
    await page.getByLabel('Country').selectOption('NG');
    await update();
    await region(page).waitFor();
    await page.getByRole('radio', { name: /^Deliver to my address/ }).waitFor();
    expect(await radios(page).evaluateAll((all) => all.filter((one) => one.matches(':checked')))).toEqual([]);
    await page.getByLabel('Email', { exact: true }).fill('asha@buyers.example');
    await page.getByLabel('Phone').fill('0803 555 1234');
    await page.getByLabel('Full name').fill('Asha Mwangi');
    await region(page).selectOption('Lagos');
    await page.getByLabel('Street address').fill('1 Marina');
    await page.getByLabel('City').fill('Lagos');
    await update();
    // What was typed while the rates were on their way is still there.
    await page.getByRole('radio', { name: /^Rider/ }).waitFor();
    await expect.poll(() => page.getByLabel('Street address').inputValue()).toBe('1 Marina');
    expect(await page.getByLabel('City').inputValue()).toBe('Lagos');
    expect(await radios(page).evaluateAll((all) => all.filter((one) => one.matches(':checked')))).toEqual([]);
    await page.getByRole('radio', { name: /^Van/ }).check();
    await update();
    await expect.poll(() => total(page).textContent()).toContain('830');
    expect(await page.getByRole('radio', { name: /^Van/ }).isChecked()).toBe(true);
    await region(page).selectOption('Kano');
    await update();
    await expect.poll(() => total(page).textContent()).toContain('860');
    expect(await page.getByRole('radio', { name: /^Lorry/ }).isChecked()).toBe(true);

    await page.getByLabel('Discount code or gift card').fill('WRONG');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByRole('alert').waitFor();
    expect(await page.getByLabel('Full name').inputValue()).toBe('Asha Mwangi');
    await page.goto('/checkout/code');
    expect(new URL(page.url()).pathname).toBe('/checkout');
    await page.getByLabel('Discount code or gift card').fill(cardCode);
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByText('To pay').waitFor();
    expect(await page.getByLabel('Full name').inputValue()).toBe('Asha Mwangi');
    if (script) expect(await grave(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
    await page.getByRole('button', { name: 'Remove gift card' }).click();
    await page.getByLabel('Discount code or gift card').waitFor();
    // Enter places the order, as in a form without a gift card.
    await page.getByLabel('Full name').press('Enter');
    await page.getByText('Order received').first().waitFor();
    await page.getByText('Lorry').first().waitFor();
    const { data } = await call(url, 'GET /marketplace/v1/stores/{id}/orders', inStore());
    expect(data.items[0]).toMatchObject({ total: 860_00 });
    await context.close();
  });
});

describe('What a script does at the checkout', () => {
  it('keeps the focus and what is typed while the total is asked for', async () => {
    const context = await browser.newContext({ baseURL: shop, viewport: { width: 1440, height: 900 } });
    context.setDefaultTimeout(patience);
    const page = await context.newPage();
    await toCheckout(page);
    await page.getByLabel('Country').selectOption('NG');
    await page.getByRole('radio', { name: /^Deliver to my address/ }).check();
    let letGo = () => {};
    const isTyped = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/checkout', async (route) => {
      if (route.request().method() === 'POST') await isTyped;
      await route.continue();
    });
    await region(page).selectOption('Kano');
    await page.getByLabel('Street address').pressSequentially('7 Bompai Road');
    letGo();
    await expect.poll(() => total(page).textContent()).toContain('860');
    expect(await page.getByLabel('Street address').inputValue()).toBe('7 Bompai Road');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('line1');
    await page.getByRole('radio', { name: /^Collect at/ }).focus();
    await page.keyboard.press('Space');
    await expect.poll(() => total(page).textContent()).toContain('800');
    expect(await page.getByRole('radio', { name: /^Collect at/ }).isChecked()).toBe(true);
    await context.close();
  });

  it('counts the cart beyond 9,999', async () => {
    const context = await browser.newContext({ baseURL: shop });
    context.setDefaultTimeout(patience);
    const page = await context.newPage();
    await context.addCookies([{ name: 'cart_units', value: '10000', url: shop }]);
    await page.goto('/');
    await expect.poll(() => page.locator('[data-cart-count]').first().textContent()).toBe('10000');
    await context.close();
  });
});
