import type { Browser, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addProduct, productStore } from '#fixtures/product-fixtures.ts';
import { newColleague } from '#fixtures/staff-fixtures.ts';
import { grave } from '#support/browser/axe.ts';
import { launch } from '#support/browser/browser.ts';
import { holdCall } from '#support/browser/delay-call.ts';
import { visitStore } from '#support/browser/visit-store.ts';
import { call } from '#support/server/api.ts';
import { scan } from '#support/till/scan.ts';

const url = inject('serverUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Five cups and three pots in the books. */
async function shelves() {
  const { amina, store } = await productStore(url);
  const cup = await addProduct(url, store, { title: 'Cup', barcode: '96385074', opening_stock: 5 });
  await addProduct(url, store, { title: 'Pot', sku: 'POT-1', opening_stock: 3 });
  return { amina, store, cup };
}

async function onHand(store: { id: string; businessToken: string }, productId: string) {
  const { data } = await call(url, 'GET /marketplace/v1/stores/{id}/products/{product_id}', {
    token: store.businessToken,
    params: { id: store.id, product_id: productId },
  });
  return data.on_hand;
}

describe('A stock-take by scanner', () => {
  it('counts on a phone through a cut connection, from the list, and puts the books right', async () => {
    const { amina, store, cup } = await shelves();
    const { page, context, faults } = await visitStore(browser, url, amina, '/inventory/stock-takes', {
      width: 360,
      height: 760,
    });
    await page.getByText('No stock-takes yet').waitFor();
    await page.getByRole('button', { name: 'New stock-take' }).click();
    await page.getByRole('button', { name: 'Start counting' }).click();
    await page.getByRole('heading', { name: 'ST-0001' }).waitFor();
    await page.getByText('0 of 2 lines counted').waitFor();
    const last = page
      .getByRole('status')
      .filter({ hasText: /Cup|Pot|No product with this code|Counted, sending/ });

    await scan(page, '96385074');
    await last.getByText('Cup').waitFor();
    await page.getByText('1 of 2 lines counted').waitFor();

    // The connection is cut: every beep is still answered at once, and waits.
    const counts = '**/counts';
    const cut = (route: Route) => route.abort();
    await page.route(counts, cut);
    await scan(page, '96385074');
    await scan(page, '96385074');
    await page.getByText('2 counts waiting to be sent').waitFor();
    expect(await grave(page)).toEqual([]);
    // It tries again by itself as well: nothing passes before the button was pressed.
    const letGo = await holdCall(page, '/counts');
    await page.unroute(counts, cut);
    await page.getByRole('button', { name: 'Retry' }).click();
    letGo();
    await page.getByText(/waiting to be sent/).waitFor({ state: 'detached' });
    await last.getByText('3', { exact: true }).waitFor();

    await page.getByLabel('Barcode or SKU').fill('4006381333931');
    await page.getByRole('button', { name: 'Count 1' }).click();
    await page.getByText('No product with this code. It is saved under unknown codes.').waitFor();

    const pots = page.getByRole('spinbutton', { name: 'Counted quantity of Pot' });
    await pots.fill('-1');
    await page.getByRole('button', { name: 'Set Pot' }).click();
    await page.getByText('Enter a whole number of 0 or more').waitFor();
    await pots.fill('4');
    await page.getByRole('button', { name: 'Set Pot' }).click();
    await page.getByText('2 of 2 lines counted').waitFor();

    await page.getByText('Differences', { exact: true }).click();
    const row = (title: string) =>
      page.getByRole('table', { name: 'Lines' }).locator('tr', { hasText: title });
    await row('Cup').getByText('−2').waitFor();
    await row('Pot').getByText('+1').waitFor();
    await page.getByText('Unknown codes').waitFor();
    expect(await grave(page)).toEqual([]);
    await page.getByRole('button', { name: 'Update stock…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Update stock', exact: true }).click();
    await page.getByText('Applied', { exact: true }).waitFor();
    expect(await onHand(store, cup)).toBe(3);

    await page.goto('/inventory/movements');
    await page.getByRole('link', { name: 'Stock-take ST-0001' }).first().click();
    await page.getByRole('heading', { name: 'ST-0001' }).waitFor();
    // What the cut did to the calls is no fault of the page.
    expect(faults.filter((fault) => !/counts|ERR_FAILED/.test(fault))).toEqual([]);
    await context.close();
  });

  it('adds up what two people scan, and shows the stock keeper no money', async () => {
    const { amina, store } = await shelves();
    const officer = await newColleague(url, amina, store, 'inventory_officer');
    const first = await visitStore(browser, url, amina, '/inventory/stock-takes');
    await first.page.getByRole('button', { name: 'New stock-take' }).click();
    await first.page.getByRole('button', { name: 'Start counting' }).click();
    await first.page.getByRole('heading', { name: 'ST-0001' }).waitFor();
    const second = await visitStore(browser, url, officer, new URL(first.page.url()).pathname);
    await second.page.getByText('0 of 2 lines counted').waitFor();
    await scan(first.page, '96385074');
    await first.page.getByText('1 of 2 lines counted').waitFor();
    // Told by the server, without a reload.
    await second.page.getByText('1 of 2 lines counted').waitFor();
    await scan(second.page, '96385074');
    await second.page
      .getByRole('status')
      .filter({ hasText: 'Cup' })
      .getByText('2', { exact: true })
      .waitFor();
    await second.page.getByText('Differences', { exact: true }).click();
    await second.page.getByText('Lines with differences').waitFor();
    await expect.poll(() => second.page.getByText('Value at cost').count()).toBe(0);
    await first.page.getByText('Differences', { exact: true }).click();
    await first.page.getByText('Value at cost').first().waitFor();
    expect([...first.faults, ...second.faults]).toEqual([]);
    await first.context.close();
    await second.context.close();
  });
});
