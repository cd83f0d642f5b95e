import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { addProduct } from '#fixtures/product-fixtures.ts';
import { grave } from '#support/browser/axe.ts';
import { launch, patience } from '#support/browser/browser.ts';
import { call, newMerchant, newStore, type OpenedStore } from '#support/server/api.ts';

const url = inject('serverUrl');
let browser: Browser;
let store: OpenedStore;
let shop: string;
let token: string;
const faults: string[] = [];
beforeAll(async () => {
  browser = await launch();
  ({ token } = await newMerchant(url));
  store = await newStore(url, token, { module_inventory: 'active' });
  shop = url.replace('localhost', `${store.subDomain}.localhost`);
  const at = { token: store.businessToken, params: { id: store.id } };
  const cloth = await call(url, 'POST /marketplace/v1/stores/{id}/categories', {
    ...at,
    body: { name: 'Cloth' },
  });
  const category_id = cloth.data.id;
  await addProduct(url, store, {
    title: 'Kitenge, 6 yards',
    price: 4500_00,
    status: 'active',
    opening_stock: 9,
    category_id,
  });
  await addProduct(url, store, { title: 'Straw hat', price: 800_00, status: 'active', opening_stock: 9 });
  const options = [
    { name: 'Size', entries: ['S', 'M'] },
    { name: 'Colour', entries: ['Red', 'Blue'] },
  ];
  const variants = ['S', 'M'].flatMap((size) =>
    ['Red', 'Blue'].map((colour) => ({
      entries: [size, colour],
      price: size === 'S' ? 1000_00 : 1200_00,
      opening_stock: size === 'M' && colour === 'Blue' ? 0 : 3,
    })),
  );
  const body = { title: 'Linen shirt', status: 'active' as const, options, variants, category_id };
  const made = await call(url, 'POST /marketplace/v1/stores/{id}/products', { ...at, body });
  expect(made.status).toBe(200);
});
afterAll(() => browser.close());
afterEach(() => expect(faults.splice(0)).toEqual([]));

async function open(path: string, { width = 1440, script = true } = {}): Promise<Page> {
  const context = await browser.newContext({
    baseURL: shop,
    viewport: { width, height: 900 },
    javaScriptEnabled: script,
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(patience);
  const page = await context.newPage();
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await page.goto(path);
  return page;
}

const isTooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

describe.each([
  { width: 360, script: true },
  { width: 1440, script: true },
  { width: 360, script: false },
  { width: 1440, script: false },
])('A visitor at $width px, with a script: $script', (how) => {
  it('finds a product from the home page, by a collection and by a search', async () => {
    const page = await open('/', how);
    await page.getByRole('main').getByRole('link', { name: 'Cloth' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Cloth' }).waitFor();
    await page.getByText('2 products').waitFor();
    await page.getByRole('link', { name: 'Kitenge, 6 yards' }).click();
    await page.getByRole('heading', { level: 1, name: 'Kitenge, 6 yards' }).waitFor();
    await page.getByRole('button', { name: 'Add to cart' }).waitFor();
    await page.goto('/search');
    await page
      .getByRole('main')
      .getByRole('searchbox')
      .or(page.getByRole('main').getByRole('combobox', { name: 'Search products' }))
      .fill('hat');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await page.getByRole('heading', { level: 1, name: 'Results for “hat”' }).waitFor();
    await page.getByRole('link', { name: 'Straw hat' }).waitFor();
    await page.context().close();
  });

  it('sorts and narrows a list', async () => {
    const page = await open('/collections/all', how);
    const titles = () => page.getByRole('article').getByRole('link').allTextContents();
    await page.getByLabel('Sort by').selectOption('price_down');
    // With a script the list sorts itself.
    const apply = page.getByRole('button', { name: 'Apply' });
    if (how.script) await apply.waitFor({ state: 'hidden' });
    else await apply.click();
    await expect.poll(titles).toEqual(['Kitenge, 6 yards', 'Linen shirt', 'Straw hat']);
    await page.getByText('Filter', { exact: true }).click();
    await page.getByLabel('To', { exact: true }).fill('900');
    await page.getByRole('button', { name: 'Show results' }).click();
    await expect.poll(titles).toEqual(['Straw hat']);
    await page.getByRole('link', { name: 'Clear filters' }).click();
    await expect.poll(async () => (await titles()).length).toBe(3);
    await page.context().close();
  });
});

it('The field of the search shows one ring around it and its button', async () => {
  const page = await open('/search');
  const field = page
    .getByRole('main')
    .getByRole('searchbox')
    .or(page.getByRole('main').getByRole('combobox'));
  await field.focus();
  const rings = await field.evaluate((input) =>
    [input, input.closest('form')].map((element) => element && getComputedStyle(element).outlineStyle),
  );
  expect(rings).toEqual(['none', 'solid']);
  await page.context().close();
});

it('A visit is counted once its visitor agrees, and the answer can be changed', async () => {
  const page = await open('/', { width: 360 });
  const told: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/visits')) told.push(request.method());
  });
  const bar = page.getByRole('complementary', { name: 'Counting visits' });
  await bar.waitFor();
  expect(await grave(page)).toEqual([]);
  await bar.getByRole('button', { name: 'No' }).click();
  await bar.waitFor({ state: 'hidden' });
  await page.reload();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Counting visits' }).click();
  expect(told).toEqual([]);
  const counted = page.waitForRequest((request) => request.url().endsWith('/visits'));
  await bar.getByRole('button', { name: 'Yes' }).click();
  await counted;
  await page.reload();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Counting visits' }).waitFor();
  expect(told).toEqual(['POST']);
  await expect.poll(() => bar.isVisible()).toBe(false);
  await page.context().close();
});

it('What was looked at before is shown on the next product, and kept in this browser alone', async () => {
  const page = await open('/products/straw-hat', { width: 360 });
  await page.goto('/products/linen-shirt');
  const recent = page.locator('section', { has: page.getByRole('heading', { name: 'Recently viewed' }) });
  await recent.getByRole('link', { name: 'Straw hat' }).waitFor();
  expect(await grave(page)).toEqual([]);
  await page.goto('/products/straw-hat');
  await recent.getByRole('link', { name: 'Linen shirt' }).waitFor();
  await expect.poll(() => recent.getByRole('link', { name: 'Straw hat' }).count()).toBe(0);
  expect(await page.context().cookies()).toEqual([]);
  await page.context().close();
});

describe('A product with options', () => {
  beforeAll(async () => {
    const scarf = [
      { entries: ['Red', 'S'], price: 1000_00, opening_stock: 3 },
      { entries: ['Red', 'M'], price: 1500_00, opening_stock: 0 },
      { entries: ['Blue', 'S'], price: 1100_00, opening_stock: 3 },
    ];
    const knitted = await call(url, 'POST /marketplace/v1/stores/{id}/products', {
      ...{ token: store.businessToken, params: { id: store.id } },
      body: {
        ...{ title: 'Wool scarf', status: 'active', variants: scarf },
        options: [
          { name: 'Colour', entries: ['Red', 'Blue'] },
          { name: 'Size', entries: ['S', 'M'] },
        ],
      },
    });
    expect(knitted.status).toBe(200);
  });

  it('is chosen by each of them, and a combination that is gone cannot be taken', async () => {
    const page = await open('/products/linen-shirt');
    const product = page.getByRole('main');
    await product.getByRole('group', { name: 'Size' }).getByRole('radio', { name: 'M' }).check();
    await product
      .getByText(/1,200\.00/)
      .first()
      .waitFor();
    await product.getByRole('group', { name: 'Colour' }).getByRole('radio', { name: 'Blue' }).check();
    await expect.poll(() => product.getByRole('button', { name: 'Sold out' }).isDisabled()).toBe(true);
    // Its own price, not that of the choice before.
    expect(await product.locator('.price').first().textContent()).toMatch(/1,200\.00/);
    await product.getByRole('group', { name: 'Size' }).getByRole('radio', { name: 'S' }).check();
    await expect.poll(() => product.getByRole('button', { name: 'Add to cart' }).isEnabled()).toBe(true);
    const sent = await page.evaluate(() => [
      ...new FormData(document.querySelector<HTMLFormElement>('[data-add-to-cart]') ?? undefined).keys(),
    ]);
    expect(sent).toEqual(['variant_id', 'quantity']);
    await page.context().close();
  });

  it('says of a combination that there is none, and shows no price of another', async () => {
    const page = await open('/products/wool-scarf');
    const product = page.getByRole('main');
    const choose = (option: string, entry: string) =>
      product.getByRole('group', { name: option }).getByRole('radio', { name: entry }).check();
    await choose('Size', 'M');
    await product.getByRole('button', { name: 'Sold out' }).waitFor();
    expect(await product.locator('.price').first().textContent()).toMatch(/1,500\.00/);
    await choose('Colour', 'Blue');
    await product.getByRole('button', { name: 'Not available' }).waitFor();
    expect(await product.locator('.price').first().textContent()).not.toMatch(/\d/);
    await choose('Size', 'S');
    await product.getByRole('button', { name: 'Add to cart' }).waitFor();
    await page.context().close();
  });

  it('says without a script what each costs, and that it is sold out', async () => {
    const page = await open('/products/wool-scarf', { script: false, width: 360 });
    await page.getByText(/Red\/M.*1,500\.00.*Sold out/).waitFor();
    expect(await isTooWide(page)).toBe(false);
    await page.context().close();
  });
});

describe.each(['duka', 'souk', 'high_street', 'corner'] as const)('The theme %s', (theme) => {
  it.each([360, 1440])('can be used by everybody, and fits %d px', async (width) => {
    const chosen = await call(url, 'PUT /marketplace/v1/stores/{id}/update', {
      ...{ token: store.businessToken, params: { id: store.id } },
      body: { default_theme: theme },
    });
    expect(chosen.status).toBe(200);
    for (const path of [
      '/',
      '/collections',
      '/collections/cloth',
      '/products/linen-shirt',
      '/search?q=hat',
      '/nothing',
    ]) {
      const page = await open(`${path}${path.includes('?') ? '&' : '?'}theme=${theme}${width}`, { width });
      expect({ path, grave: await grave(page) }).toEqual({ path, grave: [] });
      expect({ path, tooWide: await isTooWide(page) }).toEqual({ path, tooWide: false });
      await page.context().close();
    }
    faults.splice(0, faults.length, ...faults.filter((fault) => !fault.includes('404')));
  });
});
