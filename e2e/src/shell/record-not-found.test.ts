import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { addProduct, productStore } from '#fixtures/product-fixtures.ts';
import { grave } from '#support/browser/axe.ts';
import { launch } from '#support/browser/browser.ts';
import { visitStore } from '#support/browser/visit-store.ts';

const url = inject('serverUrl');
const nobodys = '0198a000-0000-7000-8000-000000000000';
let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launch();
  const { amina } = await productStore(url);
  page = (await visitStore(browser, url, amina, '/')).page;
});
afterAll(() => browser.close());

it.each([
  ['product', `/products/${nobodys}`, '/products'],
  ['product', '/products/not-an-id', '/products'],
  ['import', `/products/import/${nobodys}`, '/products/import'],
  ['transfer', `/inventory/transfers/${nobodys}`, '/inventory/transfers'],
  ['stock-take', `/inventory/stock-takes/${nobodys}`, '/inventory/stock-takes'],
  ['purchase order', `/inventory/purchase-orders/${nobodys}`, '/inventory/purchase-orders'],
  ['discount', `/discounts/${nobodys}`, '/discounts'],
  ['discount', '/discounts/not-an-id', '/discounts'],
  ['gift card', `/discounts/gift-cards/${nobodys}`, '/discounts/gift-cards'],
])('says that the %s of %s is not there, and leads to the others', async (noun, at, list) => {
  await page.goto(`${url}${at}`);
  await page.getByText(`This ${noun} doesn’t exist`).waitFor();
  expect(await grave(page)).toEqual([]);
  await page.getByRole('link', { name: /^See all/ }).click();
  await page.waitForURL(`${url}${list}`);
});

it('says the same of a product of another store', async () => {
  const { store } = await productStore(url);
  const id = await addProduct(url, store, { title: 'Cup' });
  await page.goto(`${url}/products/${id}`);
  await page.getByText('This product doesn’t exist').waitFor();
});
