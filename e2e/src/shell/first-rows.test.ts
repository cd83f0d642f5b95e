import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { addProduct, productStore } from '#fixtures/product-fixtures.ts';
import { launch, visit } from '#support/browser/browser.ts';
import { holdCall } from '#support/browser/delay-call.ts';
import { keepSession } from '#support/browser/restore-session.ts';

const url = inject('serverUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

it.each([
  ['products', 'Cup'],
  ['orders', 'No orders yet'],
  ['customers', 'No customers yet'],
])('asks for the first %s while their screen is on its way, and once', async (list, shown) => {
  const { amina, store } = await productStore(url);
  await addProduct(url, store, { title: 'Cup' });
  const { page, context } = await visit(browser, url);
  await keepSession(page, url, amina);
  // The stream of live updates has everything read anew once it is open.
  await holdCall(page, '/events');
  const firstPage = `${url}/marketplace/v1/stores/${store.id}/${list}?page=1&limit=10`;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const rows = page.waitForRequest(firstPage);
  await page.route(`**/assets/${list}-*.js`, async (route) => {
    await rows;
    await route.continue();
  });
  await page.goto(`/${list}`);
  await page.getByText(shown, { exact: true }).first().waitFor();
  expect(asked.filter((address) => address === firstPage)).toHaveLength(1);
  await context.close();
});
