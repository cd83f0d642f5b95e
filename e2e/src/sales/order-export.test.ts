import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { chooseAct, dialog, press, riceStore } from '#fixtures/sales-fixtures.ts';
import { newColleague } from '#fixtures/staff-fixtures.ts';
import { grave } from '#support/browser/axe.ts';
import { launch } from '#support/browser/browser.ts';
import { visitStore } from '#support/browser/visit-store.ts';
import { call } from '#support/server/api.ts';

const url = inject('serverUrl');
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const column = (page: Page, name: string) => dialog(page).getByRole('checkbox', { name, exact: true });

/** The lines of the file that the dialog fetches. */
async function downloaded(page: Page): Promise<string[]> {
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Download CSV')]);
  expect(download.suggestedFilename()).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/);
  return (await readFile(await download.path(), 'utf8')).replace('\uFEFF', '').trim().split('\r\n');
}

describe('The export of orders', () => {
  it('is what the list shows, with the chosen columns, and all orders where that is chosen', async () => {
    const { amina, store, at, rice } = await riceStore(url);
    for (const settlement of [
      { payment_type: 'pod' },
      { payment_type: 'instant', payments: [{ method: 'cash', amount: 50_000 }] },
    ]) {
      const lines = [{ variant_id: rice.variantId, quantity: 1, unit_price: 50_000 }];
      await call(url, 'POST /marketplace/v1/stores/{id}/orders', { ...at, body: { lines, settlement } });
    }
    const { page, context, faults } = await visitStore(browser, url, amina, '/orders?unpaid=1');
    await page.getByText('Showing 1-1 of 1').waitFor();
    await chooseAct(page, /^Export…/);
    await dialog(page).getByText('Filtered list (1)').waitFor();
    expect(await grave(page)).toEqual([]);
    await press(page, 'Clear all');
    await press(page, 'Download CSV');
    await dialog(page).getByText('Choose at least one column').waitFor();
    expect(await grave(page)).toEqual([]);
    for (const name of ['Balance due', 'Order', 'Payment status']) await column(page, name).check();
    expect(await downloaded(page)).toEqual(['Order,Payment status,Balance due', 'T-1001,Unpaid,500.00']);
    await dialog(page).waitFor({ state: 'detached' });

    await chooseAct(page, /^Export…/);
    await dialog(page).getByText('All orders').click();
    const [headers, ...rows] = await downloaded(page);
    expect(headers).toMatch(/^Order,Date,Customer,.*,Total,Paid,Refunded,Balance due,Due date$/);
    expect(rows.map((row) => row.split(',')[0])).toEqual(['T-1002', 'T-1001']);
    expect(faults).toEqual([]);
    await context.close();

    const officer = await newColleague(url, amina, store, 'inventory_officer', 'Juma');
    const seen = await visitStore(browser, url, officer, '/orders');
    await chooseAct(seen.page, /^Export…/);
    await column(seen.page, 'Fulfilment status').waitFor();
    for (const name of ['Total', 'Payment status', 'Balance due'])
      await expect.poll(() => column(seen.page, name).count()).toBe(0);
    const [shown, ...all] = await downloaded(seen.page);
    expect(shown).toBe('Order,Date,Customer,Channel,Seller,Location,Items,Fulfilment status,Tags,Note');
    expect(all).toHaveLength(2);
    await seen.context.close();
  });
});
